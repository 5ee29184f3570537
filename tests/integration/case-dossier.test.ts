import { hash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { query, sql } from '../../src/server/db/sql.ts';
import { openArchive, readAll } from '../../src/server/modules/import/zip-archive.ts';
import { findAnyCase } from '../../src/server/modules/rights/case-access.service.ts';
import { addPhoto } from '../../src/server/modules/rights/case-photo.service.ts';
import { openDossier } from '../../src/server/modules/rights/dossier/dossier.service.ts';
import { ruleCase } from '../../src/server/modules/rights/operator-case.service.ts';
import { moveShopCase } from '../../src/server/modules/rights/shop-case.service.ts';
import { caseDossierPath } from '../../src/wire/rights/case-papers.ts';
import { buildCase } from '../support/case-factories.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { readPdfPages } from '../support/pdf-text.ts';
import { pictureFile } from '../support/picture-file.ts';
import { again, caseForm, type Desk, openDesk, opened, sell } from '../support/rights-world.ts';
import { buildSale } from '../support/sale-factories.ts';
import { logIn } from '../support/session-factories.ts';

let desk: Desk;
let shop: Shop;
let folder: string;
beforeAll(async () => {
  desk = await openDesk();
  shop = await openShop();
  folder = await mkdtemp(path.join(tmpdir(), 'plazuela-dossier-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await desk.close();
  await shop.close();
});

/** The parts of an archive, read by the program that reads other people's. */
async function partsOf(bytes: Buffer): Promise<Map<string, Buffer>> {
  const file = path.join(folder, 'expediente.zip');
  await writeFile(file, bytes);
  const archive = await openArchive(file, { entries: 100, totalBytes: 50_000_000 });
  const parts = new Map<string, Buffer>();
  for (const entry of archive.entries)
    parts.set(entry.fileName, await readAll(await archive.read(entry, 50_000_000)));
  archive.close();
  return parts;
}

const textOf = (pdf: Buffer | undefined) =>
  readPdfPages(pdf ?? Buffer.alloc(0))
    .join('\n')
    .replace(/\s+/g, ' ');

test('the file of a mediated warranty holds what was said, shown, bought, paid and in force, each part with its hash', async () => {
  const sale = await sell(desk);
  const story = `Se dañó al segundo día. ${'Lo usé como dice el manual. '.repeat(50)}`.trim();
  const one = await opened(desk, caseForm('warranty', sale, { story, wanted: 'refund' }));
  const file = await pictureFile('#a33');
  const shown = await addPhoto(desk.context, one, { side: 'buyer', accountId: desk.buyer.id, file });
  expect(shown.ok).toBe(true);
  const move = { action: 'ask-operator', text: 'La foto no deja ver el daño.', restock: false } as const;
  const moved = await moveShopCase(desk.context, await again(desk, one), {
    move,
    accountId: desk.operators[1].id,
  });
  expect(moved.ok).toBe(true);
  const reason = 'La garantía cubre el daño, y la tienda no probó un mal uso de quien compró.';
  const ruling = { outcome: 'refund', reason, restock: false, deviation: 'Así lo pide la ley.' } as const;
  const [operator] = desk.operators;
  const ruled = await ruleCase(desk.context, await again(desk, one), { ruling, operatorId: operator.id });
  expect(ruled).toMatchObject({ ok: true });

  const { name, content } = await openDossier(desk.context, await again(desk, one), operator);
  const parts = await partsOf(await buffer(content));

  expect(name).toMatch(/^expediente-PZ-2026-\d{6}\.zip$/);
  expect([...parts.keys()].sort()).toEqual([
    'asientos.csv',
    'caso.pdf',
    'dinero.pdf',
    expect.stringMatching(/^documentos\/constancia-PZ-2026-\d{6}\.pdf$/),
    expect.stringMatching(/^documentos\/devolucion-PZ-2026-\d{6}\.pdf$/),
    expect.stringMatching(/^fotos\/comprador-\d+\.webp$/),
    'indice.html',
    'pedido.pdf',
    'textos/garantia-2026-11-23.txt',
    'textos/privacidad-2026-11-23.txt',
    'textos/terminos-2026-11-21.txt',
  ]);
  const told = textOf(parts.get('caso.pdf'));
  for (const text of [story, 'La foto no deja ver el daño.', reason, 'Decreto 735 de 2013', 'www.sic.gov.co'])
    expect(told).toContain(text);
  expect(textOf(parts.get('pedido.pdf'))).toContain('El caso es sobre 1');
  expect(textOf(parts.get('dinero.pdf'))).toContain('aprobado');
  expect(String(parts.get('asientos.csv'))).toContain('ASIENTO;FECHA;DEBITO;CREDITO;VALOR');
  expect(String(parts.get('asientos.csv')).split('\r\n').length).toBeGreaterThan(3);
  expect(String(parts.get('textos/garantia-2026-11-23.txt'))).toContain('12 meses desde que lo recibes');

  const index = String(parts.get('indice.html'));
  for (const [part, bytes] of parts)
    if (part !== 'indice.html') expect(index).toContain(hash('sha256', bytes));
  const [logged] = await query<{ after: { fileIndex: string; fileParts: number }; accountId: number }>(
    desk.db,
    sql`select after, account_id from audit_entry where action = 'case.file-exported'`,
  );
  expect(logged).toEqual({
    after: { fileIndex: hash('sha256', parts.get('indice.html') ?? ''), fileParts: parts.size - 1 },
    accountId: operator.id,
  });
});

test('nobody but who decides cases opens the file, and each opening is logged', async () => {
  const number = await buildCase(shop.db, { kind: 'data-query', state: 'mediating' });
  const as = async (cookies: Record<string, string>, of = number) =>
    (await shop.app.inject({ url: caseDossierPath(of), cookies })).statusCode;
  const viewer = await logIn(shop.db, { roles: ['operator'], operatorRole: 'viewer' });
  const support = await logIn(shop.db, { roles: ['operator'], operatorRole: 'support' });
  expect(await as({})).toBe(401);
  expect(await as((await logIn(shop.db)).cookies)).toBe(403);
  expect(await as(viewer.cookies)).toBe(403);
  expect(await as(support.cookies, 'PZ-2020-000001')).toBe(404);
  expect(await as(support.cookies)).toBe(200);
  const logged = await query(shop.db, sql`select from audit_entry where action = 'case.file-exported'`);
  expect(logged).toHaveLength(1);
});

test('of an order of several shops the file shows the one that the case is about', async () => {
  const part = { shippingRate: 8_000, lines: [{ unitPrice: 30_000, quantity: 1, fee: 3_000 }] };
  const sale = await buildSale(desk.db, [part, part]);
  const [own = 0, other = 0] = sale.sellerIds;
  const number = await buildCase(desk.db, { orderNumber: sale.number, sellerId: own });
  const found = await findAnyCase(desk.context, number);
  if (!found.ok) throw new Error('there is no case');
  const { content } = await openDossier(desk.context, found.value, desk.operators[0]);
  const parts = await partsOf(await buffer(content));
  const nameOf = async (id: number) =>
    (await query<{ name: string }>(desk.db, sql`select display_name as name from seller where id = ${id}`))[0]
      ?.name;
  const told = textOf(parts.get('pedido.pdf')) + String(parts.get('asientos.csv'));
  expect(told).toContain(await nameOf(own));
  expect(told).not.toContain(await nameOf(other));
});
