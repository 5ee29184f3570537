import type { CategoryChoice } from '../../../panel/use-categories.ts';

/** Main categories, each followed by its own. */
export function CategoryOptions({ categories }: { categories: readonly CategoryChoice[] }) {
  const byParent = Map.groupBy(categories, ({ parentId }) => parentId);
  return byParent.get(0)?.flatMap((main) => [
    <option key={main.id} value={main.id}>
      {main.name}
    </option>,
    ...(byParent.get(main.id) ?? []).map(({ id, name }) => (
      <option key={id} value={id}>
        {main.name} › {name}
      </option>
    )),
  ]);
}
