import type { Body } from '../body.ts';
import { crafts, fashion, home, petsAndCare, technology, tokens } from './goods.ts';
import { groceries } from './groceries.ts';
import { heaps } from './heaps.ts';
import { produce } from './produce.ts';

const bodies = {
  ...produce,
  ...heaps,
  ...groceries,
  ...technology,
  ...fashion,
  ...home,
  ...petsAndCare,
  ...crafts,
  ...tokens,
};

export type BodyName = keyof typeof bodies;

export function getBody(name: BodyName): Body {
  return bodies[name];
}

export const bodyNames = Object.keys(bodies) as BodyName[];
