import type { Pesos } from '../money.ts';
import { type MoneyPackage, packageDue, remainingShare } from '../order-money.ts';
import { marketplace, ofSeller } from './accounts.ts';
import type { LedgerEntry, LedgerTransaction } from './entry.ts';
import { move, positive } from './move.ts';

const clearing = marketplace('buyer_clearing');

/** The provider has the buyer's money; what it belongs to is posted by its own transaction. */
export function paymentReceived(payment: {
  transactionId: number;
  orderNumber: number | null;
  amount: Pesos;
}): LedgerTransaction {
  const order = payment.orderNumber === null ? {} : { orderNumber: payment.orderNumber };
  return {
    key: `payment:${payment.transactionId}`,
    kind: 'payment',
    cause: { ...order, paymentTransactionId: payment.transactionId },
    entries: [move(marketplace('provider'), clearing, payment.amount, 'payment-received', order)],
  };
}

/** A paid package becomes the seller's net, the marketplace's fees and the shipping. */
export function packageSold(sold: MoneyPackage): LedgerTransaction {
  const { orderNumber, sellerId } = sold;
  return {
    key: `sale:${orderNumber}:${sellerId}`,
    kind: 'sale',
    cause: { orderNumber },
    entries: saleEntries(sold),
  };
}

/**
 * The provider's split has paid the seller her net of the whole sale. What was refunded before that was known is not
 * held for her any more: she got it and owes it.
 */
export function splitPaid(sold: MoneyPackage): LedgerTransaction {
  const { orderNumber, sellerId } = sold;
  const about = { orderNumber, sellerId };
  const net = netOf(sold);
  const refunded = netOfSale(sold) - net;
  const paidBy = marketplace('provider');
  return {
    key: `split:${orderNumber}:${sellerId}`,
    kind: 'split',
    cause: { orderNumber },
    entries: positive([
      move(ofSeller('seller_held', sellerId), paidBy, net, 'split-paid', about),
      move(ofSeller('seller_payable', sellerId), paidBy, refunded, 'split-paid-refunded', about),
    ]),
  };
}

/** Delivered, and the time to withdraw is over: what is left of the package is the seller's to take. */
export function packageReleased(sold: MoneyPackage): LedgerTransaction {
  const { orderNumber, sellerId } = sold;
  const from = ofSeller('seller_held', sellerId);
  const to = ofSeller('seller_payable', sellerId);
  return {
    key: `release:${orderNumber}:${sellerId}`,
    kind: 'release',
    cause: { orderNumber },
    entries: positive([move(from, to, netOf(sold), 'released', { orderNumber, sellerId })]),
  };
}

interface Collection {
  id: number;
  collectedBy: 'carrier' | 'seller';
  amount: Pesos;
  sold: MoneyPackage;
}

/**
 * Cash taken at the door: only now there is a sale. A carrier holds it until its remittance. A seller keeps her net and
 * owes the rest, which her next settlement nets. The amount is what the package costs, or it would belong to no sale.
 */
export function cashCollected({ id, collectedBy, amount, sold }: Collection): LedgerTransaction {
  if (amount !== packageDue(sold)) throw new RangeError(`Collected ${amount}, due ${packageDue(sold)}`);
  const { orderNumber, sellerId } = sold;
  const about = { orderNumber, sellerId };
  const bySeller = collectedBy === 'seller';
  const cash = bySeller ? ofSeller('cash_in_transit', sellerId) : marketplace('cash_in_transit');
  const net = netOf(sold);
  const kept = bySeller
    ? [
        move(ofSeller('seller_held', sellerId), cash, net, 'cash-kept-net', about),
        move(ofSeller('seller_payable', sellerId), cash, amount - net, 'cash-kept-debt', about),
      ]
    : [];
  return {
    key: `collection:${orderNumber}:${sellerId}:${id}`,
    kind: 'collection',
    cause: { orderNumber, cashCollectionId: id },
    entries: positive([move(cash, clearing, amount, 'cash-collected', about), ...saleEntries(sold), ...kept]),
  };
}

/** The collection had been recorded by mistake: every entry the other way round. The package is as it was then. */
export function collectionUndone(collection: Collection): LedgerTransaction {
  const { key, cause, entries } = cashCollected(collection);
  return {
    key: `${key}:undone`,
    kind: 'collection-undone',
    cause,
    entries: entries.map((entry) => ({
      ...entry,
      debit: entry.credit,
      credit: entry.debit,
      rule: 'collection-undone',
    })),
  };
}

export function cashRemitted(remittance: { id: number; amount: Pesos }): LedgerTransaction {
  return {
    key: `remittance:${remittance.id}`,
    kind: 'remittance',
    cause: { cashRemittanceId: remittance.id },
    entries: [
      move(marketplace('bank'), marketplace('cash_in_transit'), remittance.amount, 'cash-remitted', {}),
    ],
  };
}

/** What is left of a package for its seller. */
export function netOf({ lines }: MoneyPackage): Pesos {
  return lines.map(remainingShare).reduce((sum, { amount, fee }) => sum + amount - fee, 0);
}

/** What the whole package is to its seller, before anything was refunded. */
export function netOfSale({ lines }: MoneyPackage): Pesos {
  return lines.reduce((sum, { unitPrice, quantity, fee }) => sum + unitPrice * quantity - fee, 0);
}

function saleEntries({
  orderNumber,
  sellerId,
  lines,
  shippingRate,
  shippingRefunded,
}: MoneyPackage): LedgerEntry[] {
  const shares = lines.map(remainingShare);
  const isSold = shares.some(({ quantity }) => quantity > 0);
  const ofLines = shares.flatMap(({ line, amount, fee }) => {
    const about = { orderNumber, sellerId, line: line.line };
    return [
      move(clearing, ofSeller('seller_held', sellerId), amount - fee, 'line-net', about),
      move(clearing, marketplace('fees'), fee, 'line-fee', about),
    ];
  });
  const shipping = isSold ? shippingRate - shippingRefunded : 0;
  const about = { orderNumber, sellerId };
  return positive([...ofLines, move(clearing, marketplace('shipping'), shipping, 'package-shipping', about)]);
}
