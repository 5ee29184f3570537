import type { Pesos } from './money.ts';
import type { NetContent } from './net-content.ts';

/**
 * A combination of terms that is bought by itself. Products whose combinations share one stock, and those without options,
 * have none: what the product says holds for all of it.
 */
export type Variant = {
  id: number;
  /** One of each attribute, ascending. */
  termIds: number[];
  reference: string;
  price: Pesos;
  salePrice: Pesos | null;
  weightKilograms: number;
  heightCentimetres: number;
  widthCentimetres: number;
  lengthCentimetres: number;
  /** Of the product's pictures; empty: all of them show it. */
  imageUrls: string[];
  gtin: string | null;
  /** Null: nobody has said it. */
  content: NetContent | null;
  onHand: number;
};

/** The variant of these terms, in any order; null while the choice is incomplete, or when nobody sells it. */
export function variantOf<One extends Pick<Variant, 'termIds'>>(
  { variants }: { variants: readonly One[] },
  termIds: readonly number[],
): One | null {
  const wanted = new Set(termIds);
  return (
    variants.find(
      (variant) => variant.termIds.length === wanted.size && variant.termIds.every((id) => wanted.has(id)),
    ) ?? null
  );
}
