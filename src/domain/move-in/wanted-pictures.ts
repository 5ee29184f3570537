import { MAXIMUM_PICTURES, type ProductForm } from '../product-form.ts';
import type { SheetRow } from '../product-sheet-row.ts';

/** A picture that a sheet names by its address; `url` null: still to be fetched. */
export type WantedPicture = { address: string; row: number; url: string | null };

/** The pictures that the rows of a product ask for, in their order. Null: they say nothing of pictures. */
export function wantedPictures(
  rows: readonly SheetRow[],
  images: ProductForm['images'],
  known: ReadonlyMap<string, string>,
): WantedPicture[] | null {
  const asked = rows.flatMap(({ rowNumber, values }) =>
    [...(values.pictures ?? []), ...(values.variantPictures ?? [])].map((address) => ({
      address,
      row: rowNumber,
    })),
  );
  const saysWhole = rows.some(({ values }) => values.pictures !== undefined);
  if (!saysWhole && asked.length === 0) return null;
  const first = new Map(asked.toReversed().map(({ address, row }) => [address, row]));
  // Those of the whole product stand before those of its options.
  const order = rows.flatMap(({ values }) => values.pictures ?? []);
  // A sheet that tells those of the options alone adds them to what the product has.
  const before = saysWhole ? [] : images.map(({ url }) => ({ address: url, row: 0, url }));
  const addresses = [...new Set([...order, ...asked.map(({ address }) => address)])];
  const told = addresses.map((address) => ({
    address,
    row: first.get(address) ?? 0,
    url: known.get(address) ?? null,
  }));
  const isBefore = new Set(before.map(({ url }) => url));
  return [...before, ...told.filter(({ url }) => url === null || !isBefore.has(url))].slice(
    0,
    MAXIMUM_PICTURES,
  );
}

/**
 * The product's pictures as far as they are there: those asked for once all of them are, and before that what the product
 * has; a new one has what is known.
 */
export function imagesOf(form: ProductForm, wanted: readonly WantedPicture[] | null): ProductForm['images'] {
  if (wanted === null) return form.images;
  const there = wanted.flatMap(({ url }) => (url === null ? [] : [url]));
  if (there.length < wanted.length && form.images.length > 0) return form.images;
  const alts = new Map(form.images.map(({ url, alt }) => [url, alt]));
  return there.map((url) => ({ url, alt: alts.get(url) ?? form.name }));
}

export function isFetchNeeded(wanted: readonly WantedPicture[] | null): wanted is WantedPicture[] {
  return wanted?.some(({ url }) => url === null) ?? false;
}
