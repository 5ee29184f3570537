import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, query, queryOne, sql } from '../../src/server/db/sql.ts';
import { forgetBuyer } from '../../src/server/modules/buyers/forget-buyer.service.ts';
import { sendProductAlerts } from '../../src/server/modules/catalogue/product-alerts/product-alert.jobs.ts';
import { followCheapest } from '../../src/server/modules/catalogue/products/product-variant.repository.ts';
import { putBackInStock } from '../../src/server/modules/catalogue/products/stock.service.ts';
import { deleteOldSearchCounts } from '../../src/server/modules/catalogue/search-desk/search-desk.jobs.ts';
import { deliverDueMessages } from '../../src/server/modules/messages/outbox-delivery.ts';
import { announceChange } from '../../src/server/modules/pages/catalogue-change.service.ts';
import { buildAttribute, buildProduct, buildSeller, buildStock } from '../support/catalog-factories.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { logIn } from '../support/session-factories.ts';

/** Leticia: fresh goods do not come there. */
const FAR = '91001';

let shop: Shop;
let sellerId: number;
beforeAll(async () => {
  shop = await openShop();
  sellerId = await buildSeller(shop.db, { displayName: 'La Huerta' });
});
afterAll(() => shop.close());

type Cookies = Record<string, string>;

let address = 0;

async function ask(productId: number, payload: object, cookies: Cookies = {}) {
  const remoteAddress = `10.2.${Math.floor(address / 250)}.${address++ % 250}`;
  const url = `/api/productos/${productId}/avisos`;
  const reply = await shop.app.inject({ method: 'POST', url, payload, cookies, remoteAddress });
  return { status: reply.statusCode, body: reply.json() };
}

const soldOut = () => buildProduct(shop.db, { sellerId, name: 'Café', onHand: 0 });

function restock(productId: number, termIds: number[] = []) {
  return putBackInStock(shop.db, [{ productId, termIds, quantity: 3 }]);
}

async function setPrice(productId: number, price: number, salePrice: number | null = null) {
  await execute(
    shop.db,
    sql`update product set price = ${price}, sale_price = ${salePrice}::int where id = ${productId}`,
  );
  await announceChange(shop.db, [`product:${productId}`]);
}

async function mailsTo(email: string) {
  await deliverDueMessages(shop.context);
  return query<{ subject: string; body: string }>(
    shop.db,
    sql`select subject, text as body from mailbox_message where recipient = ${email} order by id`,
  );
}

const openAlerts = (email: string) =>
  query(shop.db, sql`select id from product_alert where email = ${email} and told_at is null`);

/** Coffee in 'Fina' and 'Media', each with a stock of its own. */
async function buildVariants(fine: number, medium: number) {
  const productId = await buildProduct(shop.db, {
    sellerId,
    name: 'Café de olla',
    stockPerCombination: true,
    onHand: null,
  });
  const { termIds } = await buildAttribute(shop.db, productId, 'Molienda', ['Fina', 'Media']);
  const [fineTerm = 0, mediumTerm = 0] = termIds;
  await buildStock(shop.db, productId, fine, [fineTerm]);
  await buildStock(shop.db, productId, medium, [mediumTerm]);
  const variants = await query<{ id: number; termIds: number[] }>(
    shop.db,
    sql`update product_variant set price = 10000 where product_id = ${productId} returning id::int, term_ids`,
  );
  const idOf = (term: number) => variants.find((one) => one.termIds[0] === term)?.id ?? 0;
  return { productId, fineTerm, mediumTerm, fineId: idOf(fineTerm), mediumId: idOf(mediumTerm) };
}

