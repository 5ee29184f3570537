import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type ContentSlot,
  DEFAULT_CONTENT,
  type HeroContent,
  type SlotContent,
} from '../../src/domain/store-content.ts';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { announceContent, getShopContent } from '../../src/server/modules/content/content.service.ts';
import { buildCategory, buildSeller } from '../support/catalog-factories.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import type { Aim } from '../support/personal-call.ts';
import { pictureFile } from '../support/picture-file.ts';
import { type CallName, read } from '../support/published-reads.ts';
import { bodyOf, sendAim } from '../support/send-aim.ts';
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

async function call(name: CallName, aim: Aim = {}, who: { cookies: Record<string, string> } = editor) {
  const reply = await sendAim(shop.app, name, aim, who.cookies);
  return { status: reply.statusCode, body: bodyOf(reply) };
}
const shown = async () => (await shop.app.inject('/api/contenido')).json().data;
const tickerOf = (...messages: string[]) => ({ ticker: { messages } });

const saveNew = (slot: ContentSlot, content: SlotContent) =>
  call('saveContentDraft', { params: { slot }, json: { draftId: null, editedAt: null, content } });

async function draft(content: SlotContent, slot: ContentSlot = 'ticker'): Promise<number> {
  const reply = await saveNew(slot, content);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body.id;
}

const publish = (versionId: number, startsAt: string | null = null, endsAt: string | null = null) =>
  call('publishContent', { params: { versionId }, json: { startsAt, endsAt } });
const withdraw = (versionId: number) => call('withdrawContent', { params: { versionId } });
const restore = (slot: ContentSlot, versionId: number | null, who = editor) =>
  call('restoreContent', { params: { slot }, json: { versionId } }, who);
const tickerVersions = async () =>
  (await read(shop.app, 'getContentSlot', { slot: 'ticker' }, editor)).versions;

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
  expect(content.portada1.titulo).toBe('Del campo\na tu mesa');
  expect(content.destacados).toEqual({ codCategoriaPadre: 69, codVendedor: 73 });
});

test('a draft is nobody else’s, a publication is everybody’s at once, and the pages are told', async () => {
  const id = await draft(tickerOf('Llegaron los mangos'));
  expect((await shown()).cinta.mensajes).toEqual(DEFAULT_CONTENT.ticker.messages);
  expect((await publish(id)).body.state).toBe('shown');
  expect((await shown()).cinta.mensajes).toEqual(['Llegaron los mangos']);
  expect(await lastTags()).toEqual(['content']);
});

test('a scheduled version is shown from its first moment to before its last, then the one before returns', async () => {
  await publish(await draft(tickerOf('Siempre')));
  const [from, until] = ['2090-12-01T05:00:00.000Z', '2090-12-26T05:00:00.000Z'];
  const reply = await publish(await draft(tickerOf('Navidad')), from, until);
  expect(reply.body.state).toBe('scheduled');
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
  expect([wrong.status, Object.keys(wrong.body.campos)]).toEqual([400, ['endsAt']]);
  expect((await publish(id, '2020-01-01T00:00:00.000Z')).body.state).toBe('shown');
  expect((await publish(id)).body.code).toBe('content-state');
});

test('withdrawing shows what was there before; restoring an earlier version or the original is one step', async () => {
  const first = await draft(tickerOf('Uno'));
  await publish(first);
  const second = await draft(tickerOf('Dos'));
  await publish(second);
  await withdraw(second);
  expect((await shown()).cinta.mensajes).toEqual(['Uno']);
  expect((await withdraw(second)).body.code).toBe('content-state');
  await restore('ticker', second);
  expect((await shown()).cinta.mensajes).toEqual(['Dos']);
  await restore('ticker', null);
  expect((await shown()).cinta.mensajes).toEqual(DEFAULT_CONTENT.ticker.messages);
  expect((await tickerVersions()).map(({ state }) => state)).toEqual([
    'shown',
    'replaced',
    'withdrawn',
    'replaced',
  ]);
  expect((await restore('promo', second)).status).toBe(404);
});

test('what somebody else saved in a draft meanwhile is not lost', async () => {
  const draftId = await draft(tickerOf('Uno'));
  const seen = (await tickerVersions())[0]?.editedAt;
  const save = (editedAt: string | undefined, text: string) =>
    call('saveContentDraft', {
      params: { slot: 'ticker' },
      json: { draftId, editedAt, content: tickerOf(text) },
    });
  expect((await save(seen, 'Dos')).status).toBe(200);
  expect((await save(seen, 'Tres')).body.code).toBe('content-changed');
  expect((await tickerVersions())[0]?.content).toEqual(tickerOf('Dos'));
});

