/** Beyond it the lists that show the whole tree (menu, panel, site map) would be cut. */
export const MAXIMUM_CATEGORIES = 5_000;
export const MAXIMUM_CATEGORY_ATTRIBUTES = 6;
const MAXIMUM_CATEGORY_TERMS = 20;

/** A category as its place in the tree asks for it; parentId 0 is the top level. */
export interface TreeCategory {
  id: number;
  name: string;
  parentId: number;
}

export interface CategoryAttribute {
  name: string;
  terms: string[];
}

export type PlaceProblem = 'not-found' | 'category-depth' | 'category-itself';

/** Spec 3: two levels only. Whether a category may stand below `parentId` (0: at the top). */
export function placeProblem(
  tree: readonly TreeCategory[],
  id: number | null,
  parentId: number,
): PlaceProblem | null {
  if (parentId === 0) return null;
  if (parentId === id) return 'category-itself';
  const parent = tree.find((one) => one.id === parentId);
  if (!parent) return 'not-found';
  const hasChildren = id !== null && tree.some((one) => one.parentId === id);
  return parent.parentId !== 0 || hasChildren ? 'category-depth' : null;
}

/** Whether everything of `from` can move into `into`. */
export function mergeProblem(
  tree: readonly TreeCategory[],
  fromId: number,
  intoId: number,
): PlaceProblem | null {
  if (fromId === intoId) return 'category-itself';
  const into = tree.find(({ id }) => id === intoId);
  if (!into || !tree.some(({ id }) => id === fromId)) return 'not-found';
  const hasChildren = tree.some(({ parentId }) => parentId === fromId);
  return into.parentId !== 0 && hasChildren ? 'category-depth' : null;
}

/** The ids of a level in their new order: `id` before `beforeId`, or last. */
export function withInserted(siblings: readonly number[], id: number, beforeId: number | null): number[] {
  const others = siblings.filter((one) => one !== id);
  const at = beforeId === null ? -1 : others.indexOf(beforeId);
  return others.toSpliced(at === -1 ? others.length : at, 0, id);
}

/** Spanish messages by field. */
export function attributeProblems(attributes: readonly CategoryAttribute[]): Record<string, string> {
  const problems: Record<string, string> = {};
  const names = attributes.map(({ name }) => name.toLowerCase());
  attributes.forEach(({ name, terms }, at) => {
    if (name === '') problems[`attributes.${at}`] = 'Este campo es obligatorio.';
    else if (names.indexOf(name.toLowerCase()) < at) problems[`attributes.${at}`] = 'Ya está en la lista.';
    else if (terms.length === 0) problems[`attributes.${at}`] = 'Escribe al menos una opción.';
    else if (terms.length > MAXIMUM_CATEGORY_TERMS)
      problems[`attributes.${at}`] = `Usa máximo ${MAXIMUM_CATEGORY_TERMS} opciones.`;
  });
  return problems;
}
