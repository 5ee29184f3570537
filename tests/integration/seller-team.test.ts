import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditEvent } from '../../src/domain/audit-words.ts';
import type { SellerRole } from '../../src/domain/seller-role.ts';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { withEmails } from '../../src/server/modules/audit/log-email.service.ts';
import type { ReadName } from '../../src/server/panel-door.ts';
import { buildSeller } from '../support/catalog-factories.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { read, sendRead } from '../support/published-reads.ts';
import { buildShopOwner, type ShopOwner } from '../support/seller-order-factories.ts';
import { logIn } from '../support/session-factories.ts';
import { buildMember, callCentre, keySentTo } from '../support/team-factories.ts';

let shop: Shop;
let mine: ShopOwner;
let rival: ShopOwner;
beforeAll(async () => {
  shop = await openShop();
  mine = await buildShopOwner(shop.db);
  rival = await buildShopOwner(shop.db);
});
afterAll(() => shop.close());

let sequence = 0;
const newEmail = () => `invitada${++sequence}@correo.test`;
const call = (line: Parameters<typeof callCentre>[2], payload?: object, who: ShopOwner | null = mine) =>
  callCentre(shop, who, line, payload);

async function invite(email: string, role: SellerRole = 'warehouse') {
  const reply = await call('POST /equipo/invitaciones', { email, role });
  return { id: reply.body.id as number, token: await keySentTo(shop.context, email) };
}

const newAccount = (token: string, changes: object = {}) => ({
  token,
  firstName: 'Rosa',
  lastName: 'Díaz',
  password: 'Guayaba-Roja58',
  termsAccepted: true,
  ...changes,
});

const readTeam = () => read(shop.app, 'getSellerTeam', {}, mine);
const teamEmails = async () => (await readTeam()).members.map(({ email }) => email);
const readCentre = (who: { cookies: Record<string, string> }) => read(shop.app, 'getSellerPanel', {}, who);

/** The status of what a page reads. */
const statusOf = async (name: ReadName, who: { cookies: Record<string, string> }) =>
  (await sendRead(shop.app, name, {}, who.cookies)).statusCode;
const statusOfKey = async (token: string) =>
  (await sendRead(shop.app, 'getInvitation', { token }, {})).statusCode;

test('an invitation goes by mail; its key is stored nowhere', async () => {
  const email = newEmail();
  const reply = await call('POST /equipo/invitaciones', { email: email.toUpperCase(), role: 'warehouse' });
  expect(reply).toMatchObject({ status: 201, body: { email, role: 'warehouse', isOver: false } });
  const key = await keySentTo(shop.context, email);
  expect(key).toHaveLength(43);
  const rows = await query(shop.db, sql`select to_jsonb(i)::text from seller_invitation i`);
  const sent = await query(shop.db, sql`select data::text from outbox_message where recipient = ${email}`);
  expect(JSON.stringify([rows, sent])).not.toContain(key);
});

test('who has no account makes one from the mail: active, e-mail verified, logged in, at work in the shop', async () => {
  const email = newEmail();
  const { token } = await invite(email);
  const seen = await read(shop.app, 'getInvitation', { token }, { cookies: {} });
  expect(seen).toMatchObject({ email, role: 'warehouse', hasAccount: false, isForYou: null });
  const joined = await call('POST /invitacion/cuenta', newAccount(token), null);
  expect(joined.status).toBe(201);
  const cookies = Object.fromEntries(joined.cookies.map(({ name, value }) => [name, value]));
  expect(await readCentre({ cookies })).toMatchObject({ sellerId: mine.sellerId, role: 'warehouse' });
  const [account] = await query(
    shop.db,
    sql`select status, email_verified_at is not null as verified, password_hash like '$argon2%' as hashed,
          (select array_agg(kind order by kind) from consent where account_id = account.id) as consents
        from account where email = ${email}`,
  );
  expect(account).toEqual({ status: 2, verified: true, hashed: true, consents: ['privacy', 'terms'] });
  expect((await call('POST /entrar', { email, password: 'Guayaba-Roja58' }, null)).status).toBe(200);
});

test('a new account needs name, a good password and the terms, and a failed try costs no invitation', async () => {
  const { token } = await invite(newEmail());
  const wrong = { firstName: ' ', password: 'corta', termsAccepted: false };
  const refused = await call('POST /invitacion/cuenta', newAccount(token, wrong), null);
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toMatch(/firstName.*password.*termsAccepted/);
  expect((await call('POST /invitacion/cuenta', newAccount(token), null)).status).toBe(201);
});

