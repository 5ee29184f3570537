import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** The column on wide screens, the sheet on narrow ones. */
async function openFilters(page: Page, isMobile: boolean | undefined) {
  if (isMobile) await page.getByRole('button', { name: /^Filtrar/ }).click();
}

async function openListing(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
}

test('filters live in the address, and Back takes them off again', async ({ page, isMobile }) => {
  // A category in which no other test publishes: its products are counted.
  await openListing(page, '/productos/category/99');
  await expect(page.getByRole('heading', { level: 1, name: 'Moda' })).toBeVisible();
  const total = page.getByRole('main').getByText(/^\d+ productos$/);
  const everything = await total.textContent();

  await openFilters(page, isMobile);
  await page.getByRole('checkbox', { name: /^Ropa/ }).check();
  await expect(page).toHaveURL('/productos/category/99?categorias=100');
  await page.getByRole('checkbox', { name: /^Calzado/ }).check();
  await expect(page).toHaveURL('/productos/category/99?categorias=100,101');
  await expect(total).not.toHaveText(everything ?? '');
  if (isMobile) await page.getByRole('button', { name: /^Ver \d+ productos$/ }).click();
  await expect(page.getByRole('link', { name: 'Quitar filtro Ropa' })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL('/productos/category/99?categorias=100');
  await expect(page.getByRole('link', { name: 'Quitar filtro Calzado' })).toBeHidden();
  await page.getByRole('link', { name: 'Quitar filtro Ropa' }).click();
  await expect(page).toHaveURL('/productos/category/99');
  await expect(total).toHaveText(everything ?? '');
});

test('a filter keeps the place on the page, another path starts at the top', { tag: '@wide' }, async ({
  page,
}) => {
  await openListing(page, '/productos');
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await page.getByRole('checkbox', { name: /^Despensa \d/ }).check();
  await expect(page).toHaveURL('/productos?categorias=91');
  await expect(page.getByRole('link', { name: 'Quitar filtro Despensa' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await page.getByRole('link', { name: 'Tecnología' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tecnología' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('sorts by price', { tag: '@wide' }, async ({ page }) => {
  await openListing(page, '/productos/category/69/71');
  await page.getByLabel('Ordenar por').selectOption('Menor precio');
  await expect(page).toHaveURL('/productos/category/69/71?orden=precio-asc');
  await expect(cards(page).first().getByText('$ 2.600')).toBeVisible();
});

test('leads from page to page and back', { tag: '@phone' }, async ({ page }) => {
  await openListing(page, '/productos');
  const first = await cards(page).first().getByRole('link').first().getAttribute('href');
  await expect(cards(page)).toHaveCount(24);
  await page.getByRole('link', { name: 'Página siguiente' }).click();
  await expect(page).toHaveURL(/cursor=/);
  await expect(cards(page).first().getByRole('link').first()).not.toHaveAttribute('href', first ?? '');
  await page.getByRole('link', { name: 'Página anterior' }).click();
  await expect(cards(page).first().getByRole('link').first()).toHaveAttribute('href', first ?? '');
});

test('searches without accents', { tag: '@wide' }, async ({ page }) => {
  await openListing(page, '/resultados?search=cafe');
  await expect(page.getByRole('heading', { level: 1, name: 'Resultados para: cafe' })).toBeVisible();
  await expect(cards(page).filter({ hasText: 'Café' }).first()).toBeVisible();
});

test('says which words it searched instead of mistyped ones', { tag: '@wide' }, async ({ page }) => {
  await openListing(page, '/resultados?search=aguacatte');
  await expect(page.getByText('¿Quisiste decir aguacate?')).toBeVisible();
  await expect(cards(page).first()).toContainText('Aguacate');
});

test('says when nothing is found', { tag: '@phone' }, async ({ page }) => {
  await openListing(page, '/resultados?search=zzzqqqxxx');
  await expect(page.getByText('No se encontraron productos para zzzqqqxxx')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver todos los productos' })).toBeVisible();
});

for (const [path, text] of [
  ['/productos?vendedores=86&categorias=69', 'No hay productos para los filtros seleccionados.'],
  [
    '/productos/sale?vendedores=86&categorias=69',
    'No hay productos en oferta para los filtros seleccionados.',
  ],
] as const)
  test(`an empty list at ${path} says so and offers the way back`, { tag: '@wide' }, async ({ page }) => {
    await openListing(page, path);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Quitar los filtros' }).click();
    await expect(cards(page).first()).toBeVisible();
  });

test('offers carry their discount', { tag: '@wide' }, async ({ page }) => {
  await openListing(page, '/productos/sale');
  await expect(page.getByRole('heading', { level: 1, name: 'Ofertas' })).toBeVisible();
  const count = await cards(page).count();
  await expect(cards(page).getByText(/^-\d+%$/)).toHaveCount(count);
});

test('a storefront shows the seller and who he is by law', { tag: '@wide' }, async ({ page }) => {
  await openListing(page, '/productos/seller/73');
  await expect(page.getByRole('heading', { level: 1, name: 'Frailuna del Campo' })).toBeVisible();
  await page.getByText('Datos legales del vendedor').click();
  await expect(page.getByText('999000011-6')).toBeVisible();
});

test('short and old addresses of categories lead to the one that counts', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/category/69');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/productos\/category\/69$/);
  await page.goto('/productos/category/0/69');
  await expect(page).toHaveURL('/productos/category/69');
  await page.goto('/productos/category/70');
  await expect(page).toHaveURL('/productos/category/69/70');
});

test.describe('an unknown category, seller or position', () => {
  test.use({ allowedErrors: [/404/] });
  for (const path of ['/productos/category/999999', '/productos/seller/999999', '/productos/seller/abc'])
    test(`${path} is a missing page`, { tag: '@wide' }, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByText('Página no encontrada')).toBeVisible();
    });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('filters apply with a button and products open', async ({ page, isMobile }) => {
    await page.goto('/productos/category/69');
    await openFilters(page, isMobile);
    await page.getByRole('checkbox', { name: /^Frutas/ }).check();
    await page.getByRole('button', { name: 'Aplicar filtros' }).click();
    await expect(page).toHaveURL(/categorias=70/);
    await expect(page.getByRole('link', { name: 'Quitar filtro Frutas' })).toBeVisible();
  });
});

test('the card names the whole product and its heart leads to the login', { tag: '@wide' }, async ({
  page,
}) => {
  await openListing(page, '/resultados?search=naranja');
  const card = cards(page).filter({ hasText: 'Naranja Valencia' });
  await expect(card.getByText('Naranja Valenci…', { exact: true })).toBeVisible();
  await expect(card.getByRole('link', { name: /^Guardar Naranja Valencia/ })).toHaveAttribute(
    'href',
    '/login?returnTo=%2Fresultados%3Fsearch%3Dnaranja',
  );
});

test('axe finds nothing on a list and its filters', async ({ page, isMobile }) => {
  await openListing(page, '/productos?categorias=91');
  await expectAccessible(page);
  await openFilters(page, isMobile);
  await expectAccessible(page);
  await page.goto('/productos/seller/73');
  await expectAccessible(page);
});

test('the filter sheet of small screens keeps its button at its foot and the page behind still', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/productos');
  await page.getByRole('button', { name: /^Filtrar/ }).click();
  const sheet = page.getByRole('complementary', { name: 'Filtros' });
  const button = sheet.getByRole('button', { name: /^Ver \d+ productos$/ });
  await expect(button).toBeVisible();
  const below = await button.evaluate((element) => innerHeight - element.getBoundingClientRect().bottom);
  expect(below, 'nothing of the list shows below it').toBeLessThan(20);
  await page.mouse.move(200, 60);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
