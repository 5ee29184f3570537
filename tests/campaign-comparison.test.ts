import { expect, test } from 'vitest';
import { compare } from '../scripts/campaign/compare.ts';
import type { EndState, StoredOrder } from '../scripts/campaign/end-state-types.ts';
import type { AcknowledgedOrder, LedgerEntry } from '../scripts/campaign/ledger-entry.ts';
import { createObservations, measure } from '../scripts/campaign/observations.ts';

const order: AcknowledgedOrder = {
  number: 100_001,
  subtotal: 30_000,
  shipping: 9_000,
  total: 39_000,
  lines: [{ productId: 44, quantity: 3, unitPrice: 10_000 }],
  sellerIds: [73],
};
const paid: AcknowledgedOrder = { ...order, number: 100_002 };

/** A cash order, a paid one, one whose answer never came, a refused one, and one of everything else. */
const entries: LedgerEntry[] = [
  { kind: 'begin', domain: 'a.campana.test', seed: 1 },
  { kind: 'stock', productId: 44, onHand: 1_000 },
  { kind: 'order-sent', key: 'cash', email: 'a@a.campana.test', isPaidOnline: false },
  { kind: 'order', key: 'cash', order },
  { kind: 'order-sent', key: 'online', email: 'b@a.campana.test', isPaidOnline: true },
  { kind: 'order', key: 'online', order: paid },
  { kind: 'payment-sent', number: 100_002 },
  { kind: 'payment', number: 100_002, reference: '7', amount: 39_000 },
  { kind: 'order-sent', key: 'unknown', email: 'c@a.campana.test', isPaidOnline: false },
  { kind: 'order-sent', key: 'refused', email: 'd@a.campana.test', isPaidOnline: false },
  { kind: 'order-refused', key: 'refused', code: 'totals-changed' },
  { kind: 'price-sent', productId: 44, price: 10_000 },
  { kind: 'price', productId: 44, price: 10_000 },
  { kind: 'step-sent', number: 100_001, sellerId: 73, statusId: 20 },
  { kind: 'step', number: 100_001, sellerId: 73, statusId: 20 },
  { kind: 'setting-sent', value: 10_500 },
  { kind: 'setting', value: 10_500 },
  { kind: 'file', url: '/img/a.webp', sum: 'aa' },
];

const cashOrder: StoredOrder = { ...order, key: 'cash', isPaidOnline: false, paymentState: null };
const paidOrder: StoredOrder = { ...paid, key: 'online', isPaidOnline: true, paymentState: 'paid' };
const payment = { reference: '7', number: 100_002, amount: 39_000 };
const mailsOf = (number: number) => [
  { template: 'order-confirmation', number, sellerId: null, isSent: true, copies: 1 },
  { template: 'seller-new-order', number, sellerId: 73, isSent: true, copies: 1 },
];

const sound: EndState = {
  orders: [cashOrder, paidOrder],
  payments: [payment],
  accepted: [payment],
  mails: [...mailsOf(100_001), ...mailsOf(100_002)],
  prices: new Map([[44, 10_000]]),
  steps: [{ number: 100_001, sellerId: 73, statusId: 20 }],
  setting: 10_500,
  stock: new Map([[44, 1_000]]),
  files: new Map([['/img/a.webp', 'aa']]),
};

const found = (change: Partial<EndState>, more: LedgerEntry[] = []) =>
  compare([...entries, ...more], { ...sound, ...change }).map(({ what, verdict }) => `${what} ${verdict}`);

test('nothing is found where all that was acknowledged is there once', () => {
  expect(found({})).toEqual([]);
});

test('an order whose answer never came may be there once, or not at all', () => {
  const unknown = { ...cashOrder, key: 'unknown', number: 100_003 };
  expect(found({ orders: [...sound.orders, unknown], mails: [...sound.mails, ...mailsOf(100_003)] })).toEqual(
    [],
  );
  const twice = [unknown, { ...unknown, number: 100_004 }];
  const mails = [...sound.mails, ...mailsOf(100_003), ...mailsOf(100_004)];
  expect(found({ orders: [...sound.orders, ...twice], mails })).toEqual(['order doubled']);
});