test('a guest is told once that a product is there again, with what it costs and a way out', async () => {
  const productId = await soldOut();
  expect(await ask(productId, { tipo: 'existencias', email: ' Eva@hay.test ' })).toMatchObject({
    status: 201,
    body: { datos: { mensaje: 'Listo. Te escribimos una vez a eva@hay.test cuando vuelva a haber.' } },
  });
  await ask(productId, { tipo: 'existencias', email: 'eva@hay.test' });
  expect(await openAlerts('eva@hay.test')).toHaveLength(1);
  expect(await sendProductAlerts(shop.context)).toBe(0);
  await restock(productId);
  expect(await sendProductAlerts(shop.context)).toBe(1);
  await restock(productId);
  expect(await sendProductAlerts(shop.context)).toBe(0);
  const [mail, ...more] = await mailsTo('eva@hay.test');
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Ya hay Café');
  expect(mail?.body).toContain('de La Huerta. Ya hay, a $ 10.000.');
  expect(mail?.body).toContain(`/producto/${productId}`);

  const [, aviso = '', firma = ''] = /aviso=(\d+)&firma=([\w-]+)&tipo=producto/.exec(mail?.body ?? '') ?? [];
  const leave = (payload: object) =>
    shop.app.inject({ method: 'POST', url: '/api/busquedas/avisos/baja', payload });
  // The signature of a product's alert opens no search's alert of the same number.
  expect((await leave({ aviso, firma })).statusCode).toBe(404);
  expect((await leave({ aviso, firma, tipo: 'producto' })).statusCode).toBe(200);
  const other = await soldOut();
  expect((await ask(other, { tipo: 'existencias', email: 'eva@hay.test' })).status).toBe(201);
  expect(await openAlerts('eva@hay.test')).toEqual([]);
});

test('whoever waits for one combination is not told of another one', async () => {
  const { productId, fineTerm, mediumTerm, fineId } = await buildVariants(0, 0);
  await ask(productId, { tipo: 'existencias', codVariante: fineId, email: 'fina@hay.test' });
  await ask(productId, { tipo: 'existencias', email: 'cualquiera@hay.test' });
  await sendProductAlerts(shop.context);
  await restock(productId, [mediumTerm]);
  expect(await sendProductAlerts(shop.context)).toBe(1);
  expect(await mailsTo('cualquiera@hay.test')).toHaveLength(1);
  await restock(productId, [fineTerm]);
  expect(await sendProductAlerts(shop.context)).toBe(1);
  const [mail] = await mailsTo('fina@hay.test');
  expect(mail?.subject).toBe('Ya hay Café de olla (Fina)');
  expect(mail?.body).toContain(`/producto/${productId}?v=${fineId}`);
});

test('a price is told when it is lower than it was at the asking, and somebody can pay it', async () => {
  const productId = await buildProduct(shop.db, { sellerId, name: 'Miel', price: 20_000, onHand: 5 });
  await ask(productId, { tipo: 'precio', email: 'baja@hay.test' });
  await setPrice(productId, 25_000);
  expect(await sendProductAlerts(shop.context)).toBe(0);
  await execute(shop.db, sql`update stock set on_hand = 0 where product_id = ${productId}`);
  await setPrice(productId, 25_000, 18_000);
  expect(await sendProductAlerts(shop.context)).toBe(0);
  await restock(productId);
  expect(await sendProductAlerts(shop.context)).toBe(1);
  const [mail] = await mailsTo('baja@hay.test');
  expect(mail?.subject).toBe('Bajó de precio: Miel');
  expect(mail?.body).toContain('costaba $ 20.000 y ahora cuesta $ 18.000');
});

test('a price asked again after a rise is waited for from where it is then', async () => {
  const productId = await buildProduct(shop.db, { sellerId, name: 'Panela', price: 50_000, onHand: 5 });
  const alert = { tipo: 'precio', email: 'otra-vez@hay.test' };
  await ask(productId, alert);
  await setPrice(productId, 80_000);
  expect((await ask(productId, alert)).status).toBe(201);
  expect(await openAlerts(alert.email)).toHaveLength(1);
  await setPrice(productId, 60_000);
  await sendProductAlerts(shop.context);
  const [mail] = await mailsTo(alert.email);
  expect(mail?.body).toContain('costaba $ 80.000 y ahora cuesta $ 60.000');
});

test('of a whole product the price is that of the cheapest combination that can be bought', async () => {
  const { productId, mediumTerm, fineId, mediumId } = await buildVariants(0, 0);
  const setPrices = async (fine: number, medium: number) => {
    await execute(
      shop.db,
      sql`update product_variant set price = case id when ${fineId} then ${fine} else ${medium}::int end
          where id in (${fineId}, ${mediumId})`,
    );
    await followCheapest(shop.db, [productId]);
    await announceChange(shop.db, [`product:${productId}`]);
  };
  await setPrices(9_000, 16_000);
  await ask(productId, { tipo: 'existencias', email: 'hay@agotada.test' });
  await restock(productId, [mediumTerm]);
  expect(await sendProductAlerts(shop.context)).toBe(1);
  expect((await mailsTo('hay@agotada.test'))[0]?.body).toContain('Ya hay, a $ 16.000.');

  const ana = await logIn(shop.db, { email: 'ana@agotada.test' });
  await ask(productId, { tipo: 'precio' }, ana.cookies);
  await setPrices(8_000, 16_000);
  expect(await sendProductAlerts(shop.context)).toBe(0);
  const listed = await shop.app.inject({ url: '/api/avisos', cookies: ana.cookies });
  expect(listed.json().avisos).toMatchObject([{ precioAlPedirlo: 16_000, precio: 16_000 }]);
  await setPrices(8_000, 14_000);
  expect(await sendProductAlerts(shop.context)).toBe(1);
  const [mail] = await mailsTo('ana@agotada.test');
  expect(mail?.body).toContain('costaba $ 16.000 y ahora cuesta $ 14.000');
});

