import { type ChosenTerm, termIdsOf } from './cart.ts';
import { finalPrice } from './discount.ts';
import { marketplaceFee } from './fee-rule.ts';
import { type Pesos, sumPesos } from './money.ts';
import type { Attribute } from './product.ts';
import { type QuoteTerms, quoteItems, type SellerItem, type ShippingRate } from './seller-quote.ts';
import { type StockNeed, stockNeeds } from './stock.ts';

interface DraftLine {
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

interface DraftPackage extends ShippingRate {
  sellerEmail: string;
  subtotal: number;
  /** What the marketplace keeps of its lines. */
  fee: number;
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

/** What an order needs to know of a thing that is sold. */
export interface SoldLine extends Omit<SellerItem, 'quantity' | 'unitPrice'> {
  productId: number;
  price: Pesos;
  salePrice: Pesos | null;
  stockPerCombination: boolean;
  attributes: readonly Attribute[];
  sellerEmail: string;
  feePercent: number;
}

export interface WantedLine {
  asked: { quantity: number; chosenTerms: readonly ChosenTerm[] };
  sale: SoldLine;
}

/** The lines must be sold, with a valid choice of terms. */
export function draftOrder(wanted: readonly WantedLine[], terms: QuoteTerms): OrderDraft {
  const items = wanted.map(({ asked, sale }) => ({
    ...sale,
    quantity: asked.quantity,
    unitPrice: finalPrice(sale),
  }));
  const quote = quoteItems(items, terms);
  const lines = wanted.map(draftLine);
  const packages = quote.rates.map((rate): DraftPackage => {
    const own = items.filter(({ sellerId }) => sellerId === rate.sellerId);
    const subtotal = sumPesos(own.map(({ unitPrice, quantity }) => unitPrice * quantity));
    const fee = sumPesos(lines.flatMap((line) => (line.sellerId === rate.sellerId ? [line.fee] : [])));
    return { ...rate, sellerEmail: own[0]?.sellerEmail ?? '', subtotal, fee };
  });
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
    termIds: termIdsOf(asked.chosenTerms),
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
function chosenNames(sale: SoldLine, { chosenTerms }: WantedLine['asked']): DraftLine['attributes'] {
  return sale.attributes.flatMap(({ id, name, terms }) => {
    const chosen = chosenTerms.find(({ attributeId }) => attributeId === id);
    const term = terms.find((one) => one.id === chosen?.termId);
    return term ? [{ attributeId: id, attribute: name, termId: term.id, term: term.name }] : [];
  });
}
