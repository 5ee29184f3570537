import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { levelFigures, shopLevel } from '../../src/domain/shop-level.ts';
import { execute, queryOne, sql } from '../../src/server/db/sql.ts';
import { countLevels } from '../../src/server/modules/sellers/level/level.jobs.ts';
import { decideContest } from '../../src/server/modules/sellers/level/level-contest.service.ts';
import { readLevelFile } from '../../src/server/modules/sellers/level/level-file.ts';
import {
  contestEvent,
  getLevelFile,
  getOwnLevel,
} from '../../src/server/modules/sellers/level/seller-level.service.ts';
import { buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { buildOrders } from '../support/purchase-factories.ts';
import { logIn } from '../support/session-factories.ts';

let shop: Shop;
let sellerId: number;
let productId: number;
let sequence = 0;
const now = () => new Date('2026-03-20T04:00:00-05:00');
const part = () => ({ ...shop.context, now });
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  sellerId = await buildSeller(shop.db);
  productId = await buildProduct(shop.db, { sellerId });
});

/** Parcels bought that day, to leave two days later, which left so many days after they were bought. */
async function sold(count: number, { on = '2026-03-01', leftAfter = 1 } = {}): Promise<number[]> {
  const numbers = await buildOrders(shop.db, { sellerIds: [sellerId], productId, count });
  await execute(
    shop.db,
    sql`with moved as (
          insert into package_status_change (order_number, seller_id, status_id, changed_at)
          select number, ${sellerId}, 2, (${on}::date + ${leftAfter}::int + time '10:00') at time zone 'America/Bogota'
          from unnest(${numbers}::bigint[]) number)
        update package set status_id = 3, sold_on = ${on}::date, dispatch_by = ${on}::date + 2,
          delivered_at = ${on}::date + 5
        where order_number = any(${numbers}::bigint[])`,
  );
  return numbers;
}

async function lostCase(orderNumber: number, kind: string, decidedBy = 'operator', outcome = 'refund') {
  await execute(
    shop.db,
    sql`insert into rights_case (year, sequence, idempotency_key, request_fingerprint, kind, rule_id, state, outcome,
          person_name, email, phone, document_number, order_number, seller_id, story, wanted, opened_on, state_since,
          decided_by, opened_at, changed_at, closed_at)
        values (2026, ${++sequence}, ${`level ${sequence}`}, 'f', ${kind}, 'r', 'closed', ${outcome}, 'Ana', 'a@correo.test',
          '', '', ${orderNumber}, ${sellerId}, '', 'refund', '2026-03-10', '2026-03-10', ${decidedBy}, now(), now(), now())`,
  );
}

const kept = () =>
  queryOne<{ level: number | null }>(
    shop.db,
    sql`select level from shop_level where seller_id = ${sellerId}`,
  );

async function figures() {
  await countLevels(part());
  const { counted, bad } = await getOwnLevel(part(), sellerId);
  if (!counted) throw new Error('Not counted');
  return { ...counted.figures, level: counted.level, bad };
}

test('late are parcels that left after their day or not yet; those whose day has not come are not judged', async () => {
  await sold(8, { leftAfter: 2 });
  await sold(2, { leftAfter: 3 });
  const [waiting = 0] = await sold(1);
  await execute(shop.db, sql`delete from package_status_change where order_number = ${waiting}`);
  await sold(1, { on: '2026-03-18', leftAfter: 1 });
  await sold(5, { on: '2025-12-01', leftAfter: 9 });
  const { dispatch, sale, bad } = await figures();
  expect(dispatch).toEqual({ count: 11, good: 8 });
  expect(sale).toEqual({ count: 12, good: 12 });
  expect(bad.filter(({ kind }) => kind === 'dispatch')).toHaveLength(3);
});

test("a sale that the shop cancels counts against it, one that its buyer asked to cancel doesn't", async () => {
  await sold(10);
  const cancelled = await sold(2);
  await execute(
    shop.db,
    sql`update package set status_id = 32 where order_number = any(${cancelled}::bigint[])`,
  );
  for (const [index, cause] of ['out-of-stock', 'buyer-request'].entries())
    await execute(
      shop.db,
      sql`insert into audit_entry (happened_at, actor_kind, seller_id, action, subject, after)
          values (now(), 'member', ${sellerId}, 'package.units-cancelled', ${`order:${cancelled[index]}`},
            ${JSON.stringify({ cause })}::jsonb)`,
    );
  expect((await figures()).sale).toEqual({ count: 11, good: 10 });
});

test("claims that were decided against the shop count; its own mending and its carrier's delay do not", async () => {
  const [lost = 0, own = 0, withdrawn = 0, carriers = 0] = await sold(12);
  await lostCase(lost, 'warranty');
  await lostCase(own, 'warranty', 'shop', 'repair');
  await lostCase(withdrawn, 'withdrawal');
  await lostCase(carriers, 'not-delivered');
  const { claim, bad } = await figures();
  expect(claim).toEqual({ count: 11, good: 10 });
  expect(bad.find(({ reference }) => reference === String(carriers))?.excluded).toContain('transportadora');
});