test('a registration that was begun and left does not stand in the way', async () => {
  const email = newEmail();
  await execute(shop.db, sql`insert into account (email, status) values (${email}, 0)`);
  const { token } = await invite(email);
  expect((await call('POST /invitacion/cuenta', newAccount(token), null)).status).toBe(201);
});

test('who has an account joins with it, and with no other', async () => {
  const person = await logIn(shop.db, { email: newEmail() });
  const other = await logIn(shop.db);
  const { token } = await invite(person.email, 'accounting');
  const accept = (who: typeof person | null) => callCentre(shop, who, 'POST /invitacion/aceptar', { token });
  expect((await accept(null)).status).toBe(401);
  expect((await accept(other)).status).toBe(403);
  expect((await call('POST /invitacion/cuenta', newAccount(token), null)).status).toBe(409);
  expect((await accept(person)).body).toMatchObject({ sellerId: mine.sellerId });
  expect((await readCentre(person)).role).toBe('accounting');
});

test('a key works once, also when it is used twenty times at the same moment', async () => {
  const person = await logIn(shop.db, { email: newEmail() });
  const { token } = await invite(person.email);
  const accept = () => callCentre(shop, person, 'POST /invitacion/aceptar', { token });
  const statuses = (await Promise.all(Array.from({ length: 20 }, accept))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 410)).toHaveLength(19);
  expect(await statusOfKey(token)).toBe(410);
  const parallel = newEmail();
  const key = (await invite(parallel)).token;
  const register = () => call('POST /invitacion/cuenta', newAccount(key), null);
  const registered = (await Promise.all(Array.from({ length: 5 }, register))).map(({ status }) => status);
  expect(registered.filter((status) => status === 201)).toHaveLength(1);
  expect((await teamEmails()).filter((email) => email === parallel)).toHaveLength(1);
});

test('a key ends after seven days, with another mail, and when it is revoked', async () => {
  const old = await invite(newEmail());
  await execute(
    shop.db,
    sql`update seller_invitation set expires_at = now() + interval '1 minute' where id = ${old.id}`,
  );
  expect(await statusOfKey(old.token)).toBe(200);
  await execute(
    shop.db,
    sql`update seller_invitation set expires_at = now() - interval '1 second' where id = ${old.id}`,
  );
  expect(await statusOfKey(old.token)).toBe(410);
  const email = newEmail();
  const first = await invite(email);
  expect((await call(`POST /equipo/invitaciones/${first.id}/reenvio`)).status).toBe(200);
  const second = await keySentTo(shop.context, email);
  expect([await statusOfKey(first.token), await statusOfKey(second)]).toEqual([410, 200]);
  const replaced = await invite(email, 'service');
  expect(replaced.id).toBe(first.id);
  expect([await statusOfKey(second), await statusOfKey(replaced.token)]).toEqual([410, 200]);
  expect((await call(`DELETE /equipo/invitaciones/${first.id}`)).status).toBe(200);
  expect(await statusOfKey(replaced.token)).toBe(410);
  expect((await call(`DELETE /equipo/invitaciones/${first.id}`)).status).toBe(404);
  const days = await query<{ days: number }>(
    shop.db,
    sql`select extract(epoch from expires_at - sent_at)::int / 86400 as days from seller_invitation where id = ${first.id}`,
  );
  expect(days).toEqual([{ days: 7 }]);
});

test('a blocked shop takes nobody in', async () => {
  const { token } = await invite(newEmail());
  await execute(shop.db, sql`update seller set status = 3 where id = ${mine.sellerId}`);
  const reply = await call('POST /invitacion/cuenta', newAccount(token), null);
  await execute(shop.db, sql`update seller set status = 2 where id = ${mine.sellerId}`);
  expect(reply.status).toBe(410);
});

test('nobody is invited twice into the team', async () => {
  const member = await buildMember(shop.db, mine.sellerId, 'service');
  expect((await call('POST /equipo/invitaciones', { email: member.email, role: 'owner' })).status).toBe(409);
  expect((await call('POST /equipo/invitaciones', { email: 'no es correo', role: 'owner' })).status).toBe(
    400,
  );
  expect((await call('POST /equipo/invitaciones', { email: newEmail(), role: 'jefe' })).status).toBe(400);
});

