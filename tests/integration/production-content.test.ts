import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentProblems } from '../../src/domain/content-rules.ts';
import { NEUTRAL_CONTENT } from '../../src/domain/neutral-content.ts';
import { CONTENT_SLOT_IDS } from '../../src/domain/store-content.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { read } from '../support/published-reads.ts';
import { sendAim } from '../support/send-aim.ts';
import { logIn, underHttps } from '../support/session-factories.ts';

const PRODUCTION = {
  PLAZUELA_MODE: 'production',
  BASE_URL: 'https://plazuela.example',
  SMTP_URL: 'smtp://localhost:2525',
  OPERATOR_SECOND_FACTOR: 'optional',
};

/** What the demo promises in the name of shops and carriers that it made up. */
const DEMO_WORDS = /24 horas|mañana|Verduras|Cosecha|Mangos|facebook\.com/i;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(PRODUCTION);
});
afterAll(() => shop.close());

const get = async (address: string, { app } = shop) => (await app.inject(`/api${address}`)).json();

test('a shop in production begins with content that is true of every shop', async () => {
  const { data } = await get('/contenido');
  expect(data.portada1.titulo).toBe(NEUTRAL_CONTENT.heroFirst.title);
  expect(data.vendedorDestacadoActivo).toBe(false);
  expect(JSON.stringify(data)).not.toMatch(DEMO_WORDS);
  for (const slot of CONTENT_SLOT_IDS)
    expect(contentProblems(slot, { [slot]: NEUTRAL_CONTENT[slot] })).toEqual({});
});

test('the console calls that content the original, and goes back to it', async () => {
  const cookies = underHttps(await logIn(shop.db, { roles: ['operator'] }));
  const { original } = await read(shop.app, 'getContentSlot', { slot: 'ticker' }, { cookies });
  expect(original.ticker?.messages).toEqual(NEUTRAL_CONTENT.ticker.messages);
  const aim = { params: { slot: 'ticker' }, json: { versionId: null } };
  const restored = (await sendAim(shop.app, 'restoreContent', aim, cookies)).json();
  expect(restored.content.ticker.messages).toEqual(NEUTRAL_CONTENT.ticker.messages);
});
