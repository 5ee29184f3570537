import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WrittenField } from '../../src/domain/category-rules.ts';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { endFactTerms } from '../../src/server/modules/catalogue/products/fact-term.jobs.ts';
import { renderMessage } from '../../src/server/modules/messages/message-renderers.ts';
import { buildCategory } from '../support/catalog-factories.ts';
import { askFields, logInCatalogueOperator } from '../support/category-fields.ts';
import { read } from '../support/published-reads.ts';
import { openSellerShop, type SellerShop } from '../support/seller-shop.ts';
import type { LoggedIn } from '../support/session-factories.ts';

let shop: SellerShop;
let operator: LoggedIn;
beforeAll(async () => {
  shop = await openSellerShop();
  operator = await logInCatalogueOperator(shop);
});
afterAll(() => shop.close());

const ask = (categoryId: number, fields: Partial<WrittenField>[], version?: number) =>
  askFields(shop, operator, categoryId, { fields, version });

const REGISTRATION = { key: 'registro', name: 'Registro', required: true, terms: ['RSA'] };
const NUMBER = { key: 'registro', value: 'rsa-0012345-2021' };
const lacking = async (): Promise<number[]> =>
  (await shop.send('listSellerProducts', { query: { facts: 'faltan' } })).body.products.map(
    ({ id }: { id: number }) => id,
  );
const pageOf = async (id: number) => (await shop.app.inject(`/api/productos/${id}`)).json();

test('a new product is not published without what its category requires, also through a subcategory', async () => {
  const main = await buildCategory(shop.db);
  const sub = await buildCategory(shop.db, { parentId: main });
  await ask(main, [REGISTRATION, { name: 'Vegano', kind: 'yes-no' }]);
  const form = shop.wholeForm({ mainCategoryId: main, subcategoryId: sub });
  const draft = await shop.create(form);
  const refused = await shop.changeState(draft.id, 'active');
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'product-incomplete', campos: { 'facts.registro': expect.stringContaining('Registro') } },
  });
  const wrong = await shop.edit(draft.id, draft.version, {
    ...form,
    facts: [{ key: 'registro', value: '123' }],
  });
  expect(wrong).toMatchObject({ status: 400, body: { campos: { 'facts.registro': expect.any(String) } } });
  const facts = [NUMBER, { key: 'vegano', value: 'Sí' }, { key: 'inventado', value: 'x' }];
  expect((await shop.edit(draft.id, draft.version, { ...form, facts })).status).toBe(200);
  expect((await shop.changeState(draft.id, 'active')).status).toBe(200);
  expect((await pageOf(draft.id)).datos).toEqual([
    { nombre: 'Registro sanitario', valor: 'RSA-0012345-2021' },
    { nombre: 'Vegano', valor: 'Sí' },
  ]);
  expect(await lacking()).not.toContain(draft.id);
});

test('what is on sale stays on sale, stands in the list of what is to do, and has a term', async () => {
  const category = await buildCategory(shop.db);
  const form = shop.wholeForm({ mainCategoryId: category });
  const { id } = await shop.create(form);
  await shop.changeState(id, 'active');
  await ask(category, [REGISTRATION]);
  expect(await lacking()).toContain(id);
  const { lackingFacts } = await read(shop.app, 'getSellerSummary', { days: 7 }, shop.owner);
  expect(lackingFacts).toMatchObject({ count: 1, isOverdue: false, dueAt: expect.any(String) });
  expect((await shop.app.inject(`/api/productos/${id}`)).statusCode).toBe(200);
  const current = await shop.get(id);
  const renamed = { ...current.form, name: 'Otro nombre' };
  const saved = await shop.edit(id, current.version, renamed);
  expect(saved.status).toBe(200);
  await execute(
    shop.db,
    sql`insert into setting (key, value) values ('catalogue-rules', '{"factTermDays": 0}')`,
  );
  // A wrong price can be put right at any time; what it had it must keep.
  const late = await shop.edit(id, saved.body.version, { ...renamed, price: 19_000 });
  expect(late.status).toBe(200);
  const whole = await shop.edit(id, late.body.version, { ...renamed, facts: [NUMBER] });
  expect(whole.status).toBe(200);
  expect(await shop.edit(id, whole.body.version, { ...renamed, facts: [] })).toMatchObject({
    status: 409,
    body: { campos: { 'facts.registro': expect.any(String) } },
  });
  await execute(shop.db, sql`delete from setting where key = 'catalogue-rules'`);
  expect(await lacking()).not.toContain(id);
  await ask(category, [{ ...REGISTRATION, required: false }]);
  expect((await shop.get(id)).form.facts).toEqual([{ key: 'registro', value: 'RSA-0012345-2021' }]);
});

