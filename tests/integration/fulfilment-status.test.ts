import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { listMailboxMessages } from '../../src/server/modules/messages/mailbox.repository.ts';
import { deliverDueMessages } from '../../src/server/modules/messages/outbox-delivery.ts';
import { cancelPackage } from '../../src/server/modules/orders/fulfilment/cancel-package.service.ts';
import {
  changePackageStatus,
  type StatusChange,
} from '../../src/server/modules/orders/fulfilment/change-package-status.service.ts';
import type { Actor } from '../../src/server/modules/orders/fulfilment/package.service.ts';
import { returnPackage } from '../../src/server/modules/orders/fulfilment/return-package.service.ts';
import { getPlacedOrder } from '../../src/server/modules/orders/placing/purchase.service.ts';
import {
  buildOperator,
  firstPackage,
  messagesOf,
  placePackage,
  readPackage,
  secondPackage,
  TWO_PACKAGES,
  UNPAID_PACKAGES,
} from '../support/package-factories.ts';
import { type Books, buildSale, openBooks, type Sale } from '../support/sale-factories.ts';

let shop: Books;
let operator: Actor;
let sale: Sale;
let now = new Date('2026-11-10T15:00:00Z');
beforeAll(async () => {
  shop = await openBooks(() => now);
  operator = await buildOperator(shop.db);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await execute(shop.db, sql`delete from outbox_message`);
  sale = await buildSale(shop.db, TWO_PACKAGES);
});

const guide = { carrier: 'coordinadora', trackingNumber: ' 9900112233 ' };

function move(to: StatusChange['to'], more: Partial<StatusChange> = {}) {
  return changePackageStatus(shop.context, { ...firstPackage(sale), to, actor: operator, ...more });
}

test('a package goes its way step by step, and its buyer is told where the bar moved', async () => {
  await move(20);
  await move(21, { note: 'Lista en bodega' });
  await move(1, guide);
  await move(7);
  await move(2);
  now = new Date('2026-11-11T15:00:00Z');
  const delivered = await move(3);
  expect(delivered).toMatchObject({ ok: true, value: { statusId: 3, due: 0, isRepeated: false } });
  expect(await readPackage(shop.db, firstPackage(sale))).toMatchObject({
    statusId: 3,
    carrier: 'Coordinadora',
    trackingNumber: '9900112233',
    deliveredAt: now,
    history: [20, 21, 1, 7, 2, 3],
  });
  // 21 and 7 are shown as 20 and 1.
  const told = ['package-status 20', 'package-status 1', 'package-status 2', 'package-status 3'];
  expect(await messagesOf(shop.db)).toEqual(told);
  const changes = await query<{ note: string; changedBy: number }>(
    shop.db,
    sql`select note, changed_by from package_status_change
        where order_number = ${sale.number} order by id`,
  );
  expect(changes[1]).toEqual({ note: 'Lista en bodega', changedBy: operator.accountId });
  expect((await readPackage(shop.db, secondPackage(sale))).history).toEqual([]);
});

test('the same status again is a success in which nothing happens twice', async () => {
  await placePackage(shop.db, firstPackage(sale), 2);
  const [first, second] = [await move(3), await move(3)];
  expect([first.ok && first.value.isRepeated, second.ok && second.value.isRepeated]).toEqual([false, true]);
  expect((await readPackage(shop.db, firstPackage(sale))).history).toEqual([3]);
  expect(await messagesOf(shop.db)).toEqual(['package-status 3']);
});

test('ten times at once is once', async () => {
  await placePackage(shop.db, firstPackage(sale), 2);
  const all = await Promise.all(Array.from({ length: 10 }, () => move(3)));
  expect(all.filter((one) => one.ok && !one.value.isRepeated)).toHaveLength(1);
  expect(all.every(({ ok }) => ok)).toBe(true);
  expect((await readPackage(shop.db, firstPackage(sale))).history).toEqual([3]);
  expect(await messagesOf(shop.db)).toEqual(['package-status 3']);
});

test('a package cannot leave and be cancelled at once', async () => {
  for (let round = 0; round < 5; round++) {
    sale = await buildSale(shop.db, UNPAID_PACKAGES, 'carrier');
    await placePackage(shop.db, firstPackage(sale), 1);
    const [left, cancelled] = await Promise.all([
      move(2),
      cancelPackage(shop.context, { ...firstPackage(sale), cause: 'other', actor: operator }),
    ]);
    expect([left.ok, cancelled.ok].filter(Boolean)).toHaveLength(1);
    expect((await readPackage(shop.db, firstPackage(sale))).statusId).toBe(left.ok ? 2 : 32);
  }
});

