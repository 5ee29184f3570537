import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordAudit } from '../../src/server/modules/audit/audit.service.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { buildShopOwner, type ShopOwner } from '../support/seller-order-factories.ts';
import { buildMember, callCentre } from '../support/team-factories.ts';

let shop: Shop;
let mine: ShopOwner;
beforeAll(async () => {
  shop = await openShop();
  mine = await buildShopOwner(shop.db);
});
afterAll(() => shop.close());

const list = async (query = '', who: { cookies: Record<string, string> } = mine) =>
  (await callCentre(shop, who, `GET /actividad${query}`)).body;

function note(owner: ShopOwner, action: string, parts: object = {}) {
  const actor = { kind: 'member', accountId: owner.accountId } as const;
  const entry = { at: new Date(), actor, sellerId: owner.sellerId, action, subject: 'product:12' };
  return recordAudit(shop.db, [{ ...entry, ...parts }]);
}

test('the history tells who did what, before and after, of this shop only', async () => {
  const rival = await buildShopOwner(shop.db);
  await note(rival, 'product.edited', { after: { name: 'Ajeno' } });
  await note(mine, 'product.price-changed', { before: { price: 12_000 }, after: { price: 9_000 } });
  const { eventos } = await list();
  expect(eventos[0]).toMatchObject({
    persona: 'Ana Gómez',
    accion: 'Cambió el precio',
    sobre: 'Producto 12',
    cambios: [{ nombre: 'Precio', antes: '12.000', despues: '9.000' }],
  });
  expect(JSON.stringify(eventos)).not.toContain('Ajeno');
});

test('it is filtered by person and by kind; a buyer is neither named nor asked for', async () => {
  const owner = await buildShopOwner(shop.db);
  const member = await buildMember(shop.db, owner.sellerId, 'warehouse');
  await note(owner, 'product.edited');
  await note({ ...owner, accountId: member.id }, 'package.status-changed');
  const buyer = { kind: 'buyer', accountId: mine.accountId };
  await note(owner, 'package.units-cancelled', { actor: buyer });
  const actions = async (query: string) =>
    (await list(query, owner)).eventos.map(({ accion }: { accion: string }) => accion);
  expect(await actions(`?codUsuario=${member.id}`)).toEqual(['Movió un pedido']);
  expect(await actions('?tipo=productos')).toEqual(['Editó un producto']);
  expect(await actions(`?codUsuario=${mine.accountId}`)).toEqual([]);
  expect((await list('', owner)).eventos[0].persona).toBe('Comprador');
  expect((await callCentre(shop, owner, 'GET /actividad?tipo=otra')).status).toBe(400);
});

test('pages follow each other without a gap', async () => {
  const owner = await buildShopOwner(shop.db);
  for (let number = 1; number <= 65; number++) await note(owner, 'product.edited', { reason: `n${number}` });
  const reasons: string[] = [];
  let before: number | null = null;
  do {
    const page = await list(before ? `?antes=${before}` : '', owner);
    reasons.push(...page.eventos.map(({ motivo }: { motivo: string }) => motivo));
    before = page.siguiente;
  } while (before);
  expect(reasons).toEqual(Array.from({ length: 65 }, (_, index) => `n${65 - index}`));
});

test('the file has no cell that a spreadsheet would run', async () => {
  const owner = await buildShopOwner(shop.db);
  await note(owner, 'product.edited', { after: { name: '=HYPERLINK("http://x")' }, reason: '+1;2' });
  const { data } = (await callCentre(shop, owner, 'GET /actividad/archivo')).body;
  const text = Buffer.from(data.contenido, 'base64').toString();
  expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(text).toContain(`"'+1;2"`);
  expect(text.split('\r\n')[0]).toContain('FECHA;PERSONA;ACCION');
});

test('nobody but owners reads it', async () => {
  for (const role of ['warehouse', 'service', 'accounting'] as const) {
    const member = await buildMember(shop.db, mine.sellerId, role);
    for (const path of ['/actividad', '/actividad/archivo'] as const)
      expect((await callCentre(shop, member, `GET ${path}`)).status, role + path).toBe(403);
  }
});
