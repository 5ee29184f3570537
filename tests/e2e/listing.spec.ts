import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** The column on wide screens, the sheet on narrow ones. */
async function openFilters(page: Page, isMobile: boolean | undefined) {
  if (!isMobile) return page.getByRole('complementary', { name: 'Filtros' });
  await page.getByRole('button', { name: /^Filtros/ }).click();
  return page.getByRole('dialog', { name: 'Filtros' });
}

/** Ticks count at once in the column, and with the button of the sheet. */
async function applyFilters(page: Page, isMobile: boolean | undefined) {
  if (isMobile) await page.getByRole('button', { name: /^Ver \d+ productos?$/ }).click();
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

  for (const [name, ids] of [
    [/^Ropa/, '100'],
    [/^Calzado \d/, '100,101'],
  ] as const) {
    const filters = await openFilters(page, isMobile);
    await filters.getByRole('checkbox', { name }).check();
    await applyFilters(page, isMobile);
    await expect(page).toHaveURL(`/productos/category/99?categorias=${ids}`);
  }
  await expect(total).not.toHaveText(everything ?? '');
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
    if (isMobile) await page.getByRole('button', { name: /^Filtros/ }).click();
    await page.getByRole('checkbox', { name: /^Frutas/ }).check();
    await page.getByRole('textbox', { name: 'Hasta' }).fill('$ 9.000');
    await page.getByRole('button', { name: 'Aplicar filtros' }).click();
    await expect(page).toHaveURL(/precioHasta=.*categorias=70/);
    await expect(page.getByRole('link', { name: 'Quitar filtro Frutas' })).toBeVisible();
    await page.getByRole('link', { name: 'Quitar filtro Hasta $ 9.000' }).click();
    await expect(page).toHaveURL('/productos/category/69?categorias=70');
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
  const sheet = await openFilters(page, true);
  const button = sheet.getByRole('button', { name: /^Ver \d+ productos$/ });
  await expect(button).toBeVisible();
  const below = await button.evaluate((element) => innerHeight - element.getBoundingClientRect().bottom);
  expect(below, 'nothing of the list shows below it').toBeLessThan(20);
  await page.mouse.move(200, 60);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('every kind of filter stands in the address, has a chip and is taken off at once', {
  tag: '@wide',
}, async ({ page }) => {
  await openListing(page, '/productos/category/91');
  const tick = (group: string, name: RegExp) =>
    page.getByRole('group', { name: group }).getByRole('checkbox', { name }).check();
  await tick('Molienda', /^Media/);
  await expect(page).toHaveURL('/productos/category/91?opcion=molienda=media');
  await tick('Molienda', /^En grano/);
  await expect(page).toHaveURL('/productos/category/91?opcion=molienda=media&opcion=molienda=en%20grano');
  await tick('Más filtros', /^Pago en casa/);
  await expect(page).toHaveURL(/&pagoEnCasa=true$/);
  await page.getByRole('textbox', { name: 'Hasta' }).fill('35.000');
  await page.getByRole('textbox', { name: 'Hasta' }).press('Enter');
  await expect(page).toHaveURL(/&precioHasta=35000&pagoEnCasa=true$/);
  const chips = page.getByRole('list', { name: 'Filtros activos' }).getByRole('link');
  await expect(chips).toHaveText([
    'Quitar filtro Hasta $ 35.000',
    'Quitar filtro Molienda: En grano',
    'Quitar filtro Molienda: Media',
    'Quitar filtro Pago en casa',
  ]);
  await expect(chips.first()).toHaveAttribute('rel', 'nofollow');
  await page.goBack();
  await expect(chips).toHaveCount(3);
  await page.getByRole('link', { name: 'Borrar filtros' }).click();
  await expect(page).toHaveURL('/productos/category/91');
});

test('the handles of the price are moved by keys', { tag: '@wide' }, async ({ page }) => {
  await openListing(page, '/productos/category/91');
  const from = page.getByRole('slider', { name: 'Precio desde' });
  await from.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(from).toHaveAttribute('aria-valuetext', /^\$ [\d.]+$/);
  await expect(page).toHaveURL(/precioDesde=\d+$/);
  await expect(page.getByRole('link', { name: /^Quitar filtro Desde \$/ })).toBeVisible();
});

test('a moved handle of the price loads once, and taken away it stays away', async ({ page, isMobile }) => {
  await openListing(page, '/productos/category/91');
  const loads: string[] = [];
  page.on('request', (request) => {
    if (/\/_datos\/.*precioDesde=/.test(request.url())) loads.push(request.url());
  });
  const filters = await openFilters(page, isMobile);
  const from = filters.getByRole('slider', { name: 'Precio desde' });
  const answer = page.waitForResponse(/\/_datos\/.*precioDesde=/);
  await from.press('ArrowRight');
  await (await answer).finished();
  await page.waitForTimeout(1_500);
  expect(loads).toHaveLength(1);
  if (isMobile) await filters.getByRole('button', { name: 'Borrar' }).click();
  else await page.getByRole('link', { name: /^Quitar filtro Desde/ }).click();
  await expect(from).toHaveValue('0');
  await page.waitForTimeout(1_500);
  await expect(from).toHaveValue('0');
  await expect(page).toHaveURL('/productos/category/91');
  expect(loads).toHaveLength(1);
});

test('a long group shows all its rows with one tap', { tag: '@wide' }, async ({ page }) => {
  await openListing(page, '/productos/category/99');
  const sizes = page.getByRole('group', { name: 'Talla' });
  await expect(sizes.getByRole('checkbox')).toHaveCount(6);
  await sizes.getByRole('link', { name: /^Ver \d+ más/ }).click();
  await expect(sizes.getByRole('checkbox').nth(9)).toBeVisible();
  await expect(sizes.getByRole('link')).toBeHidden();
});

test('the sheet tries ticks before it shows them, and gives the focus back', { tag: '@phone' }, async ({
  page,
}) => {
  await openListing(page, '/productos/category/99');
  const sheet = await openFilters(page, true);
  // Other tests bring products into the category.
  const all = (await sheet.getByRole('button', { name: /^Ver \d+ productos$/ }).textContent()) ?? '';
  await sheet.getByRole('checkbox', { name: /^Calzado \d/ }).check();
  await expect(sheet.getByRole('button', { name: 'Ver 2 productos' })).toBeVisible();
  await expect(page).toHaveURL('/productos/category/99');
  await sheet.getByRole('textbox', { name: 'Hasta' }).fill('5');
  await sheet.getByRole('textbox', { name: 'Hasta' }).press('Enter');
  await expect(sheet.getByRole('button', { name: 'Nada con esos filtros' })).toBeDisabled();
  await sheet.getByRole('button', { name: 'Borrar' }).click();
  await expect(sheet.getByRole('button', { name: all, exact: true })).toBeVisible();
  for (let step = 0; step < 30; step++) await page.keyboard.press('Tab');
  expect(
    await sheet.evaluate(
      (element) => element.contains(document.activeElement) || document.activeElement === document.body,
    ),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: /^Filtros/ })).toBeFocused();
  await expect(page).toHaveURL('/productos/category/99');
});

