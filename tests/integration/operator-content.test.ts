import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEFAULT_CONTENT } from '../../src/domain/shop-content.ts';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { announceContent, getShopContent } from '../../src/server/modules/content/content.service.ts';
import { buildCategory, buildSeller } from '../support/catalog-factories.ts';
import { formOf } from '../support/identity-api.ts';
import { callConsole, type OperatorCall } from '../support/operator-console.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { pictureFile } from '../support/picture-file.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

let shop: Shop;
let editor: LoggedIn;
beforeAll(async () => {
  shop = await openShop();
  editor = await logIn(shop.db, { roles: ['operator'], operatorRole: 'content' });
});
beforeEach(async () => {
  await execute(shop.db, sql`delete from content_version`);
  await announceContent(shop.context);
});
afterAll(() => shop.close());

const call = (what: OperatorCall, payload?: object) => callConsole(shop, editor, what, payload);
const shown = async () => (await shop.app.inject('/api/contenido')).json().data;
const tickerOf = (...mensajes: string[]) => ({ cinta: { mensajes } });

async function draft(contenido: object, espacio = 'cinta'): Promise<number> {
  const body = { codVersion: null, fechaEdicion: null, contenido };
  const reply = await call(`POST /contenido/${espacio}/versiones`, body);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body.data.codVersion;
}

const publish = (id: number, desde: string | null = null, hasta: string | null = null) =>
  call(`POST /contenido/versiones/${id}/publicar`, { desde, hasta });

async function lastTags(): Promise<string[]> {
  const rows = await query<{ tags: string[] }>(
    shop.db,
    sql`select tags from catalogue_change order by id desc limit 1`,
  );
  return rows[0]?.tags ?? [];
}

const changeCount = async () =>
  (await query<{ n: number }>(shop.db, sql`select count(*)::int as n from catalogue_change`))[0]?.n;

test('without any publication the shop shows the words of the specification', async () => {
  const content = await shown();
  expect(content.cinta.mensajes).toEqual(DEFAULT_CONTENT.ticker.messages);
  expect(content.portada1.titulo).toBe('Del campo\na tu mesa\nen 24 horas');
  expect(content.destacados).toEqual({ codCategoriaPadre: 69, codVendedor: 73 });
});

test('a draft is nobody else’s, a publication is everybody’s at once, and the pages are told', async () => {
  const id = await draft(tickerOf('Llegaron los mangos'));
  expect((await shown()).cinta.mensajes).toEqual(DEFAULT_CONTENT.ticker.messages);
  expect((await publish(id)).body.data.estado).toBe('visible');
  expect((await shown()).cinta.mensajes).toEqual(['Llegaron los mangos']);
  expect(await lastTags()).toEqual(['content']);
});

test('a scheduled version is shown from its first moment to before its last, then the one before returns', async () => {
  await publish(await draft(tickerOf('Siempre')));
  const [from, until] = ['2090-12-01T05:00:00.000Z', '2090-12-26T05:00:00.000Z'];
  const reply = await publish(await draft(tickerOf('Navidad')), from, until);
  expect(reply.body.data.estado).toBe('programada');
  const at = async (moment: string | Date, change: number) => {
    const context = { ...shop.context, now: () => new Date(new Date(moment).getTime() + change) };
    const announced = await announceContent(context);
    return { announced, messages: (await getShopContent(context)).ticker.messages };
  };
  expect(await at(from, -1)).toEqual({ announced: 0, messages: ['Siempre'] });
  expect(await at(from, 0)).toEqual({ announced: 1, messages: ['Navidad'] });
  expect(await lastTags()).toEqual(['content']);
  expect(await at(from, 60_000)).toEqual({ announced: 0, messages: ['Navidad'] });
  expect(await at(until, -1)).toEqual({ announced: 0, messages: ['Navidad'] });
  expect(await at(until, 0)).toEqual({ announced: 1, messages: ['Siempre'] });
});

test('an end before the beginning is refused, a beginning in the past is now', async () => {
  const id = await draft(tickerOf('Uno'));
  const wrong = await publish(id, '2090-02-02T00:00:00.000Z', '2090-02-01T00:00:00.000Z');
  expect([wrong.status, Object.keys(wrong.body.campos)]).toEqual([400, ['hasta']]);
  expect((await publish(id, '2020-01-01T00:00:00.000Z')).body.data.estado).toBe('visible');
  expect((await publish(id)).body.code).toBe('content-state');
});

test('withdrawing shows what was there before; restoring an earlier version or the original is one step', async () => {
  const first = await draft(tickerOf('Uno'));
  await publish(first);
  const second = await draft(tickerOf('Dos'));
  await publish(second);
  await call(`POST /contenido/versiones/${second}/retirar`);
  expect((await shown()).cinta.mensajes).toEqual(['Uno']);
  expect((await call(`POST /contenido/versiones/${second}/retirar`)).body.code).toBe('content-state');
  await call('POST /contenido/cinta/restaurar', { codVersion: second });
  expect((await shown()).cinta.mensajes).toEqual(['Dos']);
  await call('POST /contenido/cinta/restaurar', { codVersion: null });
  expect((await shown()).cinta.mensajes).toEqual(DEFAULT_CONTENT.ticker.messages);
  const { versiones } = (await call('GET /contenido/cinta')).body.data;
  expect(versiones.map(({ estado }: { estado: string }) => estado)).toEqual([
    'visible',
    'reemplazada',
    'retirada',
    'reemplazada',
  ]);
  const elsewhere = await call('POST /contenido/barra/restaurar', { codVersion: second });
  expect(elsewhere.status).toBe(404);
});

