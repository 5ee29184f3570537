import type { NetContent } from '../../../../domain/net-content.ts';
import { choiceName } from '../../../../domain/product-choices.ts';
import type { FormVariant, ProductForm } from '../../../../domain/product-form.ts';

export interface Difference {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** Only what differs between two forms, named as the history shows it; null: nothing does. */
export function differenceOf(before: ProductForm, after: ProductForm): Difference | null {
  const [old, now] = [told(before), told(after)];
  const changed = Object.keys(old).filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]));
  if (changed.length === 0) return null;
  const pick = (all: Told, other: Told) =>
    Object.fromEntries(
      changed.map((name) => [name, name === 'variants' ? differing(all, other) : all[name]]),
    );
  return { before: pick(old, now), after: pick(now, old) };
}

/** Of up to 200 variants only those, and of them only what is not the same. */
function differing({ variants }: Told, { variants: others }: Told): Record<string, unknown> {
  const told = Object.entries(variants).map(([name, variant]) => {
    const other = others[name] ?? {};
    const fields = Object.entries(variant).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(other[field]),
    );
    return [name, Object.fromEntries(fields)] as const;
  });
  return Object.fromEntries(told.filter(([, fields]) => Object.keys(fields).length > 0));
}

interface Told extends Record<string, unknown> {
  variants: Record<string, Record<string, unknown>>;
}

/** Attributes and stocks in words: ids say nothing to whoever reads a history. */
function told({ attributes, stock, images, content, facts, ...plain }: ProductForm): Told {
  const nameOf = (choice: readonly number[]) => choiceName({ attributes }, choice) || 'Total';
  return {
    ...plain,
    content: contentText(content),
    facts: facts.map(({ key, value }) => `${key}: ${value}`),
    images: images.map(({ url, alt }) => ({ url, alt })),
    attributes: Object.fromEntries(
      attributes.map(({ name, terms }) => [name, terms.map((term) => term.name)]),
    ),
    stock: Object.fromEntries(stock.map(({ choice, onHand }) => [nameOf(choice), onHand])),
    variants: Object.fromEntries(
      stock.flatMap(({ choice, variant }) => (variant ? [[nameOf(choice), toldVariant(variant)]] : [])),
    ),
  };
}

function toldVariant({ id: _, images, content, ...variant }: FormVariant): Record<string, unknown> {
  return { ...variant, content: contentText(content), images: images.map((url) => ({ url })) };
}

function contentText(content: NetContent | null): string | null {
  return content && `${content.pieces} × ${content.amount} ${content.unit}`;
}
