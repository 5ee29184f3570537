import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { releasePackages } from '../../src/server/modules/payouts/settlements/release.service.ts';
import { openCase } from '../../src/server/modules/rights/open-case.service.ts';
import { getOrderRights } from '../../src/server/modules/rights/order-rights.service.ts';
import { getOperatorCase } from '../../src/server/modules/rights/panel-case.service.ts';
import { buildCategory, buildProduct } from '../support/catalog-factories.ts';
import { amountsOf, openShop, orderForm, type Shop, sendOrder } from '../support/order-factories.ts';
import { caseForm } from '../support/rights-world.ts';
import { logIn } from '../support/session-factories.ts';

let shop: Shop;
let buyer: number;
let phone = 3_005_550_000;
let now: Date;
beforeAll(async () => {
  shop = await openShop();
  shop.context.now = () => now;
  buyer = (await logIn(shop.db)).id;
});
beforeEach(() => {
  now = new Date('2026-11-20T15:00:00Z');
});
afterAll(() => shop.close());

interface Bought {
  number: number;
  productId: number;
}

/** One unit, ordered and delivered on 20 November, its cash with the shop. */
async function buy(
  parts: Parameters<typeof buildProduct>[1],
  facts: Record<string, string> = {},
): Promise<Bought> {
  const productId = await buildProduct(shop.db, parts);
  await say(productId, facts);
  const cart = [{ codProducto: productId, cantidad: 1 }];
  const amounts = await amountsOf(shop.app, cart);
  const reply = await sendOrder(shop.app, orderForm(cart, amounts, { telCliente: String(++phone) }));
  expect(reply.json()).toMatchObject({ data: { numPedido: expect.any(Number) } });
  const number: number = reply.json().data.numPedido;
  await execute(shop.db, sql`update orders set account_id = ${buyer} where number = ${number}`);
  await execute(
    shop.db,
    sql`update package set status_id = 3, money_state = 'seller-kept', delivered_at = ${now}, delivery_confirmed_at = ${now},
          delivery_confirmed_by = 'buyer' where order_number = ${number}`,
  );
  return { number, productId };
}

/** What its shop says of the product from now on. */
async function say(productId: number, facts: Record<string, string>): Promise<void> {
  await execute(shop.db, sql`delete from product_fact where product_id = ${productId}`);
  for (const [key, value] of Object.entries(facts))
    await execute(
      shop.db,
      sql`insert into product_fact (product_id, key, value) values (${productId}, ${key}, ${value})`,
    );
}

/** As the order's page shows them. */
async function rightsOf({ number }: Bought) {
  const asked = { orderNumber: number, tokens: [], accountId: buyer };
  const rights = await getOrderRights(shop.context, asked);
  if (!rights.ok) throw new Error(rights.reason);
  const [line] = rights.value;
  return {
    given: line?.given.map(({ kind, until }) => `${kind} ${until}`),
    denied: line?.denied.map(({ kind }) => kind),
  };
}

function ask({ number }: Bought, kind: 'withdrawal' | 'not-as-ordered') {
  const form = { ...caseForm(kind, null), orderNumber: number, lines: [{ line: 1, quantity: 1 }] };
  const opener = { accountId: buyer, tokens: [], address: '10.0.0.1', key: `${kind}-${number}` };
  return openCase(shop.context, form, opener);
}

const perishable = ({ productId }: Bought) =>
  execute(shop.db, sql`update product set perishable = true where id = ${productId}`);
const madeToMeasure = async ({ productId }: Bought) => {
  const tailored = await buildCategory(shop.db, { withdrawalException: 'hecho a medida' });
  await execute(shop.db, sql`update product set main_category_id = ${tailored} where id = ${productId}`);
};
const shorterWarranty = ({ productId }: Bought) => say(productId, { garantia: '3' });
const excepted = ({ productId }: Bought) =>
  execute(
    shop.db,
    sql`update category set withdrawal_exception = 'uso personal'
        where id = (select main_category_id from product where id = ${productId})`,
  );
const deleted = async ({ productId }: Bought) => {
  await say(productId, {});
  await execute(shop.db, sql`delete from stock where product_id = ${productId}`);
  await execute(shop.db, sql`delete from product where id = ${productId}`);
};

const ORDINARY = {
  given: [expect.stringContaining('withdrawal'), 'not-as-ordered 2028-11-20', 'warranty 2028-11-20'],
  denied: [],
};

