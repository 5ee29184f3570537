import type { ProductForm } from '../../../../domain/product-form.ts';

export interface Difference {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** Only what differs between two forms, named as the history shows it; null: nothing does. */
export function differenceOf(before: ProductForm, after: ProductForm): Difference | null {
  const [old, now] = [told(before), told(after)];
  const changed = Object.keys(old).filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]));
  if (changed.length === 0) return null;
  const pick = (all: Record<string, unknown>) => Object.fromEntries(changed.map((name) => [name, all[name]]));
  return { before: pick(old), after: pick(now) };
}

/** Attributes and stocks in words: ids say nothing to whoever reads a history. */
function told({ attributes, stock, images, ...plain }: ProductForm): Record<string, unknown> {
  return {
    ...plain,
    images: images.map(({ url, alt }) => ({ url, alt })),
    attributes: Object.fromEntries(
      attributes.map(({ name, terms }) => [name, terms.map((term) => term.name)]),
    ),
    stock: Object.fromEntries(
      stock.map(({ choice, onHand }) => [
        choice.map((term, index) => attributes[index]?.terms[term]?.name ?? '').join(' / ') || 'Total',
        onHand,
      ]),
    ),
  };
}
