import { expect, test } from './fixtures.ts';

test('answers that it is alive and ready', { tag: '@wide' }, async ({ request }) => {
  expect(await (await request.get('/healthz')).json()).toEqual({ status: 'ok' });
  expect(await (await request.get('/readyz')).json()).toEqual({ status: 'ok' });
});

test('keeps its policies on every page', { tag: '@wide' }, async ({ request }) => {
  const headers = (await request.get('/')).headers();
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('same-origin');
});

test('sends scripts compressed and for good', { tag: '@wide' }, async ({ page, request }) => {
  await page.goto('/');
  const source = await page.locator('script[type="module"]').first().getAttribute('src');
  const script = await request.get(source ?? '', { headers: { 'accept-encoding': 'br' } });
  expect(script.headers()['content-encoding']).toBe('br');
  expect(script.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

for (const missing of ['/assets/missing.js', '/img/missing-640.webp', '/favicon.ico']) {
  test(`answers 404 for the missing file ${missing} without a page`, { tag: '@wide' }, async ({
    request,
  }) => {
    const reply = await request.get(missing);
    expect(reply.status()).toBe(404);
    expect(reply.headers()['content-type']).toContain('text/plain');
  });
}