test.each([
  ['its shop says that it spoils', perishable],
  ['its shop moves it to what is made to measure', madeToMeasure],
  ['its shop shortens the warranty from 24 months to 3', shorterWarranty],
  ['an operator excepts its category', excepted],
  ['it is deleted', deleted],
])(
  'Ley 1480 de 2011, artículos 29 y 30: what was bought keeps its rights after %s',
  async (_what, change) => {
    const bought = await buy({}, { garantia: '24' });
    const before = await rightsOf(bought);
    expect(before).toEqual(ORDINARY);
    await change(bought);
    expect(await rightsOf(bought)).toEqual(before);
    const opened = await ask(bought, 'withdrawal');
    // What comes back: a ruling that is suggested before it came refuses the money until then.
    expect(opened).toMatchObject({ ok: true, value: { kind: 'withdrawal', needsReturn: true } });
    if (!opened.ok) return;
    expect(
      await getOperatorCase(shop.context, opened.value, { operatorId: buyer, mayPay: false }),
    ).toMatchObject({
      suggestion: { outcome: 'refused', reason: expect.stringContaining('Todavía no ha devuelto') },
    });
  },
);

test('what was sold as food stays without withdrawal, answered for as long as it was said to keep', async () => {
  const bought = await buy({ perishable: true }, { 'vida-util': '15' });
  const sold = { given: ['not-as-ordered 2026-12-05', 'warranty 2026-12-05'], denied: ['withdrawal'] };
  expect(await rightsOf(bought)).toEqual(sold);
  await execute(shop.db, sql`update product set perishable = false where id = ${bought.productId}`);
  await say(bought.productId, { garantia: '60', 'vida-util': '2' });
  expect(await rightsOf(bought)).toEqual(sold);
  expect(await ask(bought, 'withdrawal')).toMatchObject({ ok: false, reason: 'case-not-given' });
  expect(await ask(bought, 'not-as-ordered')).toMatchObject({ ok: true, value: { needsReturn: false } });
});

test('what was sold as excepted stays so when an operator takes the exception from its category', async () => {
  const tailored = await buildCategory(shop.db, { withdrawalException: 'hecho a medida' });
  const bought = await buy({ mainCategoryId: tailored });
  await execute(shop.db, sql`update category set withdrawal_exception = null where id = ${tailored}`);
  expect((await rightsOf(bought)).denied).toEqual(['withdrawal']);
});

test('a line of before, which kept nothing, goes by its product as it is', async () => {
  const bought = await buy({}, { garantia: '24' });
  await execute(shop.db, sql`update order_line set sold_as = null where order_number = ${bought.number}`);
  expect(await rightsOf(bought)).toEqual(ORDINARY);
  await perishable(bought);
  expect((await rightsOf(bought)).denied).toEqual(['withdrawal']);
  await deleted(bought);
  const lawOnly = ['not-as-ordered 2027-11-20', 'warranty 2027-11-20'];
  expect(await rightsOf(bought)).toMatchObject({
    given: [expect.stringContaining('withdrawal'), ...lawOnly],
  });
});

test('the line keeps no more than what there is', async () => {
  const plain = await buy({});
  const both = await buy({ perishable: true }, { garantia: '6', 'vida-util': '15' });
  const kept = await query<{ soldAs: object }>(
    shop.db,
    sql`select sold_as from order_line where order_number in (${plain.number}, ${both.number}) order by order_number`,
  );
  expect(kept).toEqual([
    { soldAs: {} },
    { soldAs: { exception: 'perecedero', warranty: '6', shelfLife: '15' } },
  ]);
});

test('money of a sold line waits for its withdrawal, whatever its product says or whether it is there', async () => {
  const changes = [perishable, madeToMeasure, excepted, deleted];
  const withdrawable = [await buy({}), await buy({}), await buy({}), await buy({})];
  for (const [index, bought] of withdrawable.entries()) await changes[index]?.(bought);
  const food = await buy({ perishable: true });
  await execute(shop.db, sql`update product set perishable = false where id = ${food.productId}`);
  const all = [...withdrawable, food].map(({ number }) => number);
  await execute(shop.db, sql`update package set money_state = 'held' where order_number = any(${all})`);
  const released = async () => {
    await releasePackages(shop.context);
    const rows = await query<{ number: number }>(
      shop.db,
      sql`select order_number as number from package
          where order_number = any(${all}) and money_state = 'released' order by 1`,
    );
    return rows.map(({ number }) => number);
  };
  now = new Date('2026-11-25T15:00:00Z');
  expect(await released()).toEqual([food.number]);
  now = new Date('2026-11-30T15:00:00Z');
  expect(await released()).toEqual(all);
});
