import type { Pesos } from '../money.ts';
import type { LineShare, MoneyPackage } from '../order-money.ts';
import { marketplace, ofSeller } from './accounts.ts';
import type { LedgerTransaction } from './entry.ts';
import { move, positive } from './move.ts';

interface Refund {
  id: number;
  orderNumber: number;
  packages: readonly { sold: MoneyPackage; shares: readonly LineShare[]; shipping: Pesos }[];
}

/** Money of a sale goes back, by each line's own figures: from where the seller's part is, the fees and the shipping. */
export function saleRefunded({ id, orderNumber, packages }: Refund): LedgerTransaction {
  const owed = marketplace('refunds');
  const entries = packages.flatMap(({ sold, shares, shipping }) => {
    const { sellerId } = sold;
    const from = ofSeller(sold.moneyState === 'held' ? 'seller_held' : 'seller_payable', sellerId);
    const lines = shares.flatMap(({ line, amount, fee }) => {
      const about = { orderNumber, sellerId, line: line.line };
      return [
        move(from, owed, amount - fee, 'refund-line-net', about),
        move(marketplace('fees'), owed, fee, 'refund-line-fee', about),
      ];
    });
    const about = { orderNumber, sellerId };
    return [...lines, move(marketplace('shipping'), owed, shipping, 'refund-shipping', about)];
  });
  return {
    key: `refund:${id}`,
    kind: 'refund',
    cause: { orderNumber, refundId: id },
    entries: positive(entries),
  };
}

/** Money that came and belongs to no sale (paid twice, too late, another amount, unknown order) is owed back. */
export function unappliedRefunded(refund: {
  id: number;
  orderNumber: number | null;
  transactionId: number;
  amount: Pesos;
}): LedgerTransaction {
  const order = refund.orderNumber === null ? {} : { orderNumber: refund.orderNumber };
  return {
    key: `refund:${refund.id}`,
    kind: 'refund',
    cause: { ...order, paymentTransactionId: refund.transactionId, refundId: refund.id },
    entries: [
      move(marketplace('buyer_clearing'), marketplace('refunds'), refund.amount, 'refund-unapplied', order),
    ],
  };
}

export function refundPaid(refund: {
  id: number;
  orderNumber: number | null;
  transactionId: number | null;
  amount: Pesos;
  paidBy: 'provider' | 'bank';
}): LedgerTransaction {
  const order = refund.orderNumber === null ? {} : { orderNumber: refund.orderNumber };
  const payment = refund.transactionId === null ? {} : { paymentTransactionId: refund.transactionId };
  return {
    key: `refund-paid:${refund.id}`,
    kind: 'refund-paid',
    cause: { ...order, ...payment, refundId: refund.id },
    entries: [move(marketplace('refunds'), marketplace(refund.paidBy), refund.amount, 'refund-paid', order)],
  };
}

/**
 * The provider took back what the bank had already refunded: the buyer has it twice, and the refunds account stays
 * below zero by it until she returns it.
 */
export function reversedTwice(reversal: {
  orderNumber: number | null;
  transactionId: number;
  amount: Pesos;
}): LedgerTransaction {
  const order = reversal.orderNumber === null ? {} : { orderNumber: reversal.orderNumber };
  const from = marketplace('provider');
  return {
    key: `reversal-paid-twice:${reversal.transactionId}`,
    kind: 'reversal-paid-twice',
    cause: { ...order, paymentTransactionId: reversal.transactionId },
    entries: [move(marketplace('refunds'), from, reversal.amount, 'reversal-paid-twice', order)],
  };
}

/** The buyer has returned to the bank what she got twice, or a part of it. */
export function paidTwiceRecovered(recovery: {
  id: number;
  orderNumber: number | null;
  transactionId: number;
  amount: Pesos;
}): LedgerTransaction {
  const order = recovery.orderNumber === null ? {} : { orderNumber: recovery.orderNumber };
  const to = marketplace('bank');
  return {
    key: `recovery:${recovery.id}`,
    kind: 'recovery',
    cause: { ...order, paymentTransactionId: recovery.transactionId },
    entries: [move(to, marketplace('refunds'), recovery.amount, 'paid-twice-recovered', order)],
  };
}

/** A parcel that was refused at the door costs the seller its freight, by rule. */
export function refusalCharged(refusal: {
  orderNumber: number;
  sellerId: number;
  amount: Pesos;
}): LedgerTransaction {
  const { orderNumber, sellerId, amount } = refusal;
  const from = ofSeller('seller_payable', sellerId);
  const about = { orderNumber, sellerId };
  return {
    key: `refusal:${orderNumber}:${sellerId}`,
    kind: 'refusal',
    cause: { orderNumber },
    entries: positive([move(from, marketplace('shipping'), amount, 'refusal-freight', about)]),
  };
}

/** What a shop that sent late bears of the freight that its buyer got back. */
export function lateFreightCharged(charge: PackagePesos): LedgerTransaction {
  const { orderNumber, sellerId, amount } = charge;
  const from = ofSeller('seller_payable', sellerId);
  const about = { orderNumber, sellerId };
  return {
    key: `late-freight:${orderNumber}:${sellerId}`,
    kind: 'late-freight',
    cause: { orderNumber },
    entries: positive([move(from, marketplace('shipping'), amount, 'late-freight', about)]),
  };
}

/** The late package was never sent in the end, or its carrier lost it: its shop bears no freight. */
export function lateFreightWaived(charge: PackagePesos): LedgerTransaction {
  const { orderNumber, sellerId, amount } = charge;
  const to = ofSeller('seller_payable', sellerId);
  const about = { orderNumber, sellerId };
  return {
    key: `late-freight:${orderNumber}:${sellerId}:waived`,
    kind: 'late-freight-waived',
    cause: { orderNumber },
    entries: positive([move(marketplace('shipping'), to, amount, 'late-freight-waived', about)]),
  };
}

/** A carrier lost it: its shop has what the goods would have brought it. The carrier owes the marketplace what it insured. */
export function packageLost({ orderNumber, sellerId, amount }: PackagePesos): LedgerTransaction {
  const to = ofSeller('seller_payable', sellerId);
  const about = { orderNumber, sellerId };
  return {
    key: `lost-package:${orderNumber}:${sellerId}`,
    kind: 'lost-package',
    cause: { orderNumber },
    entries: positive([move(marketplace('shipping'), to, amount, 'lost-package', about)]),
  };
}

interface PackagePesos {
  orderNumber: number;
  sellerId: number;
  amount: Pesos;
}
