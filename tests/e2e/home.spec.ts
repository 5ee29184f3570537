import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts';
import { placeButton, placeDialog } from './place-steps.ts';

test('home shows its blocks in the words of the specification', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Comprar', exact: true })).toHaveAttribute(
    'href',
    '/productos',
  );
  await expect(main.getByRole('heading', { name: /^\S+ del Campo$/ })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Ver productos' })).toHaveAttribute(
    'href',
    '/productos/seller/73',
  );
  await expect(main.getByRole('link', { name: 'Ver Todas' })).toHaveAttribute('href', '/productos/sale');
  await expect(main.getByRole('link', { name: 'Ver Todos' })).toHaveAttribute('href', '/productos');
  await expect(main.getByRole('heading', { name: 'Categorias Populares' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Productos Destacados' })).toBeVisible();
  await expectAccessible(page);
});

test('three subcategories of category 69 are featured', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/');
  const tiles = page.getByRole('main').locator('a[href^="/productos/category/69/"]');
  await expect(tiles).toHaveCount(3);
});

test('at most six popular categories, each with its number of products', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/');
  const popular = page.getByRole('region', { name: 'Categorias Populares' }).getByRole('link');
  await expect(popular).toHaveCount(6);
  for (const link of await popular.all()) {
    await expect(link).toHaveText(/\d+ productos?$/);
    await expect(link).toHaveAttribute('href', /^\/productos\/category\/\d+$/);
  }
});

test('the benefit strip of five is there on desktop only', async ({ page }) => {
  await page.goto('/');
  const isDesktop = (page.viewportSize()?.width ?? 0) >= 1024;
  for (const name of ['Entrega con fecha', 'Precios del productor', 'Compra protegida', 'Te acompañamos'])
    await expect(page.getByText(name, { exact: true })).toBeVisible({ visible: isDesktop });
});

test('the ticker takes 15 seconds a round and rests for readers who want less motion', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/');
  const ticker = page.getByRole('list').filter({ hasText: 'Compra local, apoya al productor' });
  await expect(ticker.getByRole('listitem')).toHaveCount(4);
  await expect(ticker).toHaveCSS('animation-duration', '15s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(ticker).toHaveCSS('animation-iteration-count', '1');
});

test('featured products do not repeat the offers', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/');
  const hrefsOf = (name: string) =>
    page
      .getByRole('region', { name })
      .locator('a[href^="/producto/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const [offers, featured] = [await hrefsOf('Ofertas'), await hrefsOf('Productos Destacados')];
  expect(offers.length).toBeGreaterThan(4);
  expect(featured.length).toBeGreaterThan(4);
  expect(featured.filter((href) => offers.includes(href))).toEqual([]);
});

test('search engines learn how to search the shop', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/');
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [site] = blocks.map((text) => JSON.parse(text)).filter((block) => block['@type'] === 'WebSite');
  expect(site.potentialAction.target.urlTemplate).toMatch(/\/resultados\?search=\{search_term_string\}$/);
});

test('a chosen place has its own first row, within the first screen and a half of a phone', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  const first = page.getByRole('heading', { name: 'Llega primero a Medellín' });
  await expect(first).toBeHidden();
  await placeButton(page).click();
  await placeDialog(page).getByRole('combobox', { name: 'Municipio' }).fill('medell');
  const town = placeDialog(page).getByRole('option', { name: /^Medellín/ });
  await expect(town).toContainText(/Llegan \d+ de \d+$/);
  await town.click();
  await expect(first).toBeVisible();
  // Of every visit from now on, in the document itself.
  await page.reload();
  await expect(first).toBeVisible();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const top = (await page.locator('main .card').first().boundingBox())?.y ?? 0;
  if (width < 640) expect(top).toBeLessThan(1.5 * height);
  await expect(page.getByText('No llega a Medellín')).toHaveCount(0);
  await expectAccessible(page);
});
