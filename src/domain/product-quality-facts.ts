import { type CategoryField, factFields } from './category-schema.ts';
import { readFact } from './product-facts.ts';
import type { ProductForm } from './product-form.ts';
import type { QualityHint } from './product-quality.ts';

const WEIGHT = 15;
/** More names than these are a wall of text: the editor shows all. */
const MAXIMUM_NAMES = 3;

/**
 * How much a product says of what its category asks, required or not. None where the category asks nothing: such a listing
 * lacks nothing. The content has a hint of its own.
 */
export function factHints(
  fields: readonly CategoryField[],
  { facts }: Pick<ProductForm, 'facts'>,
): QualityHint[] {
  const asked = factFields(fields).filter(({ key }) => key !== 'contenido');
  if (asked.length === 0) return [];
  const said = new Map(facts.map(({ key, value }) => [key, value]));
  const lacking = asked.filter((field) => !isSaid(field, said.get(field.key) ?? ''));
  return [
    {
      text: lacking.length === 0 ? `${TITLE}.` : `${TITLE}: ${namesOf(lacking)}.`,
      isDone: lacking.length === 0,
      weight: WEIGHT,
      share: 1 - lacking.length / asked.length,
    },
  ];
}

const TITLE = 'Completa los datos de la categoría';

/** A value that the field no longer takes, such as a term that the category has given up, says nothing. */
function isSaid(field: CategoryField, value: string): boolean {
  const read = readFact(field, value);
  return 'value' in read && read.value !== '';
}

/** Those that must be said go first. */
function namesOf(lacking: readonly CategoryField[]): string {
  const names = lacking
    .toSorted((one, other) => Number(one.requiredSince === null) - Number(other.requiredSince === null))
    .map(({ name }) => name);
  const rest = names.length - MAXIMUM_NAMES;
  return rest > 0 ? `${names.slice(0, MAXIMUM_NAMES).join(', ')} y ${rest} más` : names.join(', ');
}
