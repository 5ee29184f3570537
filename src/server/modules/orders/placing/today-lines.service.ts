import { isValidChoice } from '../../../../domain/cart.ts';
import type { TodayLine } from '../../../../wire/buyers/today-line.ts';
import type { Context } from '../../../context.ts';
import { listSaleLines, type SaleLine } from './sale-line.repository.ts';

interface WantedLine {
  productId: number;
  termIds: readonly number[];
  quantity: number;
}

/**
 * What somebody wants as it would go into a cart today, in one query; what no shop knows any more is left out.
 * `isShown`: shoppers see it, sold out or not.
 */
export async function listTodayLines<Wanted extends WantedLine>(
  { write, now }: Pick<Context, 'write' | 'now'>,
  wanted: readonly Wanted[],
): Promise<{ wanted: Wanted; line: TodayLine; isShown: boolean }[]> {
  const sales = await listSaleLines(write, wanted, now());
  return wanted.flatMap((one, index) => {
    const sale = sales[index];
    return sale ? [{ wanted: one, line: todayLine(one, sale), isShown: sale.isSold }] : [];
  });
}

/** One of them, of what is sold. */
export function todayLine({ productId, termIds, quantity }: WantedLine, sale: SaleLine): TodayLine {
  const terms = sale.attributes.flatMap(({ id, name, terms: offered }) =>
    offered
      .filter((term) => termIds.includes(term.id))
      .map((term) => ({ attributeId: id, attribute: name, termId: term.id, term: term.name })),
  );
  const isSold = sale.isSold && !sale.isOnHoliday && sale.price > 0;
  const needsChoice = isSold && termIds.length === 0 && !isValidChoice(sale.attributes, []);
  const available = isSold && sale.isOffered && isValidChoice(sale.attributes, terms);
  return {
    productId,
    variantId: sale.variantId,
    name: sale.name,
    reference: sale.reference,
    price: sale.price,
    salePrice: sale.salePrice,
    imageUrl: sale.imageUrl,
    sellerId: sale.sellerId,
    sellerName: sale.sellerName,
    weightKilograms: sale.weightKilograms,
    heightCentimetres: sale.heightCentimetres,
    widthCentimetres: sale.widthCentimetres,
    lengthCentimetres: sale.lengthCentimetres,
    content: sale.content,
    quantity,
    terms,
    needsChoice,
    available,
    onHand: available ? sale.onHand : 0,
    ...(!sale.stockPerCombination && { sharesStock: true }),
  };
}