test('what somebody else saved in a draft meanwhile is not lost', async () => {
  const id = await draft(tickerOf('Uno'));
  const { versiones } = (await call('GET /contenido/cinta')).body.data;
  const save = (fechaEdicion: string, text: string) =>
    call('POST /contenido/cinta/versiones', { codVersion: id, fechaEdicion, contenido: tickerOf(text) });
  const seen = versiones[0].fechaEdicion;
  expect((await save(seen, 'Dos')).status).toBe(200);
  expect((await save(seen, 'Tres')).body.code).toBe('content-changed');
  expect((await call('GET /contenido/cinta')).body.data.versiones[0].contenido).toEqual(tickerOf('Dos'));
});

test('a thrown away draft tells no page anything', async () => {
  const id = await draft(tickerOf('Uno'));
  const before = await changeCount();
  expect((await call(`POST /contenido/versiones/${id}/retirar`)).status).toBe(200);
  expect(await changeCount()).toBe(before);
  expect((await call('GET /contenido/cinta')).body.data.versiones).toEqual([]);
});

test('only pictures that were uploaded for the place, open sellers and main categories are accepted', async () => {
  const portada = {
    ...heroWire(),
    imagenAncha: '/img/ajena-1260.webp',
    imagenCelular: '/img/ajena-780.webp',
  };
  const save = async (espacio: string, contenido: object) => {
    const body = { codVersion: null, fechaEdicion: null, contenido };
    const reply = await call(`POST /contenido/${espacio}/versiones`, body);
    return reply.status === 200 ? [] : Object.keys(reply.body.campos);
  };
  expect(await save('portada-1', { portada1: portada })).toEqual(['wideUrl', 'narrowUrl']);
  const [wide, narrow] = [await upload('ancha-1'), await upload('celular')];
  const own = { ...portada, imagenAncha: wide, imagenCelular: narrow };
  expect(await save('portada-1', { portada1: own })).toEqual([]);
  // Cut for the other banner: its widths differ.
  expect(await save('portada-2', { portada2: own })).toEqual(['wideUrl']);
  const stored = (await shop.app.inject(wide.replace('-1260.webp', '-840.avif'))).rawPayload;
  expect(await sharp(stored).metadata()).toMatchObject({ width: 840, height: 500 });
  const closed = await buildSeller(shop.db, { status: 1 });
  const parent = await buildCategory(shop.db);
  const child = await buildCategory(shop.db, { parentId: parent });
  const featured = (codVendedor: number, codCategoriaPadre: number) =>
    save('destacados', { destacados: { codVendedor, codCategoriaPadre } });
  expect(await featured(closed, child)).toEqual(['sellerId', 'parentCategoryId']);
  expect(await featured(await buildSeller(shop.db), parent)).toEqual([]);
  expect(await save('categorias-populares', { categoriasPopulares: { categorias: [child] } })).toEqual([
    'categoryIds',
  ]);
});

test('content that names a merged category shows the one it was merged into, once', async () => {
  const [old, present] = [await buildCategory(shop.db), await buildCategory(shop.db)];
  const popular = { categoriasPopulares: { categorias: [old, present] } };
  await publish(await draft(popular, 'categorias-populares'));
  await publish(
    await draft(
      { destacados: { codVendedor: await buildSeller(shop.db), codCategoriaPadre: old } },
      'destacados',
    ),
  );
  const merged = await callConsole(shop, editor, `POST /catalogo/categorias/${old}/unir`, { con: present });
  expect(merged.status).toBe(200);
  const content = await shown();
  expect(content.categoriasPopulares.categorias).toEqual([present]);
  expect(content.destacados.codCategoriaPadre).toBe(present);
});

test('a preview shows the draft beside what is shown now, to operators alone', async () => {
  const id = await draft(tickerOf('En borrador'));
  const preview = await call(`GET /contenido/vista-previa?version=${id}`);
  expect(preview.body.data.cinta.mensajes).toEqual(['En borrador']);
  expect(preview.body.data.barra).toEqual((await shown()).barra);
  expect((await shop.app.inject(`/api/operacion/contenido/vista-previa?version=${id}`)).statusCode).toBe(401);
  expect((await call('GET /contenido/vista-previa?version=999999')).status).toBe(404);
});

test('whoever may only read the catalogue sees the content and changes nothing; finance does not see it', async () => {
  const as = async (role: 'viewer' | 'finance', what: OperatorCall, payload?: object) =>
    (
      await callConsole(
        shop,
        await logIn(shop.db, { roles: ['operator'], operatorRole: role }),
        what,
        payload,
      )
    ).status;
  expect(await as('viewer', 'GET /contenido')).toBe(200);
  expect(await as('viewer', 'POST /contenido/cinta/restaurar', { codVersion: null })).toBe(403);
  expect(await as('finance', 'GET /contenido')).toBe(403);
});

function heroWire() {
  return {
    etiqueta: '',
    titulo: 'Mangos',
    texto: '',
    boton: 'Ver',
    enlace: '/productos',
    fondo: 'verde',
  };
}

async function upload(formato: string): Promise<string> {
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/api/operacion/contenido/imagenes',
    cookies: editor.cookies,
    payload: formOf({ formato, archivo: await pictureFile() }),
  });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data.urlImagen;
}