test('questions answered within 24 hours and opinions of verified purchases count', async () => {
  const asker = await logIn(shop.db);
  for (const hours of [1, 23, 25, null])
    await execute(
      shop.db,
      sql`insert into product_question (product_id, seller_id, account_id, body, state, asked_at, answer, answered_at, answered_by)
          select ${productId}, ${sellerId}, ${asker.id}, '¿Hay?', case when hours is null then 'open' else 'answered' end, at,
            case when hours is not null then 'Sí' end, at + make_interval(hours => hours),
            case when hours is not null then ${asker.id}::bigint end
          from (select ${hours}::int as hours, timestamptz '2026-03-10T10:00:00-05:00' as at) one`,
    );
  const [first = 0, second = 0] = await sold(10);
  for (const [order, rating] of [
    [first, 5],
    [second, 3],
    [null, 1],
  ])
    await execute(
      shop.db,
      sql`insert into review (product_id, author_name, rating, body, status, order_number, order_line, created_at)
          values (${productId}, 'Ana', ${rating}, 'Bien', 'approved', ${order}::bigint,
            case when ${order}::bigint is not null then 1 end, '2026-03-10')`,
    );
  const { answer, rating } = await figures();
  expect(answer).toEqual({ count: 4, good: 2 });
  expect(rating).toEqual({ count: 2, good: 1.5 });
});

test('the level that shoppers see is counted from the table that the shop downloads, number by number', async () => {
  await sold(60);
  const [lost = 0] = await sold(12, { leftAfter: 4 });
  await lostCase(lost, 'not-as-ordered');
  await countLevels(part());
  const file = await getLevelFile(part(), sellerId);
  const events = readLevelFile(Buffer.from(file.content, 'base64').toString());
  expect(events.length).toBe(72 * 3);
  const { counted } = await getOwnLevel(part(), sellerId);
  expect(levelFigures(events)).toEqual(counted?.figures);
  expect(shopLevel(levelFigures(events))).toBe(counted?.level);
  const page = await shop.app.inject({ method: 'GET', url: `/api/productos/${productId}` });
  expect(JSON.stringify(page.json())).toContain(`"nivelVendedor":${(await kept())?.level}`);
});

test('a shop with nine sales has no level, whatever happened', async () => {
  await sold(9, { leftAfter: 9 });
  await countLevels(part());
  expect(await kept()).toEqual({ level: null });
});

test('what an operator leaves out with a reason counts no more, at once and in the file; each is contested once', async () => {
  await sold(6);
  const late = await sold(10, { leftAfter: 6 });
  await countLevels(part());
  expect((await kept())?.level).toBe(2);
  const owner = await logIn(shop.db, { roles: ['seller'] });
  const member = { sellerId, accountId: owner.id };
  const contest = (reference: string, story = 'La transportadora no recogió.') =>
    contestEvent(part(), member, { kind: 'dispatch', reference, story });
  expect(await contest('1')).toMatchObject({ ok: false, reason: 'not-found' });
  expect(await contest(String(late[0]), ' ')).toMatchObject({ ok: false, reason: 'invalid-input' });
  const other = { sellerId: await buildSeller(shop.db), accountId: owner.id };
  const foreign = { kind: 'dispatch' as const, reference: String(late[0]), story: 'Hola' };
  expect(await contestEvent(part(), other, foreign)).toMatchObject({ ok: false, reason: 'not-found' });
  for (const number of late) expect(await contest(String(number))).toMatchObject({ ok: true });
  expect(await contest(String(late[0]))).toMatchObject({ ok: false, reason: 'event-contested' });
  const operator = await logIn(shop.db);
  const contests = await Promise.all(
    late.map((number) =>
      queryOne<{ id: number }>(
        shop.db,
        sql`select id from shop_level_contest where seller_id = ${sellerId} and reference = ${String(number)}`,
      ),
    ),
  );
  const decide = (index: number, decision: 'excluded' | 'kept', reason = 'La guía lo prueba') =>
    decideContest(part(), operator.id, { contestId: contests[index]?.id ?? 0, decision, reason });
  expect(await decide(0, 'excluded', '')).toMatchObject({ ok: false, reason: 'invalid-input' });
  expect(await decide(0, 'kept')).toMatchObject({ ok: true });
  expect(await decide(0, 'excluded')).toMatchObject({ ok: false, reason: 'contest-decided' });
  for (let index = 1; index < late.length; index++) await decide(index, 'excluded');
  expect((await kept())?.level).toBe(3);
  const { content } = await getLevelFile(part(), sellerId);
  const events = readLevelFile(Buffer.from(content, 'base64').toString());
  expect(events.filter(({ excluded }) => excluded === 'La guía lo prueba')).toHaveLength(9);
  expect(levelFigures(events).dispatch).toEqual({ count: 7, good: 6 });
});

test('what a shop contests is kept in words that masking made longer than there is room for', async () => {
  const late = await sold(10, { leftAfter: 6 });
  await countLevels(part());
  const owner = await logIn(shop.db, { roles: ['seller'] });
  const masked = '[dato oculto] ';
  const rest = 'x'.repeat(999 - masked.length);
  const contested = await contestEvent(
    part(),
    { sellerId, accountId: owner.id },
    { kind: 'dispatch', reference: String(late[0]), story: `a@b.co ${rest}😀` },
  );
  expect(contested).toMatchObject({ ok: true });
  const kept = await queryOne(
    shop.db,
    sql`select story from shop_level_contest where seller_id = ${sellerId}`,
  );
  expect(kept).toEqual({ story: `${masked}${rest}\ufffd` });
});
