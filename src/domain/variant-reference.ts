import type { ProductForm } from './product-form.ts';
import { foldText } from './text.ts';

const LONGEST = 60;
const LONGEST_TERM = 10;

/**
 * A variant's reference after its product's: 'AUD-01-AZUL-M', or with the terms' ids 'AUD-01-10012-10017'. Empty: the
 * names have no letter to show. As `add_missing_variants` of the database makes it.
 */
export function variantReference(
  { reference, attributes }: Pick<ProductForm, 'reference' | 'attributes'>,
  choice: readonly number[],
  termIds?: readonly number[],
): string {
  const names = choice.map((term, at) => attributes[at]?.terms[term]?.name ?? '');
  const words = names.map((name) =>
    foldText(name)
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '')
      .slice(0, LONGEST_TERM),
  );
  const suffix = (termIds ?? words.filter(Boolean)).join('-');
  return suffix === '' ? '' : `${reference.slice(0, LONGEST - 1 - suffix.length)}-${suffix}`;
}
