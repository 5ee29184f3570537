import type { Page } from '@playwright/test';
import { logIn, test } from './account-steps.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { findTwoSellersProducts, open } from './purchase-steps.ts';

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('a product goes into a new list, and whoever has its link buys the list', async ({
  page,
  buyer,
  browser,
  baseURL,
  isMobile,
}) => {
  const [productId] = await findTwoSellersProducts(page);
  const name = `Finca ${isMobile ? 'de bolsillo' : 'grande'} ${Date.now() % 10_000}`;
  await logIn(page, buyer, `/producto/${productId}`);
  await page.getByRole('button', { name: 'Guardar en lista' }).click();
  const dialog = page.getByRole('dialog', { name: 'Guardar en una lista' });
  await dialog.getByLabel('Nombre de la lista nueva').fill(name);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Guardado en «${name}».`)).toBeVisible();
  await expect(dialog).toBeHidden();

  await open(page, '/listas');
  await expectAccessible(page);
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page
    .getByRole('group', { name: /^Cantidad de/ })
    .getByRole('button', { name: 'Agregar uno' })
    .click();
  // The price of what stands in a list is watched from there, with one tap.
  await page.getByRole('button', { name: /^Avísame si baja/ }).click();
  await expect(page.getByText(/^Listo\. Te escribimos una vez a .* cuando baje de precio\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Crear enlace' }).click();
  const link = await page.getByLabel('Enlace de la lista').inputValue();
  await expectAccessible(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);

  const guest = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await guest.setViewportSize(page.viewportSize() ?? { width: 390, height: 844 });
  await open(guest, new URL(link).pathname);
  await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(guest.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(guest.getByText(/^Llega /)).toBeVisible();
  await expect(guest.getByText(/Ana/)).toHaveCount(0);
  await expectAccessible(guest);
  expect(await overflow(guest)).toBeLessThanOrEqual(0);
  await guest.getByRole('button', { name: 'Agregar todo al carro' }).dblclick();
  await expect(guest).toHaveURL('/cart');
  await expect(guest.getByRole('link', { name: /Carrito.*2 productos/ })).toBeVisible();

  await page.getByRole('button', { name: 'Anular el enlace' }).click();
  await expect(page.getByRole('button', { name: 'Crear enlace' })).toBeVisible();
  const gone = await guest.request.get(new URL(link).pathname);
  expect(gone.status()).toBe(404);
  await guest.context().close();
});

test('what she bought goes into the cart in two taps', async ({ page }) => {
  // The demo's buyer has orders.
  await logIn(page, { email: 'compradora@plazuela.test', password: 'Plazuela#2026' }, '/wishlist');
  await page.getByRole('link', { name: 'Mi mercado' }).click();
  await expect(page.getByRole('heading', { name: 'Mi mercado' }).last()).toBeVisible();
  await expect(page.getByText(/^(Lo último: )?Llega /)).toBeVisible();
  await expectAccessible(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const units = Number(/^(\d+) unidad/.exec((await page.getByText(/^\d+ unidad/).textContent()) ?? '')?.[1]);
  expect(units).toBeGreaterThan(1);
  // Her cart is that of all her browsers: another test may have filled it.
  const cart = await (await page.request.get('/api/carrito')).json();
  const before = cart.productos.reduce(
    (sum: number, line: { cantidad: number; guardado: boolean }) => sum + (line.guardado ? 0 : line.cantidad),
    0,
  );
  await page.getByRole('button', { name: 'Agregar todo al carro' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(
    page.getByRole('link', { name: new RegExp(`Carrito.*${before + units} productos`) }),
  ).toBeVisible();
});

test('a person without orders is told how her market fills', { tag: '@phone' }, async ({ page, buyer }) => {
  await logIn(page, buyer, '/mi-mercado');
  await expect(page.getByText(/^Aquí verás lo que compras seguido/)).toBeVisible();
  await expectAccessible(page);
});
