import { afterAll, beforeAll, expect, test } from 'vitest';
import { PRIVACY_POLICY } from '../../src/domain/legal/legal-kind.ts';
import { bogotaDay } from '../../src/domain/spanish-dates.ts';
import { execute, queryOne, sql } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { recordConsents } from '../../src/server/modules/accounts/identity/consent.service.ts';
import { buildProduct } from '../support/catalog-factories.ts';
import { amountsOf, openShop, orderForm, type Shop, sendOrder } from '../support/order-factories.ts';
import type { Aim } from '../support/personal-call.ts';
import { type CallName, read } from '../support/published-reads.ts';
import { sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

let shop: Shop;
let operator: LoggedIn;
beforeAll(async () => {
  shop = await openShop();
  operator = await logIn(shop.db, { roles: ['operator'] });
});
afterAll(() => shop.close());

async function call(name: CallName, aim: Aim = {}, by = operator) {
  const reply = await sendAim(shop.app, name, aim, by.cookies);
  return { status: reply.statusCode, body: reply.json() };
}

const textInForce = async () => (await call('getLegalText', { params: { tipo: 'privacidad' } })).body.data;
const publish = (body: string, by = operator) =>
  call('publishLegalText', { params: { kind: 'privacy' }, json: { body, reason: 'Nueva ley' } }, by);

async function versionOfNewConsent(): Promise<string | undefined> {
  const { id } = await logIn(shop.db);
  const visitor = { address: '10.0.0.1', userAgent: 'test' };
  await inTransaction(shop.db, (db) =>
    recordConsents(db, { accountId: id, kinds: ['privacy'], visitor, now: new Date() }),
  );
  const row = await queryOne<{ version: string }>(
    shop.db,
    sql`select text_version as version from consent where account_id = ${id}`,
  );
  return row?.version;
}

async function versionOfNewOrder(): Promise<string | undefined> {
  const cart = [{ codProducto: await buildProduct(shop.db, { onHand: 1 }), cantidad: 1 }];
  const amounts = await amountsOf(shop.app, cart);
  const reply = await sendOrder(shop.app, orderForm(cart, amounts, { aceptaPolitica: 'true' }));
  const row = await queryOne<{ version: string }>(
    shop.db,
    sql`select privacy_policy_version as version from orders order by number desc limit 1`,
  );
  expect(reply.statusCode).toBe(200);
  return row?.version;
}

test('before the first publication the text and version of the program hold', async () => {
  expect(await textInForce()).toEqual({
    version: PRIVACY_POLICY.version,
    texto: expect.stringContaining('Plazuela S.A.S.'),
    desde: PRIVACY_POLICY.version,
    hasta: null,
    esDelPrograma: true,
  });
  expect([await versionOfNewConsent(), await versionOfNewOrder()]).toEqual([
    PRIVACY_POLICY.version,
    PRIVACY_POLICY.version,
  ]);
});

test('a published text is in force at once: acceptances and orders store its version', async () => {
  const first = await publish('## Quién\nNosotros.');
  expect(first.status).toBe(201);
  const { version } = first.body as { version: string };
  expect(await textInForce()).toMatchObject({ version, texto: '## Quién\nNosotros.', hasta: null });
  expect([await versionOfNewConsent(), await versionOfNewOrder()]).toEqual([version, version]);
});

test('every publication has a version of its own, also two at once; the same text is none', async () => {
  const replies = await Promise.all([publish('Texto uno.'), publish('Texto dos.')]);
  const versions = replies.map(({ body }) => body.version as string);
  expect(new Set(versions).size).toBe(2);
  const again = await publish((await textInForce()).texto);
  expect(versions).toContain(again.body.version);
  expect(await read(shop.app, 'listLegalTexts', { kind: 'privacy' }, operator)).toHaveLength(3);
});

const versionOf = (version: string) =>
  call('getLegalText', { params: { tipo: 'privacidad' }, query: { version } });

test('each version that was in force stays readable, with its days; one that never was is missing', async () => {
  const [newest, older] = await read(shop.app, 'listLegalTexts', { kind: 'privacy' }, operator);
  const today = bogotaDay(shop.context.now().getTime());
  expect((await versionOf(older?.version ?? '')).body.data).toMatchObject({
    texto: older?.body,
    desde: today,
    hasta: today,
  });
  expect((await versionOf(newest?.version ?? '')).body.data).toMatchObject({ hasta: null });
  const own = (await versionOf('2026-11-21')).body.data;
  expect(own).toMatchObject({ desde: '2026-11-21', hasta: '2026-11-23', esDelPrograma: true });
  expect(own.texto).not.toContain('reclamo en trámite');
  expect((await versionOf('2020-01-01')).status).toBe(404);
});

test('a case cites the versions that were in force when it was filed, also after they are replaced', async () => {
  const before = (await textInForce()).version;
  const buyer = await logIn(shop.db);
  const form = { tipo: 'consulta-datos', relato: '¿Qué datos míos tienen?' };
  const opened = await call('openCase', { json: form, headers: { 'idempotency-key': 'cites-1' } }, buyer);
  expect(opened.status).toBe(201);
  await publish('Otro texto, más nuevo.');
  const radicado = opened.body.datos.radicado as string;
  const shown = (await call('getCase', { params: { radicado } }, buyer)).body.datos;
  const address = `/politica-de-privacidad?version=${before}`;
  expect(shown.textos).toEqual([expect.objectContaining({ version: before, direccion: address })]);
  expect((await versionOf(before)).body.data.hasta).not.toBeNull();
});

test('what people accepted is never rewritten', async () => {
  await expect(execute(shop.db, sql`update legal_text set body = 'otro'`)).rejects.toThrow('append only');
  expect((await publish('  ')).status).toBe(400);
  const content = await logIn(shop.db, { roles: ['operator'], operatorRole: 'content' });
  expect((await publish('Mío.', content)).body.code).toBe('operator-role');
});