test('when the term is over a product goes off sale, a week after its shop was told, and comes back with what was asked', async () => {
  const category = await buildCategory(shop.db);
  const form = shop.wholeForm({ mainCategoryId: category });
  const { id } = await shop.create(form);
  await shop.changeState(id, 'active');
  await ask(category, [REGISTRATION]);
  await execute(shop.db, sql`delete from product_lacking_fact where product_id <> ${id}`);
  const begun = shop.context.now().getTime();
  const runOn = (day: number) =>
    endFactTerms({ ...shop.context, now: () => new Date(begun + day * 86_400_000) });
  const mails = () =>
    query(
      shop.db,
      sql`select template, data ->> 'count' as count from outbox_message where template like 'facts-%' order by id`,
    );
  const due = { template: 'facts-due', count: '1' };
  const stateOf = async () => (await shop.get(id)).state;
  await runOn(52);
  expect(await mails()).toEqual([]);
  // Late, as after an outage: the week counts from the mail.
  for (const day of [64, 64, 70]) expect([day, await runOn(day)]).toEqual([day, 0]);
  expect(await mails()).toEqual([due]);
  expect(await stateOf()).toBe('active');
  for (const paused of [1, 0]) expect(await runOn(71.1)).toBe(paused);
  expect(await mails()).toEqual([due, { template: 'facts-overdue', count: '1' }]);
  expect(await stateOf()).toBe('paused');
  expect((await shop.app.inject(`/api/productos/${id}`)).statusCode).toBe(404);
  expect(await lacking()).toContain(id);
  const { reason } = (
    await query<{ reason: string }>(
      shop.db,
      sql`select reason from audit_entry where subject = ${`product:${id}`} order by id desc limit 1`,
    )
  )[0] ?? { reason: '' };
  expect(reason).toContain('plazo terminó');
  await execute(
    shop.db,
    sql`insert into setting (key, value) values ('catalogue-rules', '{"factTermDays": 0}')`,
  );
  expect((await shop.changeState(id, 'active')).status).toBe(409);
  const paused = await shop.get(id);
  expect((await shop.edit(id, paused.version, { ...paused.form, facts: [NUMBER] })).status).toBe(200);
  expect((await shop.changeState(id, 'active')).status).toBe(200);
  await execute(shop.db, sql`delete from setting where key = 'catalogue-rules'`);
  for (const { template, data } of await query<{ template: string; data: unknown }>(
    shop.db,
    sql`select template, data from outbox_message where template like 'facts-%'`,
  ))
    expect((await renderMessage(shop.context, template, data)).text).toContain('/vender/productos?');
});

test('what stays required keeps its moment, and nobody saves the fields over another', async () => {
  const category = await buildCategory(shop.db);
  const first = await ask(category, [{ name: 'Material', required: true }], 1);
  expect(first).toMatchObject({ status: 200, body: { schemaVersion: 2 } });
  const [field] = first.body.attributes;
  expect(await ask(category, [], 1)).toMatchObject({ status: 409, body: { code: 'category-changed' } });
  const later = await ask(category, [{ key: 'material', name: 'Tela', required: true }], 2);
  expect(later.body.attributes).toEqual([{ ...field, name: 'Tela' }]);
  expect((await ask(category, [{ name: 'Peso', kind: 'number', variantMaking: true }])).status).toBe(400);
});

test('the product says perishable for itself only where its category does not', async () => {
  const fresh = await buildCategory(shop.db, { withdrawalException: 'perecedero' });
  const schema = await shop.send('getCategorySchema', { query: { mainCategoryId: fresh } });
  expect(schema.body).toMatchObject({ perishable: true, fields: [], termDays: 60 });
  const { id } = await shop.create(shop.wholeForm({ mainCategoryId: fresh, perishable: true }));
  expect((await shop.get(id)).form.perishable).toBe(true);
  const own = () => query(shop.db, sql`select perishable from product where id = ${id}`);
  expect(await own()).toEqual([{ perishable: false }]);
  await execute(shop.db, sql`update category set withdrawal_exception = null where id = ${fresh}`);
  const loose = await shop.get(id);
  expect(loose.form.perishable).toBe(false);
  await shop.edit(id, loose.version, { ...loose.form, perishable: true });
  expect(await own()).toEqual([{ perishable: true }]);
});
