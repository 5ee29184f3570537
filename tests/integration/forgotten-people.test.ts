import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../src/server/db/migrate.ts';
import { execute, query, queryOne, sql } from '../../src/server/db/sql.ts';
import { hashPassword } from '../../src/server/modules/accounts/identity/password.service.ts';
import { recordAudit } from '../../src/server/modules/audit/audit.service.ts';
import { withoutEmails } from '../../src/server/modules/audit/log-email.service.ts';
import { addPhoto } from '../../src/server/modules/rights/case-photo.service.ts';
import { forgetClosedCases } from '../../src/server/modules/rights/forget-case.jobs.ts';
import { forgetCasesOf } from '../../src/server/modules/rights/forget-case.service.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { pictureFile } from '../support/picture-file.ts';
import { createTestDatabase } from '../support/postgres.ts';
import { migrationsFolder } from '../support/postgres-server.ts';
import { read } from '../support/published-reads.ts';
import { again, caseForm, type Desk, openDesk, opened } from '../support/rights-world.ts';
import { sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';
import { processorMillisOf } from '../support/work.ts';

let desk: Desk;
let shop: Shop;
let operator: LoggedIn;
beforeAll(async () => {
  desk = await openDesk();
  shop = await openShop();
  operator = await logIn(shop.db, { roles: ['operator'] });
});
afterAll(async () => {
  await desk.close();
  await shop.close();
});

const record = (email: string, id: number, reason = '') =>
  recordAudit(shop.db, [
    {
      ...{ at: new Date(), actor: { kind: 'operator', accountId: operator.id } as const, sellerId: null },
      ...{ action: 'staff.added', subject: `account:${id}`, after: { email, role: 'support' }, reason },
    },
  ]);

const logText = async () =>
  (await query<{ text: string }>(shop.db, sql`select entry::text as text from audit_entry entry`))
    .map(({ text }) => text)
    .join('\n');

const shownOf = async (id: number) => {
  const { events } = await read(shop.app, 'listAuditEntries', { code: String(id) }, operator);
  return JSON.stringify(events);
};

test('the log itself never holds an address; readers see it for as long as its account is open', async () => {
  const person = await logIn(shop.db);
  await execute(
    shop.db,
    sql`update account set password_hash = ${await hashPassword('Mi#Clave2026')} where id = ${person.id}`,
  );
  const other = await logIn(shop.db);
  await record(
    person.email.toUpperCase(),
    person.id,
    `Lo pidió ${person.email} por teléfono, con ${other.email}.`,
  );
  expect(await logText()).not.toMatch(/[\w.]+@[\w.]+/);
  expect(await shownOf(person.id)).toContain(`Lo pidió ${person.email} por teléfono, con ${other.email}.`);

  const closed = await sendAim(
    shop.app,
    'closeAccount',
    { json: { email: person.email, clave: 'Mi#Clave2026' } },
    person.cookies,
  );
  expect(closed.statusCode).toBe(200);
  const after = await shownOf(person.id);
  expect(after).not.toContain(person.email);
  expect(after).toContain(`Lo pidió [correo borrado] por teléfono, con ${other.email}.`);
});

test('addresses are taken out of the log in time that grows with its texts alone', async () => {
  const entry = { at: new Date(), actor: { kind: 'system', accountId: null }, sellerId: null } as const;
  const written = (reason: string) =>
    withoutEmails(shop.db, [{ ...entry, action: 'a', subject: 'account:1', reason }]);
  const [told] = await written(
    'De María.Pérez+1@correo.com.co a (ana_b%c@x-y.co), -eva@z.co_luz@z.co y x@y, @z.co.',
  );
  const place = expect.stringMatching(
    /^De \[correo .{36}\] a \(\[correo .{36}\]\), \[correo .{36}\]\[correo .{36}\] y x@y, @z\.co\.$/,
  );
  expect(told?.reason).toEqual(place);
  const millis = await processorMillisOf(() => written(`x@y ${'a'.repeat(40_000)}`));
  expect(millis).toBeLessThan(300);
});

test('an address at the beginning of a line is taken out of the log, and the line stays', async () => {
  const person = await logIn(shop.db);
  const text = `Contacto:\n${person.email}\n\t"${person.email}"\u0001${person.email}\\`;
  await record('', person.id, text);
  expect(await logText()).not.toContain(person.email);
  const { events } = await read(shop.app, 'listAuditEntries', { code: String(person.id) }, operator);
  expect(events.map(({ reason }) => reason)).toEqual([text]);
});

test('nobody reads an address by writing the place of one', async () => {
  const person = await logIn(shop.db);
  await record(person.email, person.id);
  const other = await logIn(shop.db);
  await record('', other.id, '[correo 1] [correo 00000000-0000-0000-0000-000000000000]');
  expect(await shownOf(other.id)).not.toContain(person.email);
});

test('what the log held before is moved out of it once, and is append only again', async () => {
  const database = await createTestDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'before-log-emails-'));
  const names = (await readdir(migrationsFolder)).filter((name) => name < '0261');
  await Promise.all(
    names.map((name) => copyFile(path.join(migrationsFolder, name), path.join(folder, name))),
  );
  const { pool } = database;
  await pool.query('drop schema public, epayco_emulator, probe cascade; create schema public');
  await migrate(pool, folder);
  await execute(pool, sql`insert into account (email, status) values ('ana+1@correo.test', 2)`);
  await execute(
    pool,
    sql`insert into audit_entry (happened_at, actor_kind, action, subject, after, reason) values
          (now(), 'system', 'staff.added', 'account:1', '{"email": "ana+1@correo.test", "role": "support"}',
            'Ana+1@correo.test y nadie@ido.test'), (now(), 'system', 'staff.removed', 'account:2', null, 'Sin correo')`,
  );
  await migrate(pool, migrationsFolder);
  const kept = await query<{ id: string; email: string }>(pool, sql`select id, email from audit_email`);
  expect(kept).toEqual([{ id: expect.any(String), email: 'ana+1@correo.test' }]);
  const rows = await query(pool, sql`select after, reason from audit_entry order by id`);
  const place = `[correo ${kept[0]?.id}]`;
  expect(rows).toEqual([
    {
      after: { email: place, role: 'support' },
      reason: expect.stringMatching(/^\[correo .{36}\] y \[correo .{36}\]$/),
    },
    { after: null, reason: 'Sin correo' },
  ]);
  await expect(execute(pool, sql`delete from audit_entry`)).rejects.toThrow('append only');
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

test('a case that ends after its account was closed names nobody by the next night, and tells nothing a year later', async () => {
  desk.setDay('2026-11-20');
  const one = await opened(desk, caseForm('data-query', null, { lines: [] }));
  const file = await pictureFile('#3a3');
  await addPhoto(desk.context, one, { side: 'buyer', accountId: desk.buyer.id, file });
  await forgetCasesOf(desk.db, desk.buyer.id, desk.context.now());
  expect((await again(desk, one)).email).toBe(desk.buyer.email);
  await forgetClosedCases(desk.context);
  expect((await again(desk, one)).email).toBe(desk.buyer.email);

  await execute(
    desk.db,
    sql`update rights_case set state = 'closed', outcome = 'answered', next_on = null, lapse = null,
          closed_at = '2026-11-25' where id = ${one.id}`,
  );
  await forgetClosedCases(desk.context);
  const anonymous = await again(desk, one);
  expect(anonymous).toMatchObject({
    personName: 'Cuenta cerrada',
    phone: '',
    documentNumber: '',
    story: one.story,
  });
  expect(anonymous.email).toMatch(/@cuenta\.invalid$/);

  const photos = () =>
    queryOne<{ count: number }>(
      desk.db,
      sql`select count(*)::int as count from rights_case_photo where case_id = ${one.id}`,
    );
  desk.setDay('2027-11-20');
  await forgetClosedCases(desk.context);
  expect((await photos())?.count).toBe(1);
  desk.setDay('2027-11-28');
  expect(await forgetClosedCases(desk.context)).toEqual({ people: 0, stories: 1 });
  expect((await photos())?.count).toBe(0);
  expect((await again(desk, one)).story).toBe('');
});
