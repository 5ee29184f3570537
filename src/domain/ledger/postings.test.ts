import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyOrder, anyPackage, cancelPart, openBooks } from '../../../tests/support/sold-packages.ts';
import { sumPesos } from '../money.ts';
import { type MoneyPackage, nextShare, packageDue, remainingShare } from '../order-money.ts';
import { marketplace, ofSeller } from './accounts.ts';
import {
  payoutCreated,
  payoutFailed,
  payoutPaid,
  payoutReturned,
  providerSettled,
} from './payout-postings.ts';
import {
  refundPaid,
  refusalCharged,
  reversedTwice,
  saleRefunded,
  unappliedRefunded,
} from './refund-postings.ts';
import {
  cashCollected,
  cashRemitted,
  netOf,
  netOfSale,
  packageReleased,
  packageSold,
  paymentReceived,
  splitPaid,
} from './sale-postings.ts';

const orderNumber = 100_001;
const feesOf = (sold: MoneyPackage) => sumPesos(sold.lines.map((line) => remainingShare(line).fee));
const ratesOf = (packages: readonly MoneyPackage[]) => sumPesos(packages.map((one) => one.shippingRate));

test('an order paid online is net, fees and shipping, exactly what the buyer paid, and clearing ends at 0', () => {
  fc.assert(
    fc.property(anyOrder, (packages) => {
      const books = openBooks();
      const paid = sumPesos(packages.map(packageDue));
      books.post(paymentReceived({ transactionId: 1, orderNumber, amount: paid }));
      for (const sold of packages) books.post(packageSold(sold));
      expect(books.balance(marketplace('provider'))).toBe(paid);
      expect(books.balance(marketplace('buyer_clearing'))).toBe(0);
      expect(books.balance(marketplace('fees'))).toBe(sumPesos(packages.map(feesOf)));
      expect(books.balance(marketplace('shipping'))).toBe(ratesOf(packages));
      for (const sold of packages)
        expect(books.balance(ofSeller('seller_held', sold.sellerId))).toBe(netOf(sold));
    }),
  );
});

const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const happenings = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ refund: fraction, shipping: fc.boolean() }) },
    { weight: 1, arbitrary: fc.constantFrom('release' as const, 'split' as const) },
  ),
  { maxLength: 8 },
);

test('after refunds in any parts, before or after release or split, a sale less all its refunds is 0 everywhere', () => {
  fc.assert(
    fc.property(anyPackage(), happenings, (ordered, events) => {
      const books = openBooks();
      const paid = packageDue(ordered);
      books.post(paymentReceived({ transactionId: 1, orderNumber, amount: paid }));
      books.post(packageSold(ordered));
      let sold: MoneyPackage = { ...ordered, moneyState: 'held' };
      let id = 0;
      for (const event of [...events, { refund: 1, shipping: true }]) {
        if (event === 'release' || event === 'split') {
          if (sold.moneyState !== 'held') continue;
          books.post(event === 'release' ? packageReleased(sold) : splitPaid(sold));
          sold = { ...sold, moneyState: event === 'release' ? 'released' : 'provider-paid' };
        } else {
          const refunded = refundPart(sold, event.refund, event.shipping, ++id);
          if (refunded.transaction.entries.length > 0) books.post(refunded.transaction);
          sold = refunded.after;
        }
        const left = sold.moneyState === 'provider-paid' ? netOf(sold) - netOfSale(sold) : netOf(sold);
        const isHeld = sold.moneyState === 'held';
        expect(books.balance(ofSeller('seller_held', sold.sellerId))).toBe(isHeld ? left : 0);
        expect(books.balance(ofSeller('seller_payable', sold.sellerId))).toBe(isHeld ? 0 : left);
        expect(books.balance(marketplace('fees'))).toBe(feesOf(sold));
      }
      const bySplit = sold.moneyState === 'provider-paid' ? netOfSale(ordered) : 0;
      expect(books.balances()).toEqual(
        withoutZeros({
          'provider 0': paid - bySplit,
          'refunds 0': paid,
          [`seller_payable ${sold.sellerId}`]: -bySplit,
        }),
      );
    }),
  );
});

test('cash that the seller collects leaves her fee and shipping as her debt and nothing in transit', () => {
  fc.assert(
    fc.property(anyPackage(), fraction, (ordered, cancelled) => {
      const sold = { ...ordered, lines: ordered.lines.map((line) => cancelPart(line, cancelled).after) };
      const amount = packageDue(sold);
      fc.pre(amount > 0);
      const books = openBooks();
      books.post(cashCollected({ id: 1, collectedBy: 'seller', amount, sold }));
      const fees = feesOf(sold);
      expect(books.balances()).toEqual(
        withoutZeros({
          'fees 0': fees,
          'shipping 0': sold.shippingRate,
          [`seller_payable ${sold.sellerId}`]: -(fees + sold.shippingRate),
        }),
      );
    }),
  );
});