test('a thrown away draft tells no page anything', async () => {
  const id = await draft(tickerOf('Uno'));
  const before = await changeCount();
  expect((await withdraw(id)).status).toBe(204);
  expect(await changeCount()).toBe(before);
  expect(await tickerVersions()).toEqual([]);
});

test('only pictures that were uploaded for the place, open sellers and main categories are accepted', async () => {
  const save = async (slot: ContentSlot, content: SlotContent) => {
    const reply = await saveNew(slot, content);
    return reply.status === 200 ? [] : Object.keys(reply.body.campos);
  };
  expect(
    await save('heroFirst', { heroFirst: heroWith('/img/ajena-1260.webp', '/img/ajena-780.webp') }),
  ).toEqual(['wideUrl', 'narrowUrl']);
  const [wide, narrow] = [await upload('wideFirst'), await upload('narrow')];
  const own = heroWith(wide, narrow);
  expect(await save('heroFirst', { heroFirst: own })).toEqual([]);
  // Cut for the other banner: its widths differ.
  expect(await save('heroSecond', { heroSecond: own })).toEqual(['wideUrl']);
  const stored = (await shop.app.inject(wide.replace('-1260.webp', '-840.avif'))).rawPayload;
  expect(await sharp(stored).metadata()).toMatchObject({ width: 840, height: 500 });
  const closed = await buildSeller(shop.db, { status: 1 });
  const parent = await buildCategory(shop.db);
  const child = await buildCategory(shop.db, { parentId: parent });
  const featured = (sellerId: number, parentCategoryId: number) =>
    save('featured', { featured: { sellerId, parentCategoryId } });
  expect(await featured(closed, child)).toEqual(['sellerId', 'parentCategoryId']);
  expect(await featured(await buildSeller(shop.db), parent)).toEqual([]);
  expect(await save('popular', { popular: { categoryIds: [child] } })).toEqual(['categoryIds']);
});

test('content that names a merged category shows the one it was merged into, once', async () => {
  const [old, present] = [await buildCategory(shop.db), await buildCategory(shop.db)];
  await publish(await draft({ popular: { categoryIds: [old, present] } }, 'popular'));
  const featured = { sellerId: await buildSeller(shop.db), parentCategoryId: old };
  await publish(await draft({ featured }, 'featured'));
  const merged = await call('mergeCategory', { params: { categoryId: old }, json: { intoId: present } });
  expect(merged.status).toBe(200);
  const content = await shown();
  expect(content.categoriasPopulares.categorias).toEqual([present]);
  expect(content.destacados.codCategoriaPadre).toBe(present);
});

test('a preview shows the draft beside what is shown now, to operators alone', async () => {
  const query = { versionId: await draft(tickerOf('En borrador')) };
  const preview = await call('previewContent', { query });
  expect(preview.body.cinta.mensajes).toEqual(['En borrador']);
  expect(preview.body.barra).toEqual((await shown()).barra);
  expect((await call('previewContent', { query }, { cookies: {} })).status).toBe(401);
  expect((await call('previewContent', { query: { versionId: 999_999 } })).status).toBe(404);
});

test('whoever may only read the catalogue sees the content and changes nothing; finance does not see it', async () => {
  const viewer = await logIn(shop.db, { roles: ['operator'], operatorRole: 'viewer' });
  const finance = await logIn(shop.db, { roles: ['operator'], operatorRole: 'finance' });
  expect((await call('listContentSlots', {}, viewer)).status).toBe(200);
  expect((await restore('ticker', null, viewer)).status).toBe(403);
  expect((await call('listContentSlots', {}, finance)).status).toBe(403);
});

function heroWith(wideUrl: string, narrowUrl: string): HeroContent {
  return {
    eyebrow: '',
    title: 'Mangos',
    text: '',
    buttonText: 'Ver',
    link: '/productos',
    palette: 'verde',
    wideUrl,
    narrowUrl,
  };
}

async function upload(kind: string): Promise<string> {
  const reply = await call('uploadContentPicture', { form: { kind, file: await pictureFile() } });
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return reply.body.url;
}
