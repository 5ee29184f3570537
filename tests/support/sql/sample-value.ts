import type { Property, Shape } from './shapes.ts';

/** Decides which of several possible values is taken. `place` names the decision, so that it can be taken otherwise. */
export type Choose = (place: string, options: number) => number;

/** What stands in for a connection, a pool or the one client of a transaction. */
export type Stand = (name: string) => unknown;

const DEEPEST = 7;
const databases = /^(Database|ReadDatabase|Pool|PoolClient|Client)$/;

/** A value of the shape: present where it may be missing, with one item in each list, unless `choose` says otherwise. */
export function sampleValue(shape: Shape, choose: Choose, stand: Stand, place = '', depth = 0): unknown {
  const inside = (one: Shape, part: string) => sampleValue(one, choose, stand, `${place}.${part}`, depth + 1);
  switch (shape.kind) {
    case 'string':
    case 'unknown':
      return 'x';
    case 'number':
      return 1;
    case 'boolean':
      return choose(place, 2) === 0;
    case 'date':
      return new Date('2026-11-22T15:04:05.123Z');
    case 'bytes':
      return Buffer.from('x');
    case 'null':
      return null;
    case 'undefined':
      return undefined;
    case 'literal':
      return shape.value;
    case 'union': {
      const options = presentFirst(shape.options);
      return inside(options[choose(place, options.length)] as Shape, '');
    }
    case 'list':
      return isTooDeep(depth) || choose(place, 2) === 1 ? [] : [inside(shape.item(), '0')];
    case 'set':
      return new Set([inside(shape.item(), '0')]);
    case 'map':
      return new Map([[inside(shape.key(), 'key'), inside(shape.item(), 'value')]]);
    case 'record':
      return isTooDeep(depth) ? {} : { x: inside(shape.item(), 'x') };
    case 'tuple':
      return shape.items().map((item, index) => inside(item, String(index)));
    case 'promise':
      return Promise.resolve(inside(shape.item(), 'then'));
    case 'function':
      return () => inside(shape.item(), 'result');
    case 'object':
      if (databases.test(shape.name)) return stand(shape.name);
      return isTooDeep(depth) ? {} : sampleObject(shape.properties(), choose, place, inside);
  }
}

const isTooDeep = (depth: number) => depth > DEEPEST;

function sampleObject(
  properties: readonly Property[],
  choose: Choose,
  place: string,
  inside: (shape: Shape, part: string) => unknown,
): object {
  const entries = properties
    .filter(({ name, isOptional }) => !isOptional || choose(`${place}.${name}?`, 2) === 0)
    .map(({ name, shape }) => [name, inside(shape, name)]);
  return Object.fromEntries(entries);
}

function presentFirst(options: readonly Shape[]): Shape[] {
  const isMissing = ({ kind }: Shape) => kind === 'null' || kind === 'undefined';
  return [...options.filter((one) => !isMissing(one)), ...options.filter(isMissing)];
}