test('cash that a carrier collects is in transit until it is remitted, and the net is held', () => {
  fc.assert(
    fc.property(anyPackage(), (sold) => {
      const amount = packageDue(sold);
      const books = openBooks();
      books.post(cashCollected({ id: 1, collectedBy: 'carrier', amount, sold }));
      expect(books.balance(marketplace('cash_in_transit'))).toBe(amount);
      expect(books.balance(ofSeller('seller_held', sold.sellerId))).toBe(netOf(sold));
      books.post(cashRemitted({ id: 1, amount }));
      expect(books.balance(marketplace('cash_in_transit'))).toBe(0);
      expect(books.balance(marketplace('bank'))).toBe(amount);
      expect(books.balance(marketplace('buyer_clearing'))).toBe(0);
    }),
  );
});

test('cash of another amount than the package costs is refused', () => {
  fc.assert(
    fc.property(anyPackage(), fc.integer({ min: 1, max: 1_000 }), (sold, more) => {
      const amount = packageDue(sold) + more;
      expect(() => cashCollected({ id: 1, collectedBy: 'carrier', amount, sold })).toThrow(RangeError);
    }),
  );
});

test('a payout leaves through the bank, and one that fails or comes back is the seller’s again', () => {
  const books = openBooks();
  const payout = { id: 1, sellerId: 73, amount: 50_000 };
  books.post(payoutCreated(payout));
  expect(books.balances()).toEqual({ 'seller_payable 73': -50_000, 'payouts 0': 50_000 });
  books.post(payoutFailed(payout));
  expect(books.balances()).toEqual({});
  const second = { ...payout, id: 2 };
  books.post(payoutCreated(second));
  books.post(payoutPaid(second));
  expect(books.balances()).toEqual({ 'seller_payable 73': -50_000, 'bank 0': -50_000 });
  books.post(payoutReturned(second));
  expect(books.balances()).toEqual({});
});

test('what the provider pays into the bank, charges and withholds leaves nothing with it', () => {
  const books = openBooks();
  books.post(paymentReceived({ transactionId: 1, orderNumber: null, amount: 100_000 }));
  books.post(providerSettled({ id: 1, net: 95_000, charges: 3_500, withheld: 1_500 }));
  expect(books.balances()).toEqual({
    'bank 0': 95_000,
    'buyer_clearing 0': 100_000,
    'provider_charges 0': 3_500,
    'withholdings 0': 1_500,
  });
});

test('money without a sale goes back, and what is taken back twice stays visible', () => {
  const books = openBooks();
  const refund = { id: 1001, orderNumber, transactionId: 1, amount: 7_000 };
  books.post(paymentReceived(refund));
  books.post(unappliedRefunded(refund));
  expect(books.balances()).toEqual({ 'provider 0': 7_000, 'refunds 0': 7_000 });
  books.post(refundPaid({ ...refund, paidBy: 'bank' }));
  expect(books.balances()).toEqual({ 'provider 0': 7_000, 'bank 0': -7_000 });
  books.post(reversedTwice(refund));
  expect(books.balances()).toEqual({ 'bank 0': -7_000, 'refunds 0': -7_000 });
});

test('a refused parcel costs its seller the freight, and nothing when the rule says so', () => {
  const books = openBooks();
  books.post(refusalCharged({ orderNumber, sellerId: 73, amount: 8_000 }));
  expect(books.balances()).toEqual({ 'seller_payable 73': -8_000, 'shipping 0': 8_000 });
  expect(refusalCharged({ orderNumber, sellerId: 74, amount: 0 }).entries).toEqual([]);
});

function refundPart(sold: MoneyPackage, part: number, wantsShipping: boolean, id: number) {
  const cut = sold.lines.map((line) => ({ line, ...cancelPart(line, part) }));
  const shares = cut
    .filter(({ quantity }) => quantity > 0)
    .map(({ line, quantity }) => nextShare(line, quantity));
  const shipping = wantsShipping ? sold.shippingRate - sold.shippingRefunded : 0;
  return {
    transaction: saleRefunded({ id, orderNumber, packages: [{ sold, shares, shipping }] }),
    after: {
      ...sold,
      shippingRefunded: sold.shippingRefunded + shipping,
      lines: cut.map(({ after }) => after),
    },
  };
}

function withoutZeros(balances: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(balances).filter(([, sum]) => sum !== 0));
}
