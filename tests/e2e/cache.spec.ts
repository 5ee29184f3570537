import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test('a page that does not depend on who asks is the kept one for everybody', {
  tag: '@wide',
}, async ({ request, playwright, baseURL }) => {
  const stranger = await playwright.request.newContext(baseURL ? { baseURL } : {});
  const kept = await stranger.get('/productos');
  expect(kept.headers()['cache-control']).toBe('private, no-cache');
  expect(kept.headers().etag).toBeTruthy();
  const forged = await request.get('/productos', { headers: { cookie: `sesion=${'x'.repeat(43)}` } });
  expect(forged.headers().etag).toBeTruthy();
  const login = { email: 'compradora@plazuela.test', clave: 'Plazuela#2026' };
  expect((await request.post('/api/login', { data: login })).status()).toBe(200);
  // Others change prices meanwhile.
  await expect(async () => {
    const theirs = await stranger.get('/productos');
    const own = await request.get('/productos');
    expect(own.status()).toBe(200);
    expect(own.headers().etag).toBe(theirs.headers().etag);
  }).toPass();
  await stranger.dispose();
  expect((await request.get('/micuenta')).headers()['cache-control']).toBe('no-store');
});

for (const path of ['/cart', '/checkout', '/response-compra?metodo=contraentrega&pedido=1001']) {
  test(`${path} is never the same reply for two visitors`, { tag: '@wide' }, async ({ request }) => {
    const [first, second] = [await request.get(path), await request.get(path)];
    for (const reply of [first, second]) {
      expect(reply.status()).toBeLessThan(500);
      expect(await reply.text()).not.toContain('compradora@plazuela.test');
    }
    if (path.startsWith('/response-compra')) expect(first.headers()['cache-control']).toBe('no-store');
  });
}

test('two browsers keep their carts apart on the same kept page', { tag: '@wide' }, async ({
  page,
  browser,
}) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('probe', 'mine'));
  const other = await browser.newContext();
  const stranger = await other.newPage();
  const dataOf = (one: Page) => one.locator('#datos').textContent();
  // Others change prices meanwhile.
  await expect(async () => {
    await page.goto('/');
    await stranger.goto('/');
    expect(await dataOf(stranger)).toBe(await dataOf(page));
  }).toPass();
  expect(await page.evaluate(() => localStorage.getItem('probe'))).toBe('mine');
  expect(await stranger.evaluate(() => localStorage.getItem('probe'))).toBeNull();
  await other.close();
});

test('Back after a navigation shows a page and not its data', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/about');
  await page.goto('/support');
  await page.goBack();
  await expect(page.locator('main#contenido')).toBeVisible();
  expect(await page.evaluate(() => document.contentType)).toBe('text/html');
});
