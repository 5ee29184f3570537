import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bogotaDay } from '../../src/domain/spanish-dates.ts';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { endFee, setFee } from '../../src/server/modules/books/fees/change-fee.service.ts';
import { listFeePage } from '../../src/server/modules/books/fees/fees.service.ts';
import { buildCategory, buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { percentOn } from '../support/fee-percent.ts';
import { amountsOf, openShop, orderForm, type Shop, sendOrder } from '../support/order-factories.ts';
import { read } from '../support/published-reads.ts';
import { buildShopOwner, type ShopOwner } from '../support/seller-order-factories.ts';
import { sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

const TODAY = '2026-11-20';

let shop: Shop;
let operator: LoggedIn;
let owner: ShopOwner;
let categoryId: number;
let clock = new Date();
const context = () => ({ write: shop.db, now: () => clock });
const at = (day: string) => {
  clock = new Date(`${day}T15:00:00Z`);
};
beforeAll(async () => {
  shop = await openShop();
  operator = await logIn(shop.db, { roles: ['operator'] });
});
beforeEach(async () => {
  at(TODAY);
  owner = await buildShopOwner(shop.db);
  await execute(shop.db, sql`update seller set fee_percent = 10 where id = ${owner.sellerId}`);
  categoryId = await buildCategory(shop.db);
});
afterAll(() => shop.close());

interface Parts {
  percent?: number;
  from?: string;
  until?: string | null;
  categoryId?: number | null;
  sellerId?: number | null;
}

function set({ percent = 5, from = TODAY, until = null, ...target }: Parts) {
  const { sellerId = owner.sellerId, categoryId: ofCategory = null } = target;
  const form = { sellerId, categoryId: ofCategory, validFrom: from, validUntil: until, percent };
  return setFee(context(), { ...form, reason: 'Acuerdo comercial' }, operator.id);
}

function percentAt(moment: string, categoryIds: number[]): Promise<number> {
  return percentOn(shop.db, { sellerId: owner.sellerId, categoryIds }, bogotaDay(Date.parse(moment)));
}

const percentOfDay = (day: string) => percentAt(`${day}T15:00:00Z`, [categoryId]);
const percentsOn = (...days: string[]) => Promise.all(days.map(percentOfDay));

test('a planned fee begins on its day in Bogotá and ends the one before', async () => {
  await set({ percent: 8 });
  await set({ percent: 6.5, from: '2026-12-01' });
  expect(await percentsOn('2026-11-19', TODAY, '2026-11-30', '2026-12-01', '2027-12-01')).toEqual([
    10, 8, 8, 6.5, 6.5,
  ]);
  // Still 30 November in Bogotá.
  expect(await percentAt('2026-12-01T04:59:00Z', [])).toBe(8);
});

test('after a fee for some days the one before holds again', async () => {
  await set({ percent: 8 });
  await set({ percent: 2, from: '2026-11-27', until: '2026-11-29' });
  expect(await percentsOn('2026-11-26', '2026-11-27', '2026-11-29', '2026-11-30')).toEqual([8, 2, 2, 8]);
});

test('a planned fee that is taken back leaves what it would have replaced, without a gap', async () => {
  await set({ percent: 8, until: '2027-06-30' });
  const forDays = await set({ percent: 2, from: '2026-11-27', until: '2026-11-29' });
  const forGood = await set({ percent: 5, from: '2027-01-01' });
  expect(await percentsOn('2026-11-28', '2026-12-15', '2027-01-01', '2027-08-01')).toEqual([2, 8, 5, 5]);
  const takeBack = (set: typeof forDays) =>
    endFee(context(), { id: set.ok ? set.value : 0, reason: 'No se firmó', actor: operator.id });
  await takeBack(forGood);
  expect(await percentsOn('2026-11-28', '2026-12-15', '2027-01-01', '2027-06-30', '2027-07-01')).toEqual([
    2, 8, 8, 8, 10,
  ]);
  await takeBack(forDays);
  expect(await percentsOn('2026-11-26', '2026-11-27', '2026-11-30', '2027-06-30', '2027-07-01')).toEqual([
    8, 8, 8, 8, 10,
  ]);
});

test('a fee for some days that ends early hands over to the one before at once', async () => {
  await set({ percent: 8 });
  const forDays = await set({ percent: 2, until: '2026-11-29' });
  at('2026-11-22');
  await endFee(context(), { id: forDays.ok ? forDays.value : 0, reason: 'Se acabó', actor: operator.id });
  expect(await percentsOn('2026-11-22', '2026-11-23', '2026-11-30')).toEqual([2, 8, 8]);
});

test('a slip of today is corrected today', async () => {
  await set({ percent: 80 });
  expect(await set({ percent: 8 })).toMatchObject({ ok: true });
  expect(await percentOfDay(TODAY)).toBe(8);
});

test('the seller in the category goes before her own, hers before the category', async () => {
  await set({ percent: 9, sellerId: null, categoryId });
  expect(await percentOfDay(TODAY)).toBe(9);
  await set({ percent: 7 });
  expect(await percentOfDay(TODAY)).toBe(7);
  await set({ percent: 3, categoryId });
  expect(await percentOfDay(TODAY)).toBe(3);
});

test('what is planned for later stands in the way until it is taken back', async () => {
  const planned = await set({ percent: 4, from: '2027-01-01' });
  expect(await set({ percent: 6 })).toMatchObject({ ok: false, reason: 'fee-overlaps' });
  expect(await set({ percent: 6, until: '2026-12-31' })).toMatchObject({ ok: true });
  const id = planned.ok ? planned.value : 0;
  await endFee(context(), { id, reason: 'No se firmó', actor: operator.id });
  expect(await percentsOn('2026-12-31', '2027-01-01')).toEqual([6, 10]);
  expect(await endFee(context(), { id, reason: 'Otra vez', actor: operator.id })).toEqual({
    ok: false,
    reason: 'fee-over',
  });
});

test('a fee that is ended holds to the end of the day, and its history stays', async () => {
  const rule = await set({ percent: 4 });
  at('2026-11-25');
  await endFee(context(), { id: rule.ok ? rule.value : 0, reason: 'Fin del acuerdo', actor: operator.id });
  expect(await percentsOn('2026-11-25', '2026-11-26')).toEqual([4, 10]);
  at('2026-11-26');
  const asked = { sellerId: owner.sellerId, cursor: null };
  expect((await listFeePage(context(), { ...asked, isHistory: false })).fees).toEqual([]);
  expect((await listFeePage(context(), { ...asked, isHistory: true })).fees).toMatchObject([
    { percent: 4, validFrom: TODAY, validUntil: '2026-11-25', state: 'past', createdBy: operator.email },
  ]);
});

test.each([
  [{ from: '2026-11-19' }, 'validFrom'],
  [{ from: '2026-12-02', until: '2026-12-01' }, 'validUntil'],
  [{ sellerId: null }, 'sellerId'],
])('the form %j is refused at its field', async (parts, name) => {
  const result = await set(parts);
  expect(result.ok ? [] : Object.keys(result.fields ?? {})).toEqual([name]);
});

test('an order keeps the fee of its day; later orders take the new one', async () => {
  clock = new Date();
  const productId = await buildProduct(shop.db, {
    sellerId: owner.sellerId,
    mainCategoryId: categoryId,
    price: 100_000,
    onHand: 9,
  });
  const buy = async (cantidad: number) => {
    const cart = [{ codProducto: productId, cantidad }];
    const reply = await sendOrder(shop.app, orderForm(cart, await amountsOf(shop.app, cart)));
    if (reply.statusCode !== 200) throw new Error(reply.body);
    return reply.json().data.numPedido as number;
  };
  const first = await buy(1);
  await set({ percent: 4.25, from: bogotaDay(clock.getTime()), categoryId });
  const second = await buy(2);
  const lines = await query<{ feePercent: number; fee: number }>(
    shop.db,
    sql`select fee_percent, fee from order_line where order_number in (${first}, ${second})
        order by order_number`,
  );
  expect(lines).toEqual([
    { feePercent: 10, fee: 10_000 },
    { feePercent: 4.25, fee: 8_500 },
  ]);
});

test('the seller sees her fees without reasons and names, and the change in her activity', async () => {
  clock = new Date();
  await set({ percent: 6, from: '2099-01-01' });
  await set({ percent: 9, from: '2099-01-01', sellerId: null, categoryId });
  await set({ percent: 3, from: '2099-01-01', categoryId });
  const others = await buildSeller(shop.db);
  await set({ percent: 1, from: '2099-01-01', sellerId: others });
  const own = await read(shop.app, 'getOwnFees', {}, owner);
  expect(own.basePercent).toBe(10);
  expect(own.fees).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ sellerId: owner.sellerId, percent: 6, state: 'planned' }),
      expect.objectContaining({ categoryId, percent: 9 }),
    ]),
  );
  expect(own.fees.map(({ sellerId }) => sellerId)).not.toContain(others);
  expect(JSON.stringify(own)).not.toContain('Acuerdo comercial');
  const entries = await query<{ action: string; after: object; reason: string }>(
    shop.db,
    sql`select action, after, reason from audit_entry where seller_id = ${owner.sellerId} order by id`,
  );
  expect(entries).toEqual([
    { action: 'money.fee-set', after: { percent: 6, validFrom: '2099-01-01' }, reason: 'Acuerdo comercial' },
    {
      action: 'money.fee-set',
      after: { category: expect.any(String), percent: 3, validFrom: '2099-01-01' },
      reason: 'Acuerdo comercial',
    },
  ]);
});

