import fc from 'fast-check';
import { type AccountRef, LEDGER_ACCOUNTS } from '../../src/domain/ledger/accounts.ts';
import type { LedgerTransaction } from '../../src/domain/ledger/entry.ts';
import {
  type LineShare,
  type MoneyLine,
  type MoneyPackage,
  nextShare,
} from '../../src/domain/order-money.ts';

const ORDER = 100_001;

/** Fees of 0 to 100 %, counted in hundredths and rounded as at the sale. */
function anyLine(line: number, sellerId: number): fc.Arbitrary<MoneyLine> {
  return fc
    .record({
      unitPrice: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 20_000_000 })),
      quantity: fc.integer({ min: 1, max: 40 }),
      hundredths: fc.oneof(fc.constantFrom(0, 10_000), fc.integer({ min: 0, max: 10_000 })),
    })
    .map(({ unitPrice, quantity, hundredths }) => ({
      orderNumber: ORDER,
      line,
      sellerId,
      productId: line,
      termIds: [],
      unitPrice,
      quantity,
      cancelledQuantity: 0,
      reduced: 0,
      fee: Math.round((unitPrice * quantity * hundredths) / 10_000),
    }));
}

/** A package as it was ordered: one to four lines, nothing cancelled. */
export function anyPackage(sellerId = 73): fc.Arbitrary<MoneyPackage> {
  const firstLine = (sellerId - 73) * 4 + 1;
  return fc
    .record({
      shippingRate: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 200_000 })),
      lines: fc
        .integer({ min: 1, max: 4 })
        .chain((count) =>
          fc.tuple(...Array.from({ length: count }, (_, index) => anyLine(firstLine + index, sellerId))),
        ),
    })
    .map(({ shippingRate, lines }) => ({
      orderNumber: ORDER,
      sellerId,
      statusId: 19,
      shippingRate,
      shippingRefunded: 0,
      moneyState: 'none',
      deliveredAt: null,
      lines,
    }));
}

/** One to three packages of different sellers. */
export const anyOrder: fc.Arbitrary<MoneyPackage[]> = fc
  .integer({ min: 1, max: 3 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => anyPackage(73 + index))));

/** The line with more units cancelled; `cancel` of 0 to 1 says which part of what is left. */
export function cancelPart(line: MoneyLine, part: number): { quantity: number; after: MoneyLine } {
  const quantity = Math.floor((line.quantity - line.cancelledQuantity) * part);
  return { quantity, after: afterShare(nextShare(line, quantity)) };
}

/** The line as `takeShares` leaves it. */
export function afterShare({ line, quantity, amount }: LineShare): MoneyLine {
  return {
    ...line,
    cancelledQuantity: line.cancelledQuantity + quantity,
    reduced: line.reduced + amount - quantity * line.unitPrice,
  };
}

export interface Books {
  post: (transaction: LedgerTransaction) => void;
  /** On the account's normal side. */
  balance: (ref: AccountRef) => number;
  /** What is not zero, as 'fees 0': 800. */
  balances: () => Record<string, number>;
}

/** A ledger in memory that demands what the table demands: whole amounts above zero between two different accounts. */
export function openBooks(): Books {
  const sums = new Map<string, number>();
  const keys = new Set<string>();
  const nameOf = ({ account, owner }: AccountRef) => `${account} ${owner}`;
  const grow = (ref: AccountRef, side: 'debit' | 'credit', amount: number) => {
    const change = LEDGER_ACCOUNTS[ref.account] === side ? amount : -amount;
    sums.set(nameOf(ref), (sums.get(nameOf(ref)) ?? 0) + change);
  };
  return {
    post: ({ key, entries }) => {
      if (keys.has(key)) throw new Error(`${key} is posted twice`);
      keys.add(key);
      for (const { debit, credit, amount } of entries) {
        if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`${key} posts ${amount}`);
        if (nameOf(debit) === nameOf(credit)) throw new Error(`${key} moves nothing`);
        grow(debit, 'debit', amount);
        grow(credit, 'credit', amount);
      }
    },
    balance: (ref) => sums.get(nameOf(ref)) ?? 0,
    balances: () => Object.fromEntries([...sums].filter(([, sum]) => sum !== 0)),
  };
}
