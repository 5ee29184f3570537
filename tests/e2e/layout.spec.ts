import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts';

const hints = [
  'Busca frutas y verduras frescas…',
  'Busca quesos, leche y huevos…',
  'Busca portátiles, audífonos y más…',
];

const isDesktop = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024;
const menuButton = (page: Page) => page.getByRole('button', { name: 'Buscar Ahora' });

test('the promo bar is there on desktop only, with its links', async ({ page }) => {
  await page.goto('/support');
  const text = page.getByText('¡Bienvenido a nuestro marketplace!');
  if (!isDesktop(page)) return expect(text).toBeHidden();
  await expect(text).toBeVisible();
  const links = page.getByRole('navigation', { name: 'Información' });
  for (const name of ['Facebook', 'Instagram', 'LinkedIn', 'Nosotros', 'Contacto', 'Soporte'])
    await expect(links.getByRole('link', { name })).toBeVisible();
});

test('a visitor can log in, register and start to sell from the account menu', async ({ page }) => {
  await page.goto('/support');
  await page.getByRole('button', { name: 'Iniciar Sesión Registrarse' }).click();
  const target = (name: string) =>
    page.getByRole('link', { name, exact: true }).locator('visible=true').first();
  await expect(target('Iniciar Sesión')).toHaveAttribute('href', '/login');
  await expect(target('Registrarse')).toHaveAttribute('href', '/registro-seleccion');
  await expect(target('Empieza a vender')).toHaveAttribute('href', '/registro-vendedor');
});

test('the category menu opens on hover, shows subcategories beside and closes 300 ms after the mouse left', {
  tag: '@wide',
}, async ({ page }) => {
  await page.clock.install();
  await page.goto('/support');
  await waitForHydration(page);
  await menuButton(page).hover();
  const main = page.getByRole('navigation', { name: 'Categorías' });
  await main.getByRole('listitem').getByRole('link', { name: 'Despensa' }).hover();
  const subcategory = main.getByRole('link', { name: 'Café y chocolate' });
  await expect(subcategory).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.move(1300, 700);
  await page.clock.runFor(290);
  await expect(subcategory).toBeVisible();
  await page.clock.runFor(20);
  await expect(subcategory).toBeHidden();
});

test('the category menu works with the keyboard alone', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/support');
  await waitForHydration(page);
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  const main = page.getByRole('navigation', { name: 'Categorías' });
  await expect(main.getByRole('link', { name: 'Frutas' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(main.getByRole('link', { name: 'Frutas' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menuButton(page)).toBeFocused();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/productos/category/69/70');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the slide-in menu of small screens leads to a subcategory and closes', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/support');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await menu.getByText('Del Campo', { exact: true }).click();
  await expectAccessible(page);
  await menu.getByRole('link', { name: 'Frutas' }).click();
  await expect(page).toHaveURL('/productos/category/69/70');
  await expect(menu).toBeHidden();
});

test('the search hint changes every 3 seconds and stands still for readers who want less motion', {
  tag: '@wide',
}, async ({ page }) => {
  await page.clock.install();
  await page.goto('/support');
  await waitForHydration(page);
  const box = page.getByRole('combobox', { name: 'Buscar productos' });
  await expect(box).toHaveAttribute('placeholder', hints[0] ?? '');
  for (const next of [hints[1], hints[2], hints[0]]) {
    await page.clock.runFor(3100);
    await expect(box).toHaveAttribute('placeholder', next ?? '');
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await waitForHydration(page);
  await page.clock.runFor(7000);
  await expect(box).toHaveAttribute('placeholder', hints[0] ?? '');
});

test('the skip link leads past the header', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/support');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the footer names the company and the consumer authority', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/support');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('© 2023 Plazuela S.A.S. · Todos los derechos reservados');
  await expect(
    footer.getByRole('link', { name: 'Superintendencia de Industria y Comercio' }),
  ).toHaveAttribute('href', 'https://www.sic.gov.co');
});

test.describe('a missing page', () => {
  test.use({ allowedErrors: [/404/] });
  test('says so, keeps the shop around it and leads on', { tag: '@phone' }, async ({ page }) => {
    const response = await page.goto('/esto-no-existe');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Ver productos' }).click();
    await expect(page).toHaveURL('/productos');
  });
});

test.describe('without a connection', () => {
  test.use({
    allowedErrors: [/Failed to (load|fetch)|ERR_INTERNET_DISCONNECTED|caught the following error/],
  });
  test('a part that does not arrive leaves the page as it is', { tag: '@wide' }, async ({ page }) => {
    await page.route(/browser-state/, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/contact');
    await waitForHydration(page);
    await failed;
    await page.waitForTimeout(500);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escríbenos');
  });

  test('a page that does not arrive keeps the shop and is asked for again', { tag: '@phone' }, async ({
    page,
    context,
  }) => {
    await page.goto('/contact');
    await waitForHydration(page);
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Nosotros' }).click();
    await expect(page.getByRole('heading', { name: 'No pudimos cargar la página' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { name: 'Una plaza de mercado, en línea' })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('categories and search still work', async ({ page }) => {
    await page.goto('/support');
    const categories = page.getByRole('navigation', { name: 'Todas las categorías' });
    await categories.getByRole('link', { name: 'Despensa' }).click();
    await expect(page).toHaveURL('/productos/category/91');
    await page.getByRole('combobox', { name: 'Buscar productos' }).fill('miel');
    await page.getByRole('combobox', { name: 'Buscar productos' }).press('Enter');
    await expect(page).toHaveURL('/resultados?search=miel');
  });
});
