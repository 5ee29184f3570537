import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageRenderer } from '../../src/server/pages/page-renderer.ts';
import { seedReferenceData } from '../../src/server/seed/reference-data.ts';
import { buildProduct } from '../support/catalog-factories.ts';
import { createTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  // A name that is no part of these types: the pages know the browser's.
  const entry = '../../src/web/entry-server.tsx';
  const renderer: PageRenderer = await import(/* @vite-ignore */ entry);
  const assets = { styleSheet: '/assets/e.css', entryScript: '/assets/e.js', fonts: [] };
  server = await createTestServer({ pages: { renderer, assets: { store: assets, panel: assets } } });
  await seedReferenceData(server.database.pool);
  await buildProduct(server.database.pool, { name: 'Panela pulverizada', onHand: 9 });
});
afterAll(() => server.end());

test.each(['/productos', '/productos/sale', '/resultados?search=panela'])(
  '%s takes what no filter can be for no filter',
  async (path) => {
    const join = path.includes('?') ? '&' : '?';
    for (const asked of [
      ...['llega=2026-13-01', 'llega=2026-02-30', 'llega=0000-01-01', 'llega=2026-12-01'],
      ...['opcion=talla=m%00', 'opcion=talla=m%00m', 'opcion=ta%00lla=m', 'opcion=talla=m'],
    ]) {
      const address = `${path}${join}${asked}`;
      expect((await server.app.inject(address)).statusCode, address).toBe(200);
      expect((await server.app.inject(`/_datos${address}`)).statusCode, address).toBe(200);
    }
  },
);

test('a part of the site map beyond every id is missing', async () => {
  for (const number of [0, 2, 42_949, 42_950, 99_999]) {
    const { statusCode } = await server.app.inject(`/sitemap-productos-${number}.xml`);
    expect(statusCode, String(number)).toBe(404);
  }
  expect((await server.app.inject('/sitemap-productos-1.xml')).statusCode).toBe(200);
});
