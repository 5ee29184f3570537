import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { releaseDay } from '../../src/domain/release-day.ts';
import { bogotaDay } from '../../src/domain/spanish-dates.ts';
import { holdingNone } from '../../src/server/db/held-connection.ts';
import { execute, queryOne, sql } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { checkLedger } from '../../src/server/modules/books/check.service.ts';
import { deliverDueMessages } from '../../src/server/modules/messages/outbox-delivery.ts';
import { recordRemittance } from '../../src/server/modules/orders/cash/record-remittance.service.ts';
import { changePackageStatus } from '../../src/server/modules/orders/fulfilment/change-package-status.service.ts';
import { confirmUnopposedDeliveries } from '../../src/server/modules/orders/fulfilment/delivery.jobs.ts';
import {
  addDeliveryProof,
  answerDelivery,
  countDisputedDeliveries,
  settleDelivery,
} from '../../src/server/modules/orders/fulfilment/delivery.service.ts';
import { lockOrder } from '../../src/server/modules/orders/placing/order-money.service.ts';
import { releasePackages } from '../../src/server/modules/payouts/settlements/release.service.ts';
import { untilBlocked } from '../support/blocked.ts';
import { cases } from '../support/random-cases.ts';
import {
  buildPaidSeller,
  moneyStateOf,
  openSettlementWorld,
  type SettlementWorld,
  sell,
} from '../support/settlement-world.ts';

let world: SettlementWorld;
let sellerId: number;
const shopHand = { accountId: null, role: 'seller' } as const;
beforeAll(async () => {
  world = await openSettlementWorld();
  sellerId = await buildPaidSeller(world);
});
beforeEach(() => world.setClock('2026-11-18T15:00:00-05:00'));
afterAll(() => world.close());

const operator = () => ({ accountId: world.operatorId, role: 'operator' }) as const;

/** Sold, on its way, and 'entregado' by the one who says so. */
async function report(
  actor: { accountId: number | null; role: 'seller' | 'operator' } = shopHand,
  sale: Partial<Parameters<typeof sell>[1]> = {},
) {
  const orderNumber = await sell(world, { sellerId, ...sale });
  await execute(world.db, sql`update package set status_id = 2 where order_number = ${orderNumber}`);
  const ref = { orderNumber, sellerId };
  expect(await changePackageStatus(world.context, { ...ref, to: 3, actor })).toMatchObject({ ok: true });
  return ref;
}

async function workers(moment: string): Promise<void> {
  world.setClock(moment);
  await confirmUnopposedDeliveries(world.context);
  expect(await releasePackages(world.context)).toMatchObject({ failed: 0 });
}

function stored({ orderNumber }: { orderNumber: number }) {
  return queryOne<{ confirmedAt: Date | null; confirmedBy: string | null; disputedAt: Date | null }>(
    world.db,
    sql`select delivery_confirmed_at as confirmed_at, delivery_confirmed_by as confirmed_by,
          delivery_disputed_at as disputed_at from package where order_number = ${orderNumber}`,
  );
}

test("a shop's own word releases nothing until the buyer's days are over, and the hold begins there", async () => {
  const ref = await report();
  expect(await stored(ref)).toEqual({ confirmedAt: null, confirmedBy: null, disputedAt: null });
  // Five days: until the end of Monday 23. Without the rule the money would go on Thursday 26.
  await workers('2026-11-23T23:59:59-05:00');
  expect(await stored(ref)).toMatchObject({ confirmedBy: null });
  await workers('2026-11-26T12:00:00-05:00');
  expect(await stored(ref)).toMatchObject({
    confirmedBy: 'time',
    confirmedAt: new Date('2026-11-24T00:00:00-05:00'),
  });
  expect(await moneyStateOf(world.db, ref.orderNumber)).toBe('held');
  // Five business days from Tuesday 24: 25, 26, 27, 30 and 1.
  await workers('2026-12-01T23:59:59-05:00');
  expect(await moneyStateOf(world.db, ref.orderNumber)).toBe('held');
  await workers('2026-12-02T00:00:00-05:00');
  expect(await moneyStateOf(world.db, ref.orderNumber)).toBe('released');
});

test("the buyer's word, an operator's and a picture count at once", async () => {
  const [told, seen, shown] = [await report(), await report(operator()), await report()];
  await answerDelivery(world.context, { ...told, isReceived: true });
  await addDeliveryProof(world.context, { ...shown, fileName: 'a-1280.webp', actor: shopHand });
  const at = new Date('2026-11-18T15:00:00-05:00');
  expect(await stored(told)).toMatchObject({ confirmedBy: 'buyer', confirmedAt: at });
  expect(await stored(seen)).toMatchObject({ confirmedBy: 'proof', confirmedAt: at });
  expect(await stored(shown)).toMatchObject({ confirmedBy: 'proof', confirmedAt: at });
  // Said again, later: the clock stays where it began.
  world.setClock('2026-11-20T15:00:00-05:00');
  await answerDelivery(world.context, { ...told, isReceived: true });
  expect(await stored(told)).toMatchObject({ confirmedAt: at });
  await workers('2026-11-26T00:00:00-05:00');
  for (const { orderNumber } of [told, seen, shown])
    expect(await moneyStateOf(world.db, orderNumber)).toBe('released');
});

