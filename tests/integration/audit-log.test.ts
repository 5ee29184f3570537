import { afterAll, beforeAll, expect, test } from 'vitest';
import { query, sql } from '../../src/server/db/sql.ts';
import { recordAudit } from '../../src/server/modules/audit/audit.service.ts';
import type { ReadInput, ReadValue } from '../../src/server/panel-door.ts';
import { buildSeller } from '../support/catalog-factories.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { read } from '../support/published-reads.ts';
import { sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

let shop: Shop;
let operator: LoggedIn;
let sellerId: number;
beforeAll(async () => {
  shop = await openShop();
  operator = await logIn(shop.db, { roles: ['operator'] });
  sellerId = await buildSeller(shop.db);
  const actor = { kind: 'operator', accountId: operator.id } as const;
  const at = (day: string) => new Date(`${day}T12:00:00-05:00`);
  await recordAudit(shop.db, [
    { at: at('2026-10-01'), actor, sellerId: null, action: 'staff.role-changed', subject: 'account:7' },
    {
      at: at('2026-10-02'),
      actor,
      sellerId,
      action: 'product.price-changed',
      subject: 'product:4711',
      before: { price: 10_000 },
      after: { price: 12_000 },
      reason: '=HYPERLINK("http://mal.test")',
    },
    {
      at: at('2026-10-03'),
      actor: { kind: 'system', accountId: null },
      sellerId,
      action: 'package.status-changed',
      subject: 'order:4711',
    },
  ]);
});
afterAll(() => shop.close());

async function listWith(filter: ReadInput<'listAuditEntries'>) {
  const { events } = await read(shop.app, 'listAuditEntries', filter, operator);
  return events.map(({ action }) => action);
}

const PRICE = 'Cambió el precio';
const MOVED = 'Movió un pedido';

test('the log is searched by person, kind, shop, number and day, the latest first', async () => {
  expect(await listWith({ sellerId })).toEqual([MOVED, PRICE]);
  expect(await listWith({ code: '4711' })).toEqual([MOVED, PRICE]);
  expect(await listWith({ code: '4711', kind: 'product' })).toEqual([PRICE]);
  expect(await listWith({ email: operator.email.toUpperCase(), sellerId })).toEqual([PRICE]);
  expect(await listWith({ email: 'nadie@plazuela.test' })).toEqual([]);
  expect(await listWith({ from: '2026-10-02', until: '2026-10-02' })).toEqual([PRICE]);
});

test('pages follow each other without gap or repetition', async () => {
  const records = Array.from({ length: 95 }, (_, index) => ({
    at: new Date('2026-10-05T12:00:00Z'),
    actor: { kind: 'system', accountId: null } as const,
    sellerId: null,
    action: 'staff.entered',
    subject: `account:${90_000 + index}`,
  }));
  await recordAudit(shop.db, records);
  const seen: number[] = [];
  for (let before: number | null | undefined; before !== null; ) {
    const asked = { kind: 'staff', from: '2026-10-05', until: '2026-10-05', ...(before && { before }) };
    const page: ReadValue<'listAuditEntries'> = await read(shop.app, 'listAuditEntries', asked, operator);
    seen.push(...page.events.map(({ id }) => id));
    before = page.nextBefore;
  }
  expect(seen).toHaveLength(95);
  expect(seen).toEqual([...new Set(seen)].sort((a, b) => b - a));
});

test('the file has a line for each changed field and runs no formula', async () => {
  const reply = await sendAim(
    shop.app,
    'exportAuditEntries',
    { query: { code: '4711', kind: 'product' } },
    operator.cookies,
  );
  const { content } = reply.json() as { content: string };
  const lines = Buffer.from(content, 'base64').toString().trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`${PRICE};Producto 4711;Precio;`);
  expect(lines[1]).toContain(`"'=HYPERLINK(""http://mal.test"")"`);
});

test('only who may see the log sees it, and nobody changes it', async () => {
  const support = await logIn(shop.db, { roles: ['operator'], operatorRole: 'support' });
  expect((await sendAim(shop.app, 'listAuditEntries', {}, support.cookies)).json()).toMatchObject({
    code: 'operator-role',
  });
  await expect(query(shop.db, sql`delete from audit_entry returning id`)).rejects.toThrow('append only');
  await expect(query(shop.db, sql`update audit_entry set reason = 'otro' returning id`)).rejects.toThrow(
    'append only',
  );
});

test('who opened whose data is counted by person, of the last month only', async () => {
  const actor = { kind: 'operator', accountId: operator.id } as const;
  const now = shop.context.now().getTime();
  const days = (count: number) => new Date(now - count * 24 * 60 * 60_000);
  await recordAudit(
    shop.db,
    [
      { at: days(1), subject: 'account:51' },
      { at: days(2), subject: 'account:51' },
      { at: days(3), subject: 'account:52' },
      { at: days(40), subject: 'account:53' },
    ].map((opened) => ({ ...opened, actor, sellerId: null, action: 'account.opened' })),
  );
  const { uses } = await read(shop.app, 'listDataUses', {}, operator);
  expect(uses).toEqual([expect.objectContaining({ times: 3, subjects: 2, lastAt: days(1).toISOString() })]);
});
