import { listOptionNames } from './facet.repository.ts';
import type { CountContext } from './filter-count.service.ts';

export interface OptionNames {
  /** Of visible categories of a level and of active sellers, by id. */
  categories: ReadonlyMap<number, string>;
  sellers: ReadonlyMap<number, string>;
}

interface Known {
  main: Map<number, string | null>;
  sub: Map<number, string | null>;
  sellers: Map<number, string | null>;
}

/** The names of these, each asked for once until the catalogue changes. */
export async function optionNames(
  { read, kept }: Pick<CountContext, 'read' | 'kept'>,
  wanted: { categoryIds: readonly number[]; isMain: boolean; sellerIds: readonly number[] },
): Promise<OptionNames> {
  // Filled by whoever asks for more names; a change lets everybody begin with an empty one.
  const { main, sub, sellers } = await kept.find<Known>('names of options', async () => ({
    value: { main: new Map(), sub: new Map(), sellers: new Map() },
    tags: ['catalogue', 'categories'],
  }));
  const categories = wanted.isMain ? main : sub;
  if (sellers.size > MOST_KEPT) sellers.clear();
  const categoryIds = wanted.categoryIds.filter((id) => !categories.has(id));
  const sellerIds = wanted.sellerIds.filter((id) => !sellers.has(id));
  if (categoryIds.length + sellerIds.length > 0) {
    const found = await listOptionNames(read, { categoryIds, isMain: wanted.isMain, sellerIds });
    addNames(categories, categoryIds, found.categories);
    addNames(sellers, sellerIds, found.sellers);
  }
  return { categories: namesOf(categories, wanted.categoryIds), sellers: namesOf(sellers, wanted.sellerIds) };
}

const MOST_KEPT = 20_000;

/** Who has no name may not be seen, which is known too. */
function addNames(
  known: Map<number, string | null>,
  asked: readonly number[],
  found: readonly { id: number; name: string }[],
): void {
  for (const id of asked) known.set(id, null);
  for (const { id, name } of found) known.set(id, name);
}

function namesOf(known: ReadonlyMap<number, string | null>, ids: readonly number[]): Map<number, string> {
  return new Map(
    ids.flatMap((id) => {
      const name = known.get(id) ?? null;
      return name === null ? [] : [[id, name] as const];
    }),
  );
}
