import { movedPrice, type PriceMove, type PriceStep } from './bulk-price.ts';
import { type FormOffer, type FormStock, type ProductForm, perishableIn } from './product-form.ts';
import type { ProductState } from './product-state.ts';

/** More than these are changed behind the page. */
export const MAXIMUM_AT_ONCE = 200;
export const MAXIMUM_IN_ONE_CHANGE = 20_000;
/** From the end of the change. */
export const UNDO_MINUTES = 15;

/** One change of many products. `offer` takes a percentage or whole pesos off the price; its moments are ISO 8601. */
export type BulkChange =
  | { kind: 'state'; state: 'active' | 'paused' | 'archived' }
  | ({ kind: 'price' } & PriceMove)
  | OfferChange
  | { kind: 'no-offer' }
  | { kind: 'category'; mainCategoryId: number; subcategoryId: number | null }
  | { kind: 'stock'; how: 'set' | 'add'; units: number }
  | { kind: 'tags'; how: 'add' | 'remove'; tags: string[] };

interface OfferChange {
  kind: 'offer';
  how: 'percent' | 'pesos';
  value: number;
  step: PriceStep;
  startsAt: string | null;
  endsAt: string | null;
}

export type BulkKind = BulkChange['kind'];

export const BULK_KIND_NAMES: Record<BulkKind, string> = {
  state: 'Estado',
  price: 'Precio',
  offer: 'Oferta',
  'no-offer': 'Quitar la oferta',
  category: 'Categoría',
  stock: 'Existencias',
  tags: 'Etiquetas',
};

/** What a change may touch of a product. */
export interface BulkSubject {
  state: ProductState;
  form: ProductForm;
  /** Whether it says perishable for itself. */
  ownPerishable: boolean;
  tags: string[];
}

/** The product as the change wants it; whether that may be saved say the rules of every edit. */
export function changedSubject(subject: BulkSubject, change: BulkChange): BulkSubject {
  const { form } = subject;
  switch (change.kind) {
    case 'state':
      return { ...subject, state: change.state };
    case 'price':
      return { ...subject, form: withPrices(form, (prices) => movedPrices(prices, change)) };
    case 'offer':
      return {
        ...subject,
        form: withPrices(form, (prices) => ({ ...prices, offer: offerOn(prices, change) })),
      };
    case 'no-offer':
      return { ...subject, form: withPrices(form, (prices) => ({ ...prices, offer: null })) };
    case 'category':
      return movedSubject(subject, change);
    case 'stock':
      return { ...subject, form: { ...form, stock: form.stock.map((one) => counted(one, change)) } };
    case 'tags':
      return { ...subject, tags: retagged(subject.tags, change) };
  }
}

export function movedSubject(
  subject: BulkSubject,
  { mainCategoryId, subcategoryId }: Pick<ProductForm, 'mainCategoryId' | 'subcategoryId'>,
): BulkSubject {
  const place = { mainCategoryId, subcategoryId };
  return { ...subject, form: { ...subject.form, ...place, perishable: perishableIn(place, subject) } };
}

type Prices = Pick<ProductForm, 'price' | 'offer'>;

/** Every price of the product, those of its variants too; a variant without a price of its own goes on without one. */
function withPrices(form: ProductForm, move: (prices: Prices) => Prices): ProductForm {
  const stock = form.stock.map((one): FormStock => {
    if (!one.variant) return one;
    const moved = move({ price: one.variant.price ?? form.price, offer: one.variant.offer });
    const price = one.variant.price === null ? null : moved.price;
    return { ...one, variant: { ...one.variant, price, offer: moved.offer } };
  });
  const { price, offer } = move(form);
  return { ...form, price, offer, stock };
}

/** A fixed price leaves the offer alone; any other move takes it along, so that the discount stays about the same. */
function movedPrices({ price, offer }: Prices, move: PriceMove): Prices {
  if (move.how === 'fixed') return { price: movedPrice(price ?? move.value, move), offer };
  if (price === null) return { price, offer };
  return {
    price: movedPrice(price, move),
    offer: offer && { ...offer, salePrice: movedPrice(offer.salePrice, move) },
  };
}

/** Without a price there is nothing to take off; the rules of offers say so. */
function offerOn({ price }: Prices, { how, value, step, startsAt, endsAt }: OfferChange): FormOffer {
  const move: PriceMove =
    how === 'percent' ? { how: 'lower', value, step } : { how: 'add', value: -value, step };
  return { salePrice: price === null ? 1 : movedPrice(price, move), startsAt, endsAt };
}

function counted(stock: FormStock, { how, units }: { how: 'set' | 'add'; units: number }): FormStock {
  return { ...stock, onHand: how === 'set' ? units : Math.max(0, stock.onHand + units) };
}

function retagged(tags: readonly string[], change: { how: 'add' | 'remove'; tags: string[] }): string[] {
  const named = new Set(change.tags.map(tagKey));
  const others = tags.filter((tag) => !named.has(tagKey(tag)));
  const kept = tags.filter((tag) => named.has(tagKey(tag)));
  if (change.how === 'remove') return others;
  const known = new Set(kept.map(tagKey));
  return [...tags, ...change.tags.filter((tag) => !known.has(tagKey(tag)))];
}

/** Two tags that differ in capitals only are one. */
function tagKey(tag: string): string {
  return tag.trim().toLowerCase();
}
