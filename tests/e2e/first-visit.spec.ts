import type { Page } from '@playwright/test';
import { logIn, test } from './account-steps.ts';
import { expect } from './fixtures.ts';
import { addedWindow } from './purchase-steps.ts';

// Bytes as the server sends them to a browser that takes Brotli.
const BOOT_BYTES = 4_000;
// With what cards say of price and day for the place, which the first sign of life loads too.
const WHOLE_BYTES = 115_500;
/** Elements of a page with its demo, and with what other tests have put on sale meanwhile. */
const NODES = { '/': 950, '/productos/category/69': 700, '/producto/7': 650 };

const addButton = (page: Page) => page.getByRole('button', { name: 'Agregar al carro' }).first();
const isQuiet = (page: Page) => page.waitForLoadState('networkidle');

interface Scripts {
  files: string[];
  bytes: number;
}

/** Every script that the page gets, as long as it was sent. */
function countScripts(page: Page): Scripts {
  const scripts: Scripts = { files: [], bytes: 0 };
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.files.push(new URL(response.url()).pathname);
    scripts.bytes += Number(response.headers()['content-length']);
  });
  return scripts;
}

/** All scripts but the document's own come only when the test says so. */
async function holdProgram(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!entry-).*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

for (const [path, nodes] of Object.entries(NODES))
  test(`${path} loads one small script until somebody is there`, { tag: '@phone' }, async ({ page }) => {
    const scripts = countScripts(page);
    await page.goto(path);
    await isQuiet(page);
    expect(scripts.files).toEqual([expect.stringMatching(/entry-client/)]);
    expect(scripts.bytes).toBeLessThan(BOOT_BYTES);
    expect(await page.locator('*').count()).toBeLessThan(nodes);

    await page.evaluate(() => scrollTo(0, 50));
    await isQuiet(page);
    await expect.poll(() => scripts.files.length).toBeGreaterThan(3);
    expect(scripts.bytes).toBeLessThan(WHOLE_BYTES);
  });

test('the first tap puts the product into the cart, once', { tag: '@phone' }, async ({ page }) => {
  const release = await holdProgram(page);
  await page.goto('/producto/7');
  await addButton(page).click();
  await addButton(page).click();
  await expect(addButton(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(addedWindow(page)).toBeVisible();
  await expect(addButton(page)).not.toHaveAttribute('aria-busy');
  expect(await cartQuantities(page)).toEqual([1]);
});

test('taps are done in their order', { tag: '@phone' }, async ({ page }) => {
  const release = await holdProgram(page);
  await page.goto('/producto/7');
  for (const name of ['Agregar uno', 'Agregar uno', 'Agregar al carro'])
    await page.getByRole('button', { name }).first().click();
  release();
  await expect(addedWindow(page)).toBeVisible();
  expect(await cartQuantities(page)).toEqual([3]);
});

test.describe('without a connection', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] });
  test('a tap that came to nothing without a connection is not done later; the next one is', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/producto/7');
    await isQuiet(page);
    await page.context().setOffline(true);
    await addButton(page).click();
    await expect(addButton(page)).not.toHaveAttribute('aria-busy');
    await page.context().setOffline(false);
    await addButton(page).click();
    await expect(addedWindow(page)).toBeVisible();
    expect(await cartQuantities(page)).toEqual([1]);
  });
});

test('the first tap on a heart keeps the product', { tag: '@phone' }, async ({ page, buyer }) => {
  await logIn(page, buyer, '/wishlist');
  const release = await holdProgram(page);
  await page.goto('/productos/category/69');
  const heart = page
    .getByRole('main')
    .getByText(/^Guardar .* en favoritos$/)
    .first()
    .locator('..');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/productos/category/69');
  // Other tests of the same buyer begin with an empty list.
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('the first filter is applied', { tag: '@wide' }, async ({ page }) => {
  const release = await holdProgram(page);
  await page.goto('/productos/category/69');
  await page.getByRole('group', { name: 'Categoría' }).getByRole('checkbox').first().check();
  release();
  await expect(page).toHaveURL(/categorias=/);
  await expect(page.getByRole('list', { name: 'Filtros activos' }).getByRole('link')).toHaveCount(1);
});

test('the category menu opens for the first click and for a mouse that rests on it', {
  tag: '@wide',
}, async ({ page }) => {
  for (const use of ['click', 'hover'] as const) {
    const release = await holdProgram(page);
    await page.goto('/');
    // Otherwise the mouse of the turn before lies there already, and does not move.
    await page.mouse.move(0, 0);
    await page.getByRole('button', { name: 'Buscar Ahora' })[use]();
    release();
    const menu = page.getByRole('navigation', { name: 'Categorías' });
    await expect(menu.getByRole('listitem').getByRole('link', { name: 'Despensa' })).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('a cart that the browser keeps is shown without a touch', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/producto/7');
  await addButton(page).click();
  await expect(addedWindow(page)).toBeVisible();
  await page.goto('/productos');
  await expect(page.getByRole('link', { name: /^Carrito/ })).toContainText('1 producto');
});

test('links and the search need no program', { tag: '@phone' }, async ({ page }) => {
  await holdProgram(page);
  await page.goto('/');
  await page
    .getByRole('searchbox')
    .or(page.getByRole('combobox', { name: 'Buscar productos' }))
    .fill('café');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/resultados\?search=caf/);
  await page.locator('main a[href^="/producto/"]').first().click();
  await expect(page).toHaveURL(/\/producto\/\d+/);
});

test('back leads to the right page after the page was loaded anew', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/productos/category/69');
  await page.mouse.wheel(0, 10);
  await isQuiet(page);
  await page.locator('main a[href^="/producto/"]').first().click();
  await expect(page).toHaveURL(/\/producto\/\d+/);
  await expect(page.locator('main h1')).not.toHaveText('Del Campo');
  const name = await page.locator('main h1').textContent();
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL('/productos/category/69');
  await expect(page.locator('main h1')).not.toHaveText(name ?? '');
});

test('a page does not jump when it comes to life where people have scrolled to', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo(0, 900));
  await isQuiet(page);
  await page.goto('/productos');
  await isQuiet(page);
  await page.evaluate(() => scrollTo(0, 300));
  await isQuiet(page);
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

function cartQuantities(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    JSON.parse(localStorage.getItem('cart_unknown') ?? '{"items":[]}').items.map(
      (line: { cantidad: number }) => line.cantidad,
    ),
  );
}