test('whoever is removed is out with her next request', async () => {
  const member = await buildMember(shop.db, mine.sellerId, 'warehouse');
  expect(await statusOf('listSellerOrders', member)).toBe(200);
  expect((await call(`DELETE /equipo/${member.id}`)).status).toBe(200);
  expect(await statusOf('listSellerOrders', member)).toBe(403);
  expect((await call(`DELETE /equipo/${member.id}`)).status).toBe(404);
});

test('a new role counts with the next request', async () => {
  const member = await buildMember(shop.db, mine.sellerId, 'warehouse');
  expect(await statusOf('getSellerTeam', member)).toBe(403);
  expect((await call(`PUT /equipo/${member.id}`, { role: 'owner' })).status).toBe(200);
  expect(await statusOf('getSellerTeam', member)).toBe(200);
});

test('the account that registered the shop stays its owner', async () => {
  const second = await buildMember(shop.db, mine.sellerId, 'owner');
  expect((await callCentre(shop, second, `DELETE /equipo/${mine.accountId}`)).status).toBe(409);
  const reply = await callCentre(shop, second, `PUT /equipo/${mine.accountId}`, { role: 'service' });
  expect(reply.status).toBe(409);
  expect((await readTeam()).members[0]).toMatchObject({ role: 'owner', isFounder: true });
});

test('the last owner of a shop that no account registered keeps the role, also when two leave at once', async () => {
  const sellerId = await buildSeller(shop.db);
  const [one, two] = [
    await buildMember(shop.db, sellerId, 'owner'),
    await buildMember(shop.db, sellerId, 'owner'),
  ];
  const leave = (who: typeof one) => callCentre(shop, who, `DELETE /equipo/${who.id}`);
  const statuses = (await Promise.all([leave(one), leave(two)])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409]);
  const stayed = statuses[0] === 409 ? one : two;
  expect((await callCentre(shop, stayed, `PUT /equipo/${stayed.id}`, { role: 'service' })).status).toBe(409);
});

test('another shop changes nobody of this one', async () => {
  const member = await buildMember(shop.db, mine.sellerId, 'service');
  const { id } = await invite(newEmail());
  const calls = [
    call(`PUT /equipo/${member.id}`, { role: 'owner' }, rival),
    call(`DELETE /equipo/${member.id}`, undefined, rival),
    call(`POST /equipo/invitaciones/${id}/reenvio`, undefined, rival),
    call(`DELETE /equipo/invitaciones/${id}`, undefined, rival),
  ];
  for (const reply of await Promise.all(calls)) expect(reply.status).toBe(404);
  expect(JSON.stringify(await read(shop.app, 'getSellerTeam', {}, rival))).not.toContain(member.email);
});

test('every change of the team is in the history of the shop', async () => {
  const owner = await buildShopOwner(shop.db);
  const person = await logIn(shop.db, { email: newEmail() });
  const reply = await call('POST /equipo/invitaciones', { email: person.email, role: 'service' }, owner);
  const id = reply.body.id;
  // Mails that wait together may be sent in any order.
  await keySentTo(shop.context, person.email);
  await call(`POST /equipo/invitaciones/${id}/reenvio`, undefined, owner);
  const token = await keySentTo(shop.context, person.email);
  await callCentre(shop, person, 'POST /invitacion/aceptar', { token });
  await call(`PUT /equipo/${person.id}`, { role: 'accounting' }, owner);
  await call(`DELETE /equipo/${person.id}`, undefined, owner);
  const rows = await query<Pick<AuditEvent, 'action' | 'before' | 'after'>>(
    shop.db,
    sql`select action, account_id as "by", before, after from audit_entry where seller_id = ${owner.sellerId} order by id`,
  );
  const by = owner.accountId;
  const after = { email: person.email, role: 'service' };
  expect(await withEmails(shop.db, rows)).toEqual([
    { action: 'team.invited', by, before: null, after },
    { action: 'team.invitation-resent', by, before: null, after },
    { action: 'team.member-joined', by: person.id, before: null, after: { role: 'service' } },
    { action: 'team.role-changed', by, before: { role: 'service' }, after: { role: 'accounting' } },
    { action: 'team.member-removed', by, before: { role: 'accounting', email: person.email }, after: null },
  ]);
});