test('two workers at once tell it once', async () => {
  const productId = await soldOut();
  await ask(productId, { tipo: 'existencias', email: 'dos@hay.test' });
  await restock(productId);
  const told = await Promise.all([sendProductAlerts(shop.context), sendProductAlerts(shop.context)]);
  expect(told[0] + told[1]).toBe(1);
  expect(await mailsTo('dos@hay.test')).toHaveLength(1);
});

test('what came while somebody asked is told, although no later change says so', async () => {
  const productId = await buildProduct(shop.db, { sellerId, onHand: 2 });
  await ask(productId, { tipo: 'existencias', email: 'carrera@hay.test' });
  expect(await sendProductAlerts(shop.context)).toBe(1);
});

test('a shop on holiday tells nothing; a day later it is looked at again', async () => {
  const productId = await soldOut();
  await ask(productId, { tipo: 'existencias', email: 'descanso@hay.test' });
  const holiday = (until: string) =>
    execute(
      shop.db,
      sql`update seller set holiday_from = now() - interval '2 days', holiday_until = now() + ${until}::interval
          where id = ${sellerId}`,
    );
  await holiday('1 day');
  await restock(productId);
  // A change is looked at again while another database's transaction from before it still runs.
  const isRead = async () => {
    expect(await sendProductAlerts(shop.context)).toBe(0);
    return queryOne<{ isRead: boolean }>(
      shop.db,
      sql`select read_until > (select max(transaction_id) from catalogue_change) as is_read
          from catalogue_reader where name = 'product-alerts'`,
    );
  };
  await expect.poll(isRead, { timeout: 30_000, interval: 100 }).toEqual({ isRead: true });
  await holiday('-1 day');
  expect(await sendProductAlerts(shop.context)).toBe(0);
  await execute(shop.db, sql`update product_alert set looked_at = now() - interval '25 hours'`);
  expect(await sendProductAlerts(shop.context)).toBe(1);
  await execute(shop.db, sql`update seller set holiday_from = null, holiday_until = null`);
});

test('her own alerts are listed and ended by nobody but her, and go with her account', async () => {
  const [ana, eva] = [await logIn(shop.db, { email: 'ana@propia.test' }), await logIn(shop.db)];
  const productId = await soldOut();
  await ask(productId, { tipo: 'existencias', email: 'otra@hay.test' }, ana.cookies);
  expect(await openAlerts('otra@hay.test')).toEqual([]);
  const list = async (cookies: Cookies) =>
    (await shop.app.inject({ url: '/api/avisos', cookies })).json().avisos as { aviso: number }[];
  expect(await list(ana.cookies)).toMatchObject([{ codProducto: productId, tipo: 'existencias' }]);
  expect(await list(eva.cookies)).toEqual([]);
  const [{ aviso = 0 } = {}] = await list(ana.cookies);
  const end = async (cookies: Cookies) =>
    (await shop.app.inject({ method: 'POST', url: `/api/avisos/${aviso}/eliminar`, cookies })).statusCode;
  expect(await end(eva.cookies)).toBe(404);
  expect(await end(ana.cookies)).toBe(200);
  expect(await end(ana.cookies)).toBe(404);
  await ask(productId, { tipo: 'existencias' }, ana.cookies);
  expect(
    (await shop.app.inject({ url: '/api/mis-datos', cookies: ana.cookies })).json().avisos,
  ).toMatchObject([{ codProducto: productId, tipo: 'existencias', avisado: null }]);
  await forgetBuyer(shop.db, ana, new Date());
  expect(await openAlerts('ana@propia.test')).toEqual([]);
});

