import { finalPrice, isOffer, type Priced } from '../../../../domain/discount.ts';
import type { Pesos } from '../../../../domain/money.ts';
import type { NetContent, NetContentUnit } from '../../../../domain/net-content.ts';
import { jpegOf } from '../../../../domain/picture.ts';
import { galleryImages } from '../../../../domain/product-gallery.ts';
import { dearestRate, type RateCard } from '../../../../domain/shipping-rate.ts';
import { unitPrice } from '../../../../domain/unit-price.ts';
import type { Variant } from '../../../../domain/variant.ts';
import { variantProperty } from '../../../../domain/variant-property.ts';
import { type FeedChannel, paths } from '../../../../wire/paths.ts';
import type { ListedProduct, StoredProductPage } from '../browse/product.repository.ts';
import type { Field } from './feed-xml.ts';

export type FeedProduct = ListedProduct & {
  sellerHoliday: StoredProductPage['sellerHoliday'];
  imageAlt: string;
  perishable: boolean;
  variants: Variant[];
  /** Null: unknown. */
  brand: string | null;
};

export interface FeedPlace {
  channel: FeedChannel;
  /** 'https://plazuela.co' */
  origin: string;
  card: RateCard;
}

/** Of Google, the narrower of the two. */
const TITLE_CHARACTERS = 150;
const DESCRIPTION_CHARACTERS = 5_000;
const EXTRA_PICTURES = 10;
const BRAND_CHARACTERS = 70;

/** What is sold by itself: the product, or one of its variants. */
type Sold = Pick<Variant, 'price' | 'salePrice' | 'gtin' | 'content' | 'weightKilograms'> &
  Pick<Variant, 'heightCentimetres' | 'widthCentimetres' | 'lengthCentimetres'>;

/**
 * The items of a product by Google's specification (support.google.com/merchants/answer/7052112), which Meta reads too:
 * itself, or each variant that shoppers may choose. They say what its page says; Google's category is nobody's guess.
 */
export function feedItems(product: FeedProduct, place: FeedPlace): Field[][] {
  if (product.variants.length > 0) return product.variants.map((one) => variantItem(product, one, place));
  const own = {
    id: String(product.id),
    title: product.name,
    link: paths.product(product.id),
    pictures: galleryImages(product),
    inStock: isSold(product),
  };
  return [item(product, product, own, place)];
}

function variantItem(product: FeedProduct, variant: Variant, place: FeedPlace): Field[] {
  const chosen = product.attributes.flatMap(({ name, terms }) => {
    const term = terms.find(({ id }) => variant.termIds.includes(id));
    return term ? [{ attribute: name, term: term.name }] : [];
  });
  const own = {
    id: `${product.id}-${variant.id}`,
    title: [product.name, ...chosen.map(({ term }) => term)].join(', '),
    link: paths.product(product.id, variant.id),
    pictures: galleryImages(product, [variant]),
    inStock: isSold(product) && variant.onHand > 0,
  };
  return [
    ...item(product, variant, own, place),
    ['g:item_group_id', String(product.id)],
    ...chosen.flatMap(({ attribute, term }): Field[] => {
      const property = variantProperty(attribute);
      return property ? [[`g:${property}`, term]] : [];
    }),
  ];
}

/** There is some, and the shop takes orders. */
function isSold({ inStock, sellerHoliday }: FeedProduct): boolean {
  return inStock && sellerHoliday === null;
}

interface Own {
  id: string;
  title: string;
  link: string;
  pictures: { url: string }[];
  inStock: boolean;
}

function item(product: FeedProduct, sold: Sold, own: Own, { channel, origin, card }: FeedPlace): Field[] {
  const [picture, ...more] = own.pictures.map(({ url }) => new URL(jpegOf(url), origin).href);
  const category = [product.mainCategory, product.subcategory].flatMap((one) => one?.name ?? []);
  return [
    ['g:id', own.id],
    ['g:title', cut(own.title, TITLE_CHARACTERS)],
    ['g:description', cut(product.description.trim() || product.name, DESCRIPTION_CHARACTERS)],
    ['g:link', new URL(own.link, origin).href],
    ...(picture ? [['g:image_link', picture] as const] : []),
    ...more.slice(0, EXTRA_PICTURES).map((url) => ['g:additional_image_link', url] as const),
    ['g:availability', availability(own.inStock, channel)],
    ...priceFields(sold),
    ['g:condition', 'new'],
    ['g:product_type', category.join(' > ')],
    ...identifiers(product, sold, channel),
    ...unitFields(sold, sold.content),
    ...shippingFields(product, sold, card),
  ];
}

function availability(inStock: boolean, channel: FeedChannel): string {
  const words = inStock ? 'in stock' : 'out of stock';
  return channel === 'google' ? words.replaceAll(' ', '_') : words;
}

function priceFields(sold: Priced): Field[] {
  return [
    ['g:price', amount(sold.price)],
    ...(isOffer(sold) ? [['g:sale_price', amount(finalPrice(sold))] as const] : []),
  ];
}

/** Where the category asks no brand, or nobody says it, Google wants to hear that, and Meta takes the shop's name. */
function identifiers({ sellerName, brand }: FeedProduct, { gtin }: Sold, channel: FeedChannel): Field[] {
  const codes: Field[] = gtin ? [['g:gtin', gtin]] : [];
  const brands: Field[] = brand ? [['g:brand', cut(brand, BRAND_CHARACTERS)]] : [];
  if (channel === 'meta') return [...codes, ...(brand ? brands : [['g:brand', sellerName] as const])];
  const known = [...codes, ...brands];
  return known.length > 0 ? known : [['g:identifier_exists', 'no']];
}

const units: Record<NetContentUnit, { unit: string; base: string }> = {
  g: { unit: 'g', base: '1kg' },
  kg: { unit: 'kg', base: '1kg' },
  ml: { unit: 'ml', base: '1l' },
  l: { unit: 'l', base: '1l' },
  cm: { unit: 'cm', base: '1m' },
  m: { unit: 'm', base: '1m' },
  m2: { unit: 'sqm', base: '1sqm' },
  unidad: { unit: 'ct', base: '1ct' },
};

/** Where the page compares by a unit, so that Google comes to the same price. */
function unitFields(sold: Priced, content: NetContent | null): Field[] {
  if (!content || !unitPrice(finalPrice(sold), content)) return [];
  const { unit, base } = units[content.unit];
  // Whole thousandths: 3 × 0.1 kg are not 0.30000000000000004.
  const measure = (Math.round(content.amount * 1_000) * content.pieces) / 1_000;
  return [
    ['g:unit_pricing_measure', `${measure}${unit}`],
    ['g:unit_pricing_base_measure', base],
  ];
}

/** Colombia has no regions there, so the price is that of the farthest place: Google asks for more rather than less. */
function shippingFields(product: FeedProduct, sold: Sold, card: RateCard): Field[] {
  const rate = dearestRate(
    {
      ...sold,
      productId: product.id,
      quantity: 1,
      unitPrice: finalPrice(sold),
      perishable: product.perishable,
    },
    card,
  );
  const price: Field[] =
    rate === null
      ? []
      : [
          [
            'g:shipping',
            [
              ['g:country', 'CO'],
              ['g:price', amount(rate)],
            ],
          ],
        ];
  return [...price, ['g:shipping_weight', `${sold.weightKilograms} kg`]];
}

function amount(pesos: Pesos): string {
  return `${pesos}.00 COP`;
}

/** Counted in code points, so that a cut never leaves half a character. */
function cut(text: string, limit: number): string {
  return text.length <= limit ? text : [...text].slice(0, limit).join('');
}
