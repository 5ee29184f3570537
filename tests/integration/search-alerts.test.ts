import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { forgetBuyer } from '../../src/server/modules/buyers/forget-buyer.service.ts';
import { refreshSearch } from '../../src/server/modules/catalogue/search/search.service.ts';
import { sendSearchAlerts } from '../../src/server/modules/catalogue/search-desk/search-alert.jobs.ts';
import { deleteOldSearchCounts } from '../../src/server/modules/catalogue/search-desk/search-desk.jobs.ts';
import { alertSignature } from '../../src/server/modules/links/alert-link.service.ts';
import { deliverDueMessages } from '../../src/server/modules/messages/outbox-delivery.ts';
import { announceChange } from '../../src/server/modules/pages/catalogue-change.service.ts';
import { buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { logIn } from '../support/session-factories.ts';

let shop: Shop;
let sellerId: number;
beforeAll(async () => {
  shop = await openShop();
  sellerId = await buildSeller(shop.db, { displayName: 'La Huerta' });
});
afterAll(() => shop.close());

let address = 0;

async function ask(
  busqueda: string,
  email: string,
  {
    cookies = {},
    from = `10.1.${Math.floor(address / 250)}.${address++ % 250}`,
  }: { cookies?: Record<string, string>; from?: string } = {},
) {
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/api/busquedas/avisos',
    payload: { busqueda, email },
    cookies,
    remoteAddress: from,
  });
  return { status: reply.statusCode, body: reply.json() };
}

async function leave(aviso: number, firma: string) {
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/api/busquedas/avisos/baja',
    payload: { aviso, firma },
  });
  return reply.statusCode;
}

async function publish(name: string): Promise<void> {
  const id = await buildProduct(shop.db, { sellerId, name });
  await refreshSearch(shop.db, [id]);
  await announceChange(shop.db, [`product:${id}`, 'catalogue']);
}

async function alertsOf(email: string) {
  return query<{ id: number; words: string; sent: boolean }>(
    shop.db,
    sql`select id, words, sent_at is not null as sent from search_alert where email = ${email} order by id`,
  );
}

async function mailsTo(email: string) {
  await deliverDueMessages(shop.context);
  return query<{ subject: string; body: string }>(
    shop.db,
    sql`select subject, text as body from mailbox_message where recipient = ${email} order by id`,
  );
}

test('who asked is written to once, the day on which a shop publishes it', async () => {
  expect(await ask('Café  Liofilizado', ' Eva@correo.test ')).toMatchObject({
    status: 201,
    body: { datos: { mensaje: 'Listo. Te escribimos a eva@correo.test el día que haya.' } },
  });
  await ask('cafe liofilizado', 'eva@correo.test');
  expect(await alertsOf('eva@correo.test')).toMatchObject([{ words: 'cafe liofilizado', sent: false }]);

  await publish('Café molido');
  expect(await sendSearchAlerts(shop.context)).toBe(0);
  await publish('Café liofilizado 100 g');
  expect(await sendSearchAlerts(shop.context)).toBe(1);
  await publish('Café liofilizado 200 g');
  expect(await sendSearchAlerts(shop.context)).toBe(0);

  const mails = await mailsTo('eva@correo.test');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe('Ya hay «cafe liofilizado»');
  expect(mails[0]?.body).toContain('Café liofilizado 100 g (La Huerta)');
  expect(mails[0]?.body).toContain('/resultados?search=cafe%20liofilizado');
});

test('two workers at once send it once', async () => {
  await ask('guanabana', 'dos@correo.test');
  await publish('Guanábana madura');
  const sent = await Promise.all([sendSearchAlerts(shop.context), sendSearchAlerts(shop.context)]);
  expect(sent.reduce((sum, one) => sum + one)).toBe(1);
  expect(await mailsTo('dos@correo.test')).toHaveLength(1);
});

test('nothing is looked for again while no product changes', async () => {
  await ask('chirimoya', 'quieta@correo.test');
  await sendSearchAlerts(shop.context);
  const lookedAt = () =>
    query(shop.db, sql`select looked_at from search_alert where email = 'quieta@correo.test'`);
  expect(await lookedAt()).not.toEqual([{ lookedAt: null }]);
  // A long transaction in the database of another test holds the mark of what was read back until it ends.
  const isLookedForAgain = async () => {
    const before = await lookedAt();
    await sendSearchAlerts(shop.context);
    return !isDeepStrictEqual(await lookedAt(), before);
  };
  await expect.poll(isLookedForAgain).toBe(false);
});

test('a corrected search is not what was asked for', async () => {
  await ask('chirimolla', 'letra@correo.test');
  await publish('Chirimoya');
  await sendSearchAlerts(shop.context);
  expect(await alertsOf('letra@correo.test')).toMatchObject([{ sent: false }]);
});