test('a lost order, a peso and a line that changed, an order of a refusal and one that nobody sent', () => {
  expect(found({ orders: [paidOrder] })).toEqual(['order lost']);
  expect(found({ orders: [{ ...cashOrder, total: 39_001 }, paidOrder] })).toEqual(['order changed']);
  const lines = [{ productId: 44, quantity: 2, unitPrice: 10_000 }];
  expect(found({ orders: [{ ...cashOrder, lines }, paidOrder] })).toEqual(['order changed']);
  const another = (key: string) => ({
    orders: [...sound.orders, { ...cashOrder, key, number: 100_009 }],
    mails: [...sound.mails, ...mailsOf(100_009)],
  });
  expect(found(another('refused'))).toEqual(['order uninvited']);
  expect(found(another('nobody'))).toEqual(['order uninvited']);
});

test('one number that two submissions were answered with', () => {
  const again: LedgerEntry[] = [
    { kind: 'order-sent', key: 'other', email: 'e@a.campana.test', isPaidOnline: false },
    { kind: 'order', key: 'other', order },
  ];
  expect(found({}, again)).toContain('order changed');
});

test('a payment that was lost, booked twice, changed, or never made', () => {
  expect(found({ payments: [] })).toEqual(['payment lost']);
  expect(found({ payments: [payment, payment] })).toContain('payment doubled');
  expect(found({ payments: [payment, { ...payment, reference: '8' }] })).toContain('payment doubled');
  expect(found({ payments: [{ ...payment, amount: 38_000 }] })).toContain('payment changed');
  expect(found({ payments: [], accepted: [], orders: [cashOrder] })).toContain('payment lost');
});

test('money that the provider took is due even when its answer to the buyer never came', () => {
  const accepted = [payment, { reference: '9', number: 100_001, amount: 39_000 }];
  expect(found({ accepted })).toEqual(['payment lost']);
});

test('a message that was never sent, that no mail server took, that it took twice, that was written twice', () => {
  const [first, ...rest] = sound.mails;
  if (!first) throw new Error('no mail');
  expect(found({ mails: rest })).toEqual(['message lost']);
  expect(found({ mails: [{ ...first, isSent: false, copies: 0 }, ...rest] })).toEqual(['message lost']);
  expect(found({ mails: [{ ...first, copies: 0 }, ...rest] })).toEqual(['message lost']);
  expect(found({ mails: [{ ...first, copies: 2 }, ...rest] })).toEqual(['message repeated']);
  expect(found({ mails: [first, ...sound.mails] })).toEqual(['message doubled']);
});

test('prices and settings are the last acknowledged ones, or what was sent after them without an answer', () => {
  expect(found({ prices: new Map([[44, 9_000]]) })).toEqual(['price lost']);
  const sent: LedgerEntry[] = [{ kind: 'price-sent', productId: 44, price: 9_000 }];
  expect(found({ prices: new Map([[44, 9_000]]) }, sent)).toEqual([]);
  expect(found({}, sent)).toEqual([]);
  expect(found({ setting: 10_000 })).toEqual(['setting lost']);
});

test('a step of a package, stock and files', () => {
  expect(found({ steps: [] })).toEqual(['step lost']);
  expect(found({ steps: [...sound.steps, ...sound.steps] })).toEqual(['step doubled']);
  expect(found({ stock: new Map([[44, 999]]) })).toEqual(['stock changed']);
  expect(found({ files: new Map() })).toEqual(['file lost']);
  expect(found({ files: new Map([['/img/a.webp', 'ab']]) })).toEqual(['file changed']);
});

test('a gap is the longest time without a good answer, from the first moment to the last', () => {
  const observations = createObservations();
  const answer = (until: number, status: number, kind: 'read' | 'order' = 'read') =>
    observations.requests.push({ from: until - 10, until, kind, what: 'GET /', status, code: 'unavailable' });
  answer(1_000, 200);
  answer(2_000, 503);
  answer(5_000, 200);
  answer(6_000, 0);
  answer(4_000, 200, 'order');
  const measured = measure(observations, { from: 0, until: 7_000 });
  expect(measured).toMatchObject({ reads: 2, readsGapSeconds: 4, orders: 1, ordersGapSeconds: 4 });
  expect([...measured.serverErrors]).toEqual([['read 503 unavailable', 1]]);
  expect([...measured.unanswered]).toEqual([['read unavailable', 1]]);
});