test('a late answer does not undo a later tick', { tag: '@phone' }, async ({ page }) => {
  await openListing(page, '/productos/category/99');
  const sheet = await openFilters(page, true);
  let isFirst = true;
  await page.route('/_datos/**', async (route) => {
    const isLate = isFirst;
    isFirst = false;
    if (isLate) await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue().catch(() => {});
  });
  await sheet.getByRole('checkbox', { name: /^Calzado \d/ }).check();
  await page.waitForTimeout(400);
  await sheet.getByRole('checkbox', { name: /^Ropa/ }).check();
  const both = sheet.getByRole('button', { name: /^Ver ([3-9]|\d\d) productos$/ });
  await expect(both).toBeVisible();
  await page.waitForTimeout(1_600);
  await expect(both).toBeVisible();
});

test('an empty list names its filters, each to be taken off', async ({ page }) => {
  await openListing(page, '/productos/category/99?precioHasta=5&enOferta=true');
  await expect(page.getByText('0 con esos filtros. Quita uno:')).toBeVisible();
  await expect(page.getByText('No hay productos para los filtros seleccionados.')).toBeVisible();
  await page.getByRole('link', { name: 'Quitar filtro Hasta $ 5' }).click();
  await expect(page).toHaveURL('/productos/category/99?enOferta=true');
  await expect(cards(page).first()).toBeVisible();
});
