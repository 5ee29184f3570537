import { expect, test } from './fixtures.ts';

// Browsing has to work for whoever has no scripts: robots, old devices, bad connections.
test.use({ javaScriptEnabled: false, allowedErrors: [/status of 404/] });

test('leads from home to a category, a product and its seller', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await page.locator('main a[href^="/productos/category/"]').first().click();
  await expect(page).toHaveURL(/\/productos\/category\/\d+/);
  await page.locator('main a[href^="/producto/"]').first().click();
  await expect(page).toHaveURL(/\/producto\/\d+/);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main img:visible').first()).toBeVisible();
  await page.locator('main a[href^="/productos/seller/"]').first().click();
  await expect(page).toHaveURL(/\/productos\/seller\/\d+/);
  await expect(page.locator('main h1')).toBeVisible();
});

test('searches', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/resultados?search=aguacate');
  await expect(page.locator('main a[href^="/producto/"]').first()).toBeVisible();
});

test('leads to the next page of a list', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/productos');
  const first = await page.locator('main a[href^="/producto/"]').first().getAttribute('href');
  await page.locator('main a[href*="cursor="]').first().click();
  await expect(page).toHaveURL(/cursor=/);
  expect(await page.locator('main a[href^="/producto/"]').first().getAttribute('href')).not.toBe(first);
});

test('pages of words can be read', { tag: '@phone' }, async ({ page }) => {
  for (const path of ['/about', '/nosotros', '/contact', '/support', '/tienda', '/terminos']) {
    await page.goto(path);
    await expect(page.locator('main h1'), path).toBeVisible();
  }
});

test('an unknown address says so with status 404', { tag: '@phone' }, async ({ page }) => {
  const reply = await page.goto('/no-existe');
  expect(reply?.status()).toBe(404);
  await expect(page.getByText('Página no encontrada').first()).toBeVisible();
});