test('what she asked for as a guest is her account’s once she asks again, from then on, and goes with it', async () => {
  const ana = await logIn(shop.db, { email: 'ana.antes@hay.test' });
  const [again, once] = [await soldOut(), await soldOut()];
  const guest = { tipo: 'existencias', email: ana.email };
  for (const productId of [again, once]) await ask(productId, guest);
  await execute(
    shop.db,
    sql`update product_alert set created_at = now() - interval '179 days' where email = ${ana.email}`,
  );
  const kept = () =>
    queryOne(
      shop.db,
      sql`select account_id::int, created_at > now() - interval '1 hour' as is_new from product_alert
          where email = ${ana.email} and product_id = ${again}`,
    );
  await ask(again, guest, ana.cookies);
  expect(await kept()).toEqual({ accountId: ana.id, isNew: true });
  await ask(again, guest);
  expect(await kept()).toEqual({ accountId: ana.id, isNew: true });
  await forgetBuyer(shop.db, ana, new Date());
  expect(await openAlerts(ana.email)).toEqual([]);
});

test('nobody waits for what nobody sells, nor without an address, nor for more than fits', async () => {
  const productId = await soldOut();
  const { fineId } = await buildVariants(0, 1);
  const hidden = await buildProduct(shop.db, { sellerId, active: false });
  const eva = { tipo: 'existencias', email: 'eva.limite@hay.test' };
  expect((await ask(hidden, eva)).status).toBe(404);
  expect((await ask(productId, { ...eva, codVariante: fineId })).status).toBe(404);
  expect((await ask(productId, { ...eva, email: 'no-es-correo' })).body.campos).toHaveProperty('email');
  expect((await ask(productId, { ...eva, tipo: 'color' })).status).toBe(400);
  await execute(
    shop.db,
    sql`insert into search_alert (email, words, created_at)
        select 'eva.limite@hay.test', 'palabra ' || n, now() from generate_series(1, 20) n`,
  );
  expect((await ask(productId, eva)).body.code).toBe('search-alert-limit');
});

test('an alert ends after half a year, a told one a month later', async () => {
  const productId = await soldOut();
  await execute(
    shop.db,
    sql`insert into product_alert (email, product_id, kind, price, created_at, told_at)
        select 'vieja@hay.test', ${productId}, case age when 181 then 'price' else 'stock' end, age, now() - make_interval(days => age),
          now() - make_interval(days => told)
        from (values (181, null), (179, null), (40, 31), (40, 29)) ages (age, told)`,
  );
  await deleteOldSearchCounts(shop.context);
  const left = await query<{ price: number }>(
    shop.db,
    sql`select price from product_alert where email = 'vieja@hay.test' order by id`,
  );
  expect(left.map(({ price }) => price)).toEqual([179, 40]);
});

test('who waits for it to come to her place is told when it does, by the product or by the tariff', async () => {
  const productId = await buildProduct(shop.db, { sellerId, name: 'Queso', onHand: 3, perishable: true });
  const email = 'lejos@correo.test';
  const far = { tipo: 'llegada', codCiudad: FAR, email };
  expect((await ask(productId, { tipo: 'llegada', email })).status).toBe(400);
  expect((await ask(productId, { tipo: 'llegada', codCiudad: '99999', email })).status).toBe(400);
  expect((await ask(productId, far)).status).toBe(201);
  // Another place of hers is the one that counts; the same again is one.
  expect((await ask(productId, far)).status).toBe(201);
  await sendProductAlerts(shop.context);
  expect(await openAlerts(email)).toHaveLength(1);
  await execute(shop.db, sql`update product set perishable = false where id = ${productId}`);
  await announceChange(shop.db, [`product:${productId}`]);
  await sendProductAlerts(shop.context);
  const [mail, ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/^Ya llega a .+: Queso$/);
  expect(mail?.body).toContain('más el envío');
  await sendProductAlerts(shop.context);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('an arrival that no change of the product announces is looked for each hour', async () => {
  const productId = await buildProduct(shop.db, { sellerId, name: 'Cuajada', onHand: 3, perishable: true });
  const email = 'hora@correo.test';
  await ask(productId, { tipo: 'llegada', codCiudad: FAR, email });
  await sendProductAlerts(shop.context);
  await execute(shop.db, sql`update product set perishable = false where id = ${productId}`);
  const in30Minutes = { ...shop.context, now: () => new Date(Date.now() + 30 * 60_000) };
  const in61Minutes = { ...shop.context, now: () => new Date(Date.now() + 61 * 60_000) };
  await sendProductAlerts(in30Minutes);
  expect(await openAlerts(email)).toHaveLength(1);
  await sendProductAlerts(in61Minutes);
  expect(await openAlerts(email)).toEqual([]);
});
