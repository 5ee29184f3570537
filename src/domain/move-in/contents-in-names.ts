import type { NetContent } from '../net-content.ts';
import type { ProductForm } from '../product-form.ts';
import { findContent, readContent } from '../read-content.ts';

/** 'Largo: 2 m' is how long it is, not what is in it. */
const OF_OPTIONS: readonly NetContent['unit'][] = ['g', 'kg', 'ml', 'l', 'unidad'];

/**
 * What a new product's export does not say of its contents but its name does, 'Miel de Usme 500 g', or the options of its
 * combinations, '250 g'.
 */
export function withContentsInNames(form: ProductForm): ProductForm {
  const content = form.content ?? findContent(form.name);
  const stock = form.stock.map((one) =>
    one.variant && one.variant.content === null
      ? { ...one, variant: { ...one.variant, content: contentOfChoice(form, one.choice) ?? content } }
      : one,
  );
  return { ...form, content, stock };
}

function contentOfChoice({ attributes }: ProductForm, choice: readonly number[]): NetContent | null {
  const terms = attributes.flatMap(({ terms: all }, at) => all[choice[at] ?? -1]?.name ?? []);
  const contents = terms.flatMap((term) => readContent(term) ?? []);
  return contents.find(({ unit }) => OF_OPTIONS.includes(unit)) ?? null;
}
