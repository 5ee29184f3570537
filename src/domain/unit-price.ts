import { finalPrice, type Priced } from './discount.ts';
import { formatPesos, type Pesos } from './money.ts';
import type { NetContent, NetContentUnit } from './net-content.ts';
import { contentText } from './net-content-text.ts';

/** What prices are compared by (Circular SIC 007 of 2017). */
export type UnitPrice = { price: Pesos; per: 'kg' | 'L' | 'm' | 'm²' | 'unidad' };

/** How many of a unit one of its base has. */
const bases: Record<NetContentUnit, { per: UnitPrice['per']; parts: number }> = {
  g: { per: 'kg', parts: 1_000 },
  kg: { per: 'kg', parts: 1 },
  ml: { per: 'L', parts: 1_000 },
  l: { per: 'L', parts: 1 },
  cm: { per: 'm', parts: 100 },
  m: { per: 'm', parts: 1 },
  m2: { per: 'm²', parts: 1 },
  unidad: { per: 'unidad', parts: 1 },
};

// Amounts have three decimals at most: whole thousandths keep 3 × 0.1 kg from being 0.30000000000000004.
const DECIMALS = 1_000;
// The column that lists are sorted by holds no more; grains of gold leaf are not compared.
const MAXIMUM_UNIT_PRICE = 2_147_483_647;

/**
 * Of what a buyer pays, an offer included, rounded to the peso. Null: nothing to compare by (no content, or a single unit,
 * whose price says it already).
 */
export function unitPrice(finalPrice: Pesos, content: NetContent | null): UnitPrice | null {
  if (!content) return null;
  const { amount, unit, pieces } = content;
  const { per, parts } = bases[unit];
  const whole = Math.round(amount * DECIMALS) * pieces;
  if (whole <= 0 || (unit === 'unidad' && whole === DECIMALS)) return null;
  const price = Math.round((finalPrice * parts * DECIMALS) / whole);
  return price > MAXIMUM_UNIT_PRICE ? null : { price, per };
}

/** '$ 16.800 / kg' */
export function unitPriceText({ price, per }: UnitPrice): string {
  return `${formatPesos(price)} / ${per}`;
}

/** '500 g · $ 16.800 / kg' of a card or a line; '' when its content is not known. */
export function contentLine(line: Priced & { content?: NetContent | null | undefined }): string {
  if (!line.content) return '';
  const price = unitPrice(finalPrice(line), line.content);
  return contentText(line.content) + (price ? ` · ${unitPriceText(price)}` : '');
}

const spoken: Record<UnitPrice['per'], string> = {
  kg: 'por kilo',
  L: 'por litro',
  m: 'por metro',
  'm²': 'por metro cuadrado',
  unidad: 'por unidad',
};

/** '16.800 pesos por kilo', for whoever listens to the page. */
export function spokenUnitPrice({ price, per }: UnitPrice): string {
  return `${formatPesos(price).replace('$ ', '')} ${price === 1 ? 'peso' : 'pesos'} ${spoken[per]}`;
}
