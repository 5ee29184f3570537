import { type Facet, readFacet } from '../../../../domain/product-facets.ts';
import type { Database } from '../../../db/sql.ts';
import { addFacets, listFacets, listNumbers } from './facet-number.repository.ts';

const MOST_REMEMBERED = 100_000;

/** A number stands for the same thing for ever. */
const remembered = new WeakMap<Database, Map<number, Facet>>();

/** What these numbers stand for; the unknown ones are asked for at once. */
export async function readFacets(
  db: Database,
  numbers: Iterable<number>,
): Promise<(number: number) => Facet | undefined> {
  let known = remembered.get(db);
  if (!known || known.size > MOST_REMEMBERED) {
    known = new Map();
    remembered.set(db, known);
  }
  const facets = known;
  const unknown: number[] = [];
  for (const number of numbers) if (!facets.has(number)) unknown.push(number);
  if (unknown.length > 0)
    for (const { id, facet } of await listFacets(db, unknown)) facets.set(id, readFacet(facet));
  return (number) => facets.get(number);
}

/**
 * The numbers of these facets, new ones for what no product had. Nothing is remembered here: what a transaction adds may
 * come to nothing.
 */
export async function numberFacets(
  db: Database,
  wanted: ReadonlySet<string>,
): Promise<ReadonlyMap<string, number>> {
  const facets = [...wanted];
  const known = new Map((await listNumbers(db, facets)).map(({ id, facet }) => [facet, id]));
  const added = facets.filter((facet) => !known.has(facet));
  if (added.length === 0) return known;
  await addFacets(db, added);
  for (const { id, facet } of await listNumbers(db, added)) known.set(facet, id);
  return known;
}
