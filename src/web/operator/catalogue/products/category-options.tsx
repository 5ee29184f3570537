export interface CategoryChoice {
  id: number;
  name: string;
  /** 0 of a main category. */
  parentId: number;
}

/** Main categories, each followed by its own. */
export function CategoryOptions({ categories }: { categories: readonly CategoryChoice[] }) {
  const mains = categories.filter(({ parentId }) => parentId === 0);
  return mains.flatMap((main) => [
    <option key={main.id} value={main.id}>
      {main.name}
    </option>,
    ...categories
      .filter(({ parentId }) => parentId === main.id)
      .map(({ id, name }) => (
        <option key={id} value={id}>
          {main.name} › {name}
        </option>
      )),
  ]);
}