test('cash that the carrier hands over confirms what only the shop had reported', async () => {
  const ref = await report(shopHand, { payment: 'carrier-cash' });
  const amount = 108_000;
  world.setClock('2026-11-20T15:00:00-05:00');
  const brought = await recordRemittance(world.context, {
    ...{ carrier: 'Servientrega', reference: `R-${ref.orderNumber}`, amount, actor: world.operatorId },
  });
  expect(brought).toMatchObject({ ok: true });
  expect(await stored(ref)).toMatchObject({
    confirmedBy: 'remittance',
    confirmedAt: new Date('2026-11-20T15:00:00-05:00'),
  });
});

test('"No me ha llegado" stops every clock, tells the shop and the operators, and ends by their word or hers', async () => {
  const ref = await report();
  const before = (await countDisputedDeliveries(world.db)).count;
  await answerDelivery(world.context, { ...ref, isReceived: false });
  await answerDelivery(world.context, { ...ref, isReceived: false });
  expect((await countDisputedDeliveries(world.db)).count).toBe(before + 1);
  await deliverDueMessages({ ...world.context, now: () => new Date() });
  const mails = await queryOne<{ count: number }>(
    world.db,
    sql`select count(*)::int as count from mailbox_message
        where subject = ${`El pedido ${ref.orderNumber} no le ha llegado a tu cliente`}`,
  );
  expect(mails?.count).toBe(1);
  // A picture of the shop does not settle what its buyer denies.
  await addDeliveryProof(world.context, { ...ref, fileName: 'a-1280.webp', actor: shopHand });
  await workers('2027-02-01T12:00:00-05:00');
  expect(await stored(ref)).toMatchObject({ confirmedBy: null });
  expect(await moneyStateOf(world.db, ref.orderNumber)).toBe('held');
  await settleDelivery(world.context, { ...ref, note: 'Firma y cédula en la guía', actor: operator() });
  expect(await stored(ref)).toEqual({
    confirmedBy: 'proof',
    confirmedAt: new Date('2027-02-01T12:00:00-05:00'),
    disputedAt: null,
  });
  expect((await countDisputedDeliveries(world.db)).count).toBe(before);
});

test('she may object to a picture and to her silence while the money is held, not after it is gone or after her own word', async () => {
  const [shown, silent, gone, own] = [await report(), await report(), await report(), await report()];
  await addDeliveryProof(world.context, { ...shown, fileName: 'a-1280.webp', actor: shopHand });
  await answerDelivery(world.context, { ...gone, isReceived: true });
  await execute(
    world.db,
    sql`update package set delivery_confirmed_by = 'proof' where order_number = ${gone.orderNumber}`,
  );
  await answerDelivery(world.context, { ...own, isReceived: true });
  const no = (ref: typeof own) => answerDelivery(world.context, { ...ref, isReceived: false });
  expect(await no(own)).toMatchObject({ ok: false, reason: 'delivery-final' });
  expect(await no(shown)).toMatchObject({ ok: true });
  await workers('2026-11-26T12:00:00-05:00');
  expect(await moneyStateOf(world.db, gone.orderNumber)).toBe('released');
  expect(await no(gone)).toMatchObject({ ok: false, reason: 'delivery-final' });
  expect(await no(silent)).toMatchObject({ ok: true });
  await workers('2026-12-10T12:00:00-05:00');
  for (const { orderNumber } of [shown, silent])
    expect(await moneyStateOf(world.db, orderNumber)).toBe('held');
});

test('an objection of the second in which the money would go keeps it', async () => {
  const ref = await report(operator());
  world.setClock('2026-11-26T00:00:00-05:00');
  const released = await inTransaction(world.db, async (db) => {
    await lockOrder(db, ref.orderNumber);
    const objecting = holdingNone(() => answerDelivery(world.context, { ...ref, isReceived: false }));
    await untilBlocked(world.db, 1);
    const releasing = holdingNone(() => releasePackages(world.context));
    await untilBlocked(world.db, 2);
    return { objecting, releasing };
  });
  expect(await released.objecting).toMatchObject({ ok: true });
  await released.releasing;
  expect(await moneyStateOf(world.db, ref.orderNumber)).toBe('held');
});

test('in any order of words and days nothing is released unconfirmed or denied, and the books stay balanced', async () => {
  const word = fc.constantFrom('yes', 'no', 'picture', 'settled', 'day', 'day', 'week');
  await fc.assert(
    fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 8 }), async (words) => {
      let clock = Date.parse('2026-11-18T15:00:00-05:00');
      world.setClock(new Date(clock).toISOString());
      const ref = await report();
      for (const one of words) {
        if (one === 'day' || one === 'week') clock += (one === 'day' ? 1 : 7) * 24 * 3_600_000;
        world.setClock(new Date(clock).toISOString());
        if (one === 'yes' || one === 'no')
          await answerDelivery(world.context, { ...ref, isReceived: one === 'yes' });
        if (one === 'picture')
          await addDeliveryProof(world.context, { ...ref, fileName: 'a-1280.webp', actor: shopHand });
        if (one === 'settled')
          await settleDelivery(world.context, { ...ref, note: 'Firma', actor: operator() });
        const held = (await moneyStateOf(world.db, ref.orderNumber)) === 'held';
        await workers(new Date(clock).toISOString());
        if (!held || (await moneyStateOf(world.db, ref.orderNumber)) === 'held') continue;
        const { confirmedAt, disputedAt } = (await stored(ref)) ?? { confirmedAt: null, disputedAt: null };
        expect(disputedAt).toBeNull();
        const free = releaseDay(bogotaDay(confirmedAt?.getTime() ?? Number.NaN), 5);
        expect(free <= bogotaDay(clock)).toBe(true);
      }
    }),
    { numRuns: cases(25, 250) },
  );
  expect(await checkLedger(world.context)).toEqual([]);
});
