import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordAudit } from '../../src/server/modules/audit/audit.service.ts';
import type { ReadInput, ReadValue } from '../../src/server/panel-door.ts';
import { sellerActivityLoader } from '../../src/web/seller/accounts/team/activity.loader.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { pageOf } from '../support/panel-page.ts';
import { read } from '../support/published-reads.ts';
import { buildShopOwner, type ShopOwner } from '../support/seller-order-factories.ts';
import { sendAim } from '../support/send-aim.ts';
import { buildMember, callCentre } from '../support/team-factories.ts';

let shop: Shop;
let mine: ShopOwner;
beforeAll(async () => {
  shop = await openShop();
  mine = await buildShopOwner(shop.db);
});
afterAll(() => shop.close());

const list = (asked: ReadInput<'listActivity'> = {}, who: Pick<ShopOwner, 'cookies'> = mine) =>
  read(shop.app, 'listActivity', asked, who);

function note(owner: ShopOwner, action: string, parts: object = {}) {
  const actor = { kind: 'member', accountId: owner.accountId } as const;
  const entry = { at: new Date(), actor, sellerId: owner.sellerId, action, subject: 'product:12' };
  return recordAudit(shop.db, [{ ...entry, ...parts }]);
}

test('the history tells who did what, before and after, of this shop only', async () => {
  const rival = await buildShopOwner(shop.db);
  await note(rival, 'product.edited', { after: { name: 'Ajeno' } });
  await note(mine, 'product.price-changed', { before: { price: 12_000 }, after: { price: 9_000 } });
  const { events } = await list();
  expect(events[0]).toMatchObject({
    person: 'Ana Gómez',
    action: 'Cambió el precio',
    subject: 'Producto 12',
    changes: [{ name: 'Precio', before: '12.000', after: '9.000' }],
  });
  expect(JSON.stringify(events)).not.toContain('Ajeno');
});

test('it is filtered by person and by kind; a buyer is neither named nor asked for', async () => {
  const owner = await buildShopOwner(shop.db);
  const member = await buildMember(shop.db, owner.sellerId, 'warehouse');
  await note(owner, 'product.edited');
  await note({ ...owner, accountId: member.id }, 'package.status-changed');
  const buyer = { kind: 'buyer', accountId: mine.accountId };
  await note(owner, 'package.units-cancelled', { actor: buyer });
  const actions = async (asked: ReadInput<'listActivity'>) =>
    (await list(asked, owner)).events.map(({ action }) => action);
  expect(await actions({ accountId: member.id })).toEqual(['Movió un pedido']);
  expect(await actions({ kind: 'product' })).toEqual(['Editó un producto']);
  expect(await actions({ accountId: mine.accountId })).toEqual([]);
  expect((await list({}, owner)).events[0]?.person).toBe('Comprador');
  // The page shows everything for a kind that there is not, the file is refused.
  const page = await sellerActivityLoader(pageOf(shop, owner, '/vender/actividad?tipo=otra'));
  expect(page.filter.kind).toBeNull();
  expect(page.events).toHaveLength(3);
  expect((await callCentre(shop, owner, 'GET /actividad/archivo?kind=otra')).status).toBe(400);
});

test('pages follow each other without a gap', async () => {
  const owner = await buildShopOwner(shop.db);
  for (let number = 1; number <= 65; number++) await note(owner, 'product.edited', { reason: `n${number}` });
  const reasons: string[] = [];
  let before: number | null = null;
  do {
    const page: ReadValue<'listActivity'> = await list(before ? { before } : {}, owner);
    reasons.push(...page.events.map(({ reason }) => reason));
    before = page.nextBefore;
  } while (before);
  expect(reasons).toEqual(Array.from({ length: 65 }, (_, index) => `n${65 - index}`));
});

test('the file has no cell that a spreadsheet would run', async () => {
  const owner = await buildShopOwner(shop.db);
  await note(owner, 'product.edited', { after: { name: '=HYPERLINK("http://x")' }, reason: '+1;2' });
  const { body } = await callCentre(shop, owner, 'GET /actividad/archivo');
  const text = Buffer.from(body.content, 'base64').toString();
  expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(text).toContain(`"'+1;2"`);
  expect(text.split('\r\n')[0]).toContain('FECHA;PERSONA;ACCION');
});

test('nobody but owners reads it', async () => {
  for (const role of ['warehouse', 'service', 'accounting'] as const) {
    const member = await buildMember(shop.db, mine.sellerId, role);
    for (const name of ['listActivity', 'exportActivity'] as const)
      expect((await sendAim(shop.app, name, {}, member.cookies)).statusCode, role + name).toBe(403);
  }
});