test('two changes of one fee at once leave one rule for each day', async () => {
  await Promise.all([3, 4, 5, 6].map((percent) => set({ percent })));
  const rules = await query<{ id: number }>(
    shop.db,
    sql`select id from fee_rule where seller_id = ${owner.sellerId} and cancelled_at is null`,
  );
  expect(rules).toHaveLength(1);
});

test('whoever may not set fees reads them at most', async () => {
  const statusFor = async (role: string, name: 'listFees' | 'setFee') => {
    const { id, cookies } = await logIn(shop.db, { roles: ['operator'] });
    await execute(
      shop.db,
      sql`update account_role set operator_role = ${role} where account_id = ${id} and role = 'operator'`,
    );
    const json = { sellerId: owner.sellerId, percent: 5, validFrom: '2099-01-01', reason: 'Acuerdo' };
    return (await sendAim(shop.app, name, { json }, cookies)).statusCode;
  };
  expect([await statusFor('viewer', 'listFees'), await statusFor('viewer', 'setFee')]).toEqual([200, 403]);
  expect([await statusFor('content', 'listFees'), await statusFor('finance', 'setFee')]).toEqual([403, 201]);
});

test('a fee can be set for every category, hidden ones too, each by its path', async () => {
  const mainId = await buildCategory(shop.db, { name: 'Hogar' });
  const hiddenId = await buildCategory(shop.db, { name: 'Velas', parentId: mainId });
  await execute(shop.db, sql`update category set hidden = true where id = ${hiddenId}`);
  const offered = (await sendAim(shop.app, 'listFeeCategories', {}, operator.cookies)).json();
  expect(offered).toContainEqual({ id: mainId, name: 'Hogar' });
  expect(offered).toContainEqual({ id: hiddenId, name: 'Hogar › Velas' });
});
