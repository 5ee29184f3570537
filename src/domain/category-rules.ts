import { type CategoryField, DUTIES, type FieldKind, isDuty, newFieldKey } from './category-schema.ts';
import { REGISTRATION_KINDS } from './sanitary-registration.ts';

/** Beyond it the lists that show the whole tree (menu, panel, site map) would be cut. */
export const MAXIMUM_CATEGORIES = 5_000;
export const MAXIMUM_CATEGORY_ATTRIBUTES = 24;
const MAXIMUM_CATEGORY_TERMS = 20;

/** A category as its place in the tree asks for it; parentId 0 is the top level. */
export interface TreeCategory {
  id: number;
  name: string;
  parentId: number;
}

/** A field as an operator writes it; `key` is null while it is new, or that of a duty. */
export interface WrittenField {
  key: string | null;
  name: string;
  kind: FieldKind;
  unit: string;
  terms: string[];
  required: boolean;
  filterable: boolean;
  variantMaking: boolean;
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
export function attributeProblems(attributes: readonly WrittenField[]): Record<string, string> {
  const problems: Record<string, string> = {};
  const names = attributes.map(({ name }) => name.toLowerCase());
  attributes.forEach((field, at) => {
    const { name } = field;
    if (name === '') problems[`attributes.${at}`] = 'Este campo es obligatorio.';
    else if (names.indexOf(name.toLowerCase()) < at) problems[`attributes.${at}`] = 'Ya está en la lista.';
    else {
      const problem = termProblem(field) ?? optionProblem(field);
      if (problem) problems[`attributes.${at}`] = problem;
    }
  });
  return problems;
}

function termProblem({ key, kind, terms }: WrittenField): string | null {
  if (key === 'registro' && terms.some((term) => !(REGISTRATION_KINDS as string[]).includes(term)))
    return `Usa ${REGISTRATION_KINDS.join(', ')}.`;
  if (kind === 'choice' && terms.length === 0) return 'Escribe al menos una opción.';
  return terms.length > MAXIMUM_CATEGORY_TERMS ? `Usa máximo ${MAXIMUM_CATEGORY_TERMS} opciones.` : null;
}

function optionProblem({ kind, required, variantMaking }: WrittenField): string | null {
  if (!variantMaking) return null;
  if (kind !== 'choice') return 'Solo una lista de opciones puede hacer variantes.';
  return required ? 'Lo que hace variantes se ofrece, no se exige.' : null;
}

/** Fields as they are kept: what stays required keeps the moment since when, what becomes so gets this one. */
export function keptFields(
  written: readonly WrittenField[],
  before: readonly CategoryField[],
  now: Date,
): CategoryField[] {
  const taken = before.map(({ key }) => key);
  return written.map((field) => {
    const { required, terms, ...rest } = field;
    const isKnown = field.key !== null && (taken.includes(field.key) || isDuty(field.key));
    const key = isKnown && field.key !== null ? field.key : newFieldKey(field.name, taken);
    taken.push(key);
    const old = before.find((one) => one.key === key);
    const requiredSince = required ? (old?.requiredSince ?? now.toISOString()) : null;
    const usesTerms = field.kind === 'choice' || key === 'registro';
    return {
      ...rest,
      ...(isDuty(key) && { name: DUTIES[key].name, kind: DUTIES[key].kind, unit: DUTIES[key].unit }),
      key,
      terms: usesTerms ? terms : [],
      requiredSince,
    };
  });
}
