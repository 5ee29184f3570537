import type { FormVariant, ProductForm } from '../../../../domain/product-form.ts';
import { variantReference } from '../../../../domain/variant-reference.ts';
import type { WholeStock } from '../../../../domain/whole-variants.ts';
import type { Database } from '../../../db/sql.ts';
import { termIdsOf } from './product-form-of.ts';
import { endVariantOffers, insertVariantOffers } from './product-offer.repository.ts';
import { isSameOffer, offerAt } from './product-offer.service.ts';
import {
  listTakenReferences,
  removeOtherVariants,
  type VariantRow,
  writeVariants,
} from './product-variant.repository.ts';

interface VariantSave {
  productId: number;
  sellerId: number;
  /** With a whole variant for each combination. */
  form: ProductForm;
  before: ProductForm;
  /** Ids of the terms by attribute. */
  termIds: readonly number[][];
  now: Date;
}

/** Makes the product's variants those of its form, with their offers. What the product shows follows by followCheapest. */
export async function saveVariants(db: Database, save: VariantSave): Promise<void> {
  const { productId, sellerId, form, before, now } = save;
  const stocks = wholeStocksOf(form);
  if (stocks.length === 0) {
    if (before.stockPerCombination) await removeOtherVariants(db, productId, []);
    return;
  }
  const references = await referencesOf(db, save, stocks);
  const rows = stocks.map(({ choice, variant }, index) =>
    rowOf(variant, termIdsOf(choice, save.termIds), references[index] ?? '', now),
  );
  const written = await writeVariants(db, { productId, sellerId, rows });
  const idByTerms = new Map(written.map(({ id, termIds }) => [termIds.join(), id]));
  const stored = new Map(
    before.stock.flatMap(({ variant }) => (variant ? [[variant.id, variant.offer]] : [])),
  );
  const changed = stocks
    .map(({ variant }, index) => ({ variant, id: idByTerms.get(rows[index]?.term_ids.join() ?? '') ?? 0 }))
    .filter(({ variant, id }) => !isSameOffer(variant.offer, stored.get(id) ?? null));
  await endVariantOffers(
    db,
    changed.filter(({ id }) => stored.get(id)).map(({ id }) => id),
  );
  const planned = changed.flatMap(({ variant, id }) => {
    const { startsAt, endsAt, isRunning } = offerAt(variant.offer, now);
    return variant.offer && endsAt && endsAt > now
      ? [{ variantId: id, salePrice: variant.offer.salePrice, startsAt, endsAt, isRunning }]
      : [];
  });
  await insertVariantOffers(db, productId, planned);
}

function wholeStocksOf({ stockPerCombination, stock }: ProductForm): WholeStock[] {
  return stockPerCombination
    ? stock.flatMap((one) => (one.variant ? [{ ...one, variant: one.variant }] : []))
    : [];
}

/** Written ones as they are; the others are made, by the names of their terms or, where that is taken, by their ids. */
async function referencesOf(
  db: Database,
  { productId, sellerId, form, termIds }: VariantSave,
  stocks: readonly WholeStock[],
) {
  const made = stocks.map(({ choice, variant }) => variant.reference || variantReference(form, choice));
  if (stocks.every(({ variant }) => variant.reference)) return made;
  const taken = new Set(await listTakenReferences(db, { sellerId, productId, references: made }));
  taken.add(form.reference);
  for (const { variant } of stocks) taken.add(variant.reference);
  return stocks.map(({ choice, variant }, index) => {
    const reference = made[index] ?? '';
    if (variant.reference) return reference;
    const isFree = reference !== '' && !taken.has(reference);
    if (isFree) taken.add(reference);
    return isFree ? reference : variantReference(form, choice, termIdsOf(choice, termIds));
  });
}

function rowOf(variant: FormVariant, termIds: number[], reference: string, now: Date): VariantRow {
  const { isRunning } = offerAt(variant.offer, now);
  return {
    term_ids: termIds,
    reference,
    price: variant.price,
    sale_price: isRunning ? (variant.offer?.salePrice ?? null) : null,
    weight_kilograms: variant.weightKilograms,
    height_centimetres: variant.heightCentimetres,
    width_centimetres: variant.widthCentimetres,
    length_centimetres: variant.lengthCentimetres,
    gtin: variant.gtin || null,
    image_urls: variant.images,
    content_amount: variant.content?.amount ?? null,
    content_unit: variant.content?.unit ?? null,
    content_pieces: variant.content?.pieces ?? null,
    active: variant.isActive,
  };
}
