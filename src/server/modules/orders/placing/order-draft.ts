import { finalPrice } from '../../../../domain/discount.ts';
import { sumPesos } from '../../../../domain/money.ts';
import type { RateCard, ShippingCity } from '../../../../domain/shipping-rate.ts';
import { type StockNeed, stockNeeds } from '../../../../domain/stock.ts';
import { quoteItems, type ShippingRate } from '../../shipping/shipping.service.ts';
import type { OrderedLine } from './asked-lines.ts';
import { withTermIds } from './cart-check.service.ts';
import type { SaleLine } from './sale-line.repository.ts';

export interface DraftLine {
  productId: number;
  termIds: number[];
  sellerId: number;
  quantity: number;
  price: number;
  salePrice: number | null;
  attributes: { attributeId: number; attribute: string; termId: number; term: string }[];
  feePercent: number;
  /** What the marketplace keeps of the line, in pesos. */
  fee: number;
}

export interface DraftPackage extends ShippingRate {
  sellerEmail: string;
  subtotal: number;
}

/** An order as it would be written now: every amount from the tables. */
export interface OrderDraft {
  lines: DraftLine[];
  packages: DraftPackage[];
  stockNeeds: StockNeed[];
  itemCount: number;
  subtotal: number;
  shippingCost: number;
  total: number;
}

export interface WantedLine {
  asked: OrderedLine;
  sale: SaleLine;
}

/** The lines must be sold, with a valid choice of terms. */
export function draftOrder(
  wanted: readonly WantedLine[],
  destination: ShippingCity,
  card: RateCard,
): OrderDraft {
  const items = wanted.map(({ asked, sale }) => ({
    ...sale,
    quantity: asked.quantity,
    unitPrice: finalPrice(sale),
  }));
  const quote = quoteItems(items, destination, card);
  const packages = quote.rates.map((rate): DraftPackage => {
    const own = items.filter(({ sellerId }) => sellerId === rate.sellerId);
    const subtotal = sumPesos(own.map(({ unitPrice, quantity }) => unitPrice * quantity));
    return { ...rate, sellerEmail: own[0]?.sellerEmail ?? '', subtotal };
  });
  const lines = wanted.map(draftLine);
  const subtotal = sumPesos(packages.map((one) => one.subtotal));
  return {
    lines,
    packages,
    stockNeeds: stockNeeds(
      lines.map((line, index) => ({
        ...line,
        stockPerCombination: wanted[index]?.sale.stockPerCombination ?? false,
      })),
    ),
    itemCount: lines.reduce((count, { quantity }) => count + quantity, 0),
    subtotal,
    shippingCost: quote.total,
    total: subtotal + quote.total,
  };
}

function draftLine({ asked, sale }: WantedLine): DraftLine {
  return {
    productId: sale.productId,
    termIds: withTermIds(asked).termIds,
    sellerId: sale.sellerId,
    quantity: asked.quantity,
    price: sale.price,
    salePrice: sale.salePrice,
    attributes: chosenNames(sale, asked),
    feePercent: sale.feePercent,
    fee: marketplaceFee(finalPrice(sale) * asked.quantity, sale.feePercent),
  };
}

/** In the product's order of attributes, however the buyer chose. */
function chosenNames(sale: SaleLine, { chosenTerms }: OrderedLine): DraftLine['attributes'] {
  return sale.attributes.flatMap(({ id, name, terms }) => {
    const chosen = chosenTerms.find(({ attributeId }) => attributeId === id);
    const term = terms.find((one) => one.id === chosen?.termId);
    return term ? [{ attributeId: id, attribute: name, termId: term.id, term: term.name }] : [];
  });
}

/** Percent with two decimals, counted in hundredths so that no binary fraction decides the rounding. */
function marketplaceFee(amount: number, feePercent: number): number {
  return Math.round((amount * Math.round(feePercent * 100)) / 10_000);
}