test('the link of the mail ends all alerts of its address for good; a made-up one ends nothing', async () => {
  await ask('pitahaya amarilla', 'adios@correo.test');
  await ask('feijoa', 'adios@correo.test');
  await publish('Pitahaya amarilla');
  await sendSearchAlerts(shop.context);
  const [mail] = await mailsTo('adios@correo.test');
  const [, alert = '', signature = ''] = /aviso=(\d+)&firma=([\w-]+)/.exec(mail?.body ?? '') ?? [];
  expect(await leave(Number(alert), 'x'.repeat(43))).toBe(404);
  expect(await leave(Number(alert) + 1, signature)).toBe(404);
  expect(await alertsOf('adios@correo.test')).toHaveLength(2);
  expect(await leave(Number(alert), signature)).toBe(200);
  expect(await alertsOf('adios@correo.test')).toMatchObject([{ sent: true }]);
  // Whoever types the address is told the same as ever.
  expect((await ask('feijoa', 'a.dios+x@correo.test')).status).toBe(201);
  expect((await ask('feijoa', 'adios@correo.test')).status).toBe(201);
  expect(await alertsOf('adios@correo.test')).toHaveLength(1);
  expect(await leave(999_999, await alertSignature(shop.context, { kind: 'search', id: 999_999 }))).toBe(200);
});

test('whoever is logged in needs no address, and may ask again after she refused', async () => {
  const ana = await logIn(shop.db, { email: 'ana.alerta@correo.test' });
  expect((await ask('uchuva', 'otra@correo.test', { cookies: ana.cookies })).status).toBe(201);
  expect(await alertsOf('ana.alerta@correo.test')).toMatchObject([{ words: 'uchuva' }]);
  expect(await alertsOf('otra@correo.test')).toEqual([]);
  const [alert] = await alertsOf('ana.alerta@correo.test');
  await leave(alert?.id ?? 0, await alertSignature(shop.context, { kind: 'search', id: alert?.id ?? 0 }));
  expect(await alertsOf('ana.alerta@correo.test')).toEqual([]);
  await ask('uchuva', '', { cookies: ana.cookies });
  expect(await alertsOf('ana.alerta@correo.test')).toHaveLength(1);
});

test('whoever closes her account is forgotten', async () => {
  const eva = await logIn(shop.db, { email: 'eva.cierra@correo.test' });
  await ask('zapote', '', { cookies: eva.cookies });
  await forgetBuyer(shop.db, eva, new Date());
  expect(await alertsOf('eva.cierra@correo.test')).toEqual([]);
});

test('what she asked for as a guest is her account’s once she asks again, from then on, and goes with it', async () => {
  const luz = await logIn(shop.db, { email: 'luz.antes@correo.test' });
  for (const words of ['gulupa', 'badea']) await ask(words, luz.email);
  await execute(
    shop.db,
    sql`update search_alert set created_at = now() - interval '179 days' where email = ${luz.email}`,
  );
  const kept = () =>
    query(
      shop.db,
      sql`select account_id::int, created_at > now() - interval '1 hour' as is_new from search_alert
          where email = ${luz.email} and words = 'gulupa'`,
    );
  await ask('gulupa', '', { cookies: luz.cookies });
  expect(await kept()).toEqual([{ accountId: luz.id, isNew: true }]);
  await ask('gulupa', luz.email);
  expect(await kept()).toEqual([{ accountId: luz.id, isNew: true }]);
  await forgetBuyer(shop.db, luz, new Date());
  expect(await alertsOf(luz.email)).toEqual([]);
});

test('what is no search or no address is refused', async () => {
  expect((await ask('llamar 300 123 4567', 'eva@correo.test')).body.campos).toHaveProperty('busqueda');
  expect((await ask('mora', 'no-es-correo')).body.campos).toHaveProperty('email');
  expect((await ask('mora', '')).body.campos).toHaveProperty('email');
});

test('an address of mail and one of the net ask for so many a day, and keep so many open', async () => {
  const words = (n: number) => `fruta ${String.fromCodePoint(97 + n)}${String.fromCodePoint(97 + n)}`;
  for (let n = 0; n < 10; n++) expect((await ask(words(n), 'muchas@correo.test')).status).toBe(201);
  expect((await ask(words(11), 'muchas+mas@correo.test')).status).toBe(429);
  // The call's own limit is ten a minute and address; the day's is told apart by its body.
  await execute(shop.db, sql`delete from attempt_counter`);
  await execute(
    shop.db,
    sql`insert into search_alert (email, words, created_at)
        select 'lleno@correo.test', 'palabra ' || n, now() from generate_series(1, 20) n`,
  );
  expect((await ask('una mas', 'lleno@correo.test')).body.code).toBe('search-alert-limit');
});

test('an alert ends after half a year, a sent one a month later', async () => {
  await execute(
    shop.db,
    sql`insert into search_alert (email, words, created_at, sent_at)
        values ('vieja@correo.test', 'una', now() - interval '181 days', null),
               ('vieja@correo.test', 'dos', now() - interval '179 days', null),
               ('vieja@correo.test', 'tres', now() - interval '40 days', now() - interval '31 days'),
               ('vieja@correo.test', 'cuatro', now() - interval '40 days', now() - interval '29 days')`,
  );
  await deleteOldSearchCounts(shop.context);
  expect((await alertsOf('vieja@correo.test')).map(({ words }) => words)).toEqual(['dos', 'cuatro']);
});