test('a guide needs carrier and tracking number, and can be corrected', async () => {
  await placePackage(shop.db, firstPackage(sale), 20);
  await execute(shop.db, sql`update package set carrier = null, tracking_number = null`);
  expect(await move(1, { carrier: 'TCC' })).toMatchObject({ ok: false, reason: 'package-guide-missing' });
  expect(await move(1, { carrier: 'TCC', trackingNumber: 'T-1' })).toMatchObject({ ok: true });
  const corrected = await move(1, { trackingNumber: 'T-2' });
  expect(corrected).toMatchObject({ ok: true, value: { trackingNumber: 'T-2', isRepeated: true } });
  const stored = await readPackage(shop.db, firstPackage(sale));
  expect(stored).toMatchObject({ carrier: 'TCC', trackingNumber: 'T-2', history: [1] });
  await placePackage(shop.db, firstPackage(sale), 3);
  await move(3, { trackingNumber: 'T-3' });
  expect((await readPackage(shop.db, firstPackage(sale))).trackingNumber).toBe('G-1');
});

test('a carrier outside the list is followed on the page that its shop gives, in the order and in the mail', async () => {
  await placePackage(shop.db, firstPackage(sale), 20);
  const laVeloz = { carrier: 'La Veloz', trackingNumber: 'V-1' };
  for (const trackingUrl of [
    'http://laveloz.co/V-1',
    'https://laveloz.co:99/',
    'https://plazuela@laveloz.co/',
  ])
    expect(await move(1, { ...laVeloz, trackingUrl })).toMatchObject({ reason: 'tracking-url-invalid' });
  const trackingUrl = 'https://laveloz.co/guia/V-1';
  await move(1, { ...laVeloz, trackingUrl });
  // A corrected number leaves the page as it is.
  expect(await move(1, { trackingNumber: 'V-2' })).toMatchObject({ ok: true, value: { trackingUrl } });
  const order = await getPlacedOrder(shop.context, sale.number);
  expect(order.packages[0]?.status).toMatchObject({
    carrier: 'La Veloz',
    trackingNumber: 'V-2',
    trackingUrl,
  });
  await deliverDueMessages({ ...shop.context, now: () => new Date() });
  const mails = await listMailboxMessages(shop.db, null);
  expect(mails.find(({ subject }) => subject.startsWith('Guía creada'))?.text).toContain(trackingUrl);
  // Of a carrier of the list we know the page.
  expect(await move(1, { carrier: 'TCC', trackingUrl })).toMatchObject({ value: { trackingUrl: null } });
});

test('what is not allowed is refused with what is', async () => {
  const skipped = await move(2);
  expect(skipped).toEqual({
    ok: false,
    reason: 'package-move-not-allowed',
    details: { codEstado: 19, permitidos: [20, 32] },
  });
  expect(await move(20, { sellerId: 999_999 })).toMatchObject({ ok: false, reason: 'package-unknown' });
  expect(await move(20, { orderNumber: 999_999 })).toMatchObject({ ok: false, reason: 'package-unknown' });
  expect(await move(20, { actor: { accountId: null, role: 'carrier' } })).toMatchObject({ ok: false });
  expect((await readPackage(shop.db, firstPackage(sale))).history).toEqual([]);
});

test('nobody touches a package that is not paid', async () => {
  const unpaid = firstPackage(sale);
  await placePackage(shop.db, unpaid, 33);
  const refusals = [
    await move(20),
    await cancelPackage(shop.context, { ...unpaid, cause: 'out-of-stock', actor: operator }),
    await returnPackage(shop.context, { ...unpaid, restock: true, actor: operator }),
  ];
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ ok: false, reason: 'package-awaiting-payment' });
});

test('a parcel that is paid at the door goes back by its refusal only', async () => {
  sale = await buildSale(shop.db, UNPAID_PACKAGES, 'carrier');
  await placePackage(shop.db, firstPackage(sale), 2);
  expect(await move(31)).toMatchObject({ ok: false, reason: 'package-refusal-needed' });
});

test('the mail says the status in the words of the bar, with guide, link and what is paid at the door', async () => {
  sale = await buildSale(shop.db, UNPAID_PACKAGES, 'carrier');
  await placePackage(shop.db, firstPackage(sale), 20, null);
  const changed = await move(1, guide);
  expect(changed).toMatchObject({ ok: true, value: { due: 58_999 } });
  now = new Date(Date.now() + 60_000);
  expect(await deliverDueMessages(shop.context)).toBe(1);
  const [mail] = await listMailboxMessages(shop.db, 'ana@plazuela.test');
  expect(mail?.subject).toBe(`Guía creada: tu pedido ${sale.number}`);
  expect(mail?.text).toContain('Transportadora: Coordinadora\nNúmero de guía: 9900112233');
  expect(mail?.text).toContain('Paquete: 1 de 2');
  expect(mail?.text).toContain('Pagas al recibir: $ 58.999');
  expect(mail?.text).toMatch(new RegExp(`metodo=contraentrega&pedido=${sale.number}&llave=[\\w-]{43}`));
  expect(mail?.text).not.toContain('Producto 3');
});
