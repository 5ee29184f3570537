import { types } from 'pg';
import { toCamelCase } from '../../../src/server/db/sql.ts';
import type { Column } from './columns.ts';
import type { Property, Shape } from './shapes.ts';

/** Where a row type says something else than the columns do. */
export function liesOf(row: Shape, columns: readonly Column[]): string[] {
  if (row.kind === 'record') return [];
  if (row.kind !== 'object') return [`the row type is no object: ${row.kind}`];
  const properties = new Map(row.properties().map((one) => [one.name, one]));
  const names = new Set(columns.map(({ name }) => toCamelCase(name)));
  const missing = [...properties.values()].filter(({ name, isOptional }) => !isOptional && !names.has(name));
  return [
    ...missing.map(({ name }) => `${name}: no such column`),
    ...columns.flatMap((column) => lieOf(properties.get(toCamelCase(column.name)), column)),
  ];
}

function lieOf(property: Property | undefined, { name, dataTypeID, mayBeNull }: Column): string[] {
  if (!property) return [`${name}: the row type has no such property`];
  const arrives = arrivesAs.get(dataTypeID);
  if (!arrives) return [`${name}: nobody said how type ${dataTypeID} arrives`];
  const options = property.shape.kind === 'union' ? property.shape.options : [property.shape];
  const kinds = options.map(kindOf);
  if (kinds.includes('unknown')) return [];
  const wrong = kinds.filter((kind) => kind !== 'null' && kind !== 'undefined' && !arrives(kind));
  const lies = wrong.map((kind) => `${name}: ${kind} for type ${dataTypeID}`);
  if (mayBeNull && !kinds.includes('null')) lies.push(`${name}: may be null`);
  return lies;
}

/** 'number', 'string[]', 'object' and so on. */
function kindOf(shape: Shape): string {
  if (shape.kind === 'literal') return typeof shape.value;
  if (shape.kind !== 'list') return shape.kind;
  const item = shape.item();
  const options = (item.kind === 'union' ? item.options : [item])
    .map(kindOf)
    .filter((kind) => kind !== 'null');
  return `${[...new Set(options)].join('|')}[]`;
}

const is = (expected: string) => (kind: string) => kind === expected;
const isJson = (kind: string) => !/date|bytes|set|map|function/.test(kind);
const { builtins } = types;
// Arrays are of one dimension; pg names no types of arrays.
const arrivesAs = new Map<number, (kind: string) => boolean>([
  ...[
    builtins.INT2,
    builtins.INT4,
    builtins.INT8,
    builtins.FLOAT4,
    builtins.FLOAT8,
    builtins.NUMERIC,
    builtins.OID,
  ].map((id) => [id, is('number')] as const),
  ...[builtins.TEXT, builtins.VARCHAR, builtins.BPCHAR, builtins.UUID, builtins.DATE, 19].map(
    (id) => [id, is('string')] as const,
  ),
  [builtins.BOOL, is('boolean')],
  [builtins.TIMESTAMPTZ, is('date')],
  [builtins.BYTEA, is('bytes')],
  [builtins.JSON, isJson],
  [builtins.JSONB, isJson],
  ...[1005, 1007, 1016, 1021, 1022, 1231].map((id) => [id, is('number[]')] as const),
  ...[1009, 1015, 1182, 1003].map((id) => [id, is('string[]')] as const),
  [1000, is('boolean[]')],
  [1185, is('date[]')],
]);
