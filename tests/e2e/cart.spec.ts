import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { AVOCADO, addedWindow, addProduct, open } from './purchase-steps.ts';

test('the same product and terms raise the quantity, other terms are another line', { tag: '@wide' }, async ({
  page,
}) => {
  await addProduct(page, AVOCADO.id, ['Para hoy']);
  await addProduct(page, AVOCADO.id, ['Verde']);
  await addProduct(page, AVOCADO.id, ['Para hoy']);
  await open(page, '/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'TU CARRITO' })).toBeVisible();
  await expect(page.getByText(/3 artículos · Subtotal/)).toBeVisible();
  await expect(page.getByText('Los artículos de tu carrito no están reservados.')).toBeVisible();
  const quantities = page.getByRole('combobox', { name: `Cantidad de ${AVOCADO.name}` });
  await expect(quantities).toHaveCount(2);
  await expect(quantities.first()).toHaveValue('2');
  await expect(quantities.first().getByRole('option')).toHaveCount(10);
  await expectAccessible(page);
});

test('quantity, removal and totals follow each other, and the empty cart says so', async ({ page }) => {
  await addProduct(page, AVOCADO.id, [AVOCADO.term]);
  await open(page, '/cart');
  const summary = page.getByRole('region', { name: 'Resumen' });
  await page.getByRole('combobox', { name: /^Cantidad de/ }).selectOption('3');
  await expect(page.getByText(/3 artículos/)).toBeVisible();
  await expect(summary).toContainText('Precio Original$ 29.700');
  await expect(summary).toContainText('Descuento- $ 4.500');
  await expect(summary).toContainText('Subtotal$ 25.200');
  await page.getByRole('button', { name: `Eliminar ${AVOCADO.name}` }).click();
  await expect(page.getByText('El carrito está vacío.')).toBeVisible();
  await expectAccessible(page);
});

test('a changed price is shown on its line with both amounts', { tag: '@wide' }, async ({ page }) => {
  await addProduct(page, AVOCADO.id, [AVOCADO.term]);
  await changeStoredLine(page, { precioRebajado: '5000' });
  await open(page, '/cart');
  await expect(page.getByText('El precio subió: antes $ 5.000, ahora $ 8.400.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Resumen' })).toContainText('Subtotal$ 8.400');
});

test('a line that is gone or short in stock keeps the cart from the checkout', { tag: '@wide' }, async ({
  page,
}) => {
  await addProduct(page, AVOCADO.id, [AVOCADO.term]);
  await changeStoredLine(page, { cantidad: 900 });
  await open(page, '/cart');
  await expect(page.getByText(/Quedan \d+ unidades\. Ajusta la cantidad\./)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Finalizar compra' })).toBeHidden();
  await page.getByRole('combobox', { name: /^Cantidad de/ }).selectOption('1');
  await expect(page.getByRole('link', { name: 'Finalizar compra' })).toBeVisible();
  await changeStoredLine(page, { codProducto: 999_999 });
  await open(page, '/cart');
  await expect(
    page.getByText('Este producto ya no está disponible. Elimínalo para continuar.'),
  ).toBeVisible();
});

test('another tab sees the cart change', { tag: '@wide' }, async ({ page, context }) => {
  await addProduct(page, AVOCADO.id, [AVOCADO.term]);
  const other = await context.newPage();
  await open(other, '/cart');
  await open(page, '/cart');
  await page.getByRole('combobox', { name: /^Cantidad de/ }).selectOption('4');
  await expect(other.getByText(/4 artículos/)).toBeVisible();
  await other.getByRole('button', { name: `Eliminar ${AVOCADO.name}` }).click();
  await expect(page.getByText('El carrito está vacío.')).toBeVisible();
});

test('spoilt or expired storage is an empty cart', { tag: '@wide' }, async ({ page }) => {
  await open(page, '/cart');
  for (const entry of ['{', '{"items":[null,{}],"expiry":1e15}', '{"items":[],"expiry":1}']) {
    await page.evaluate((text) => localStorage.setItem('cart_unknown', text), entry);
    await open(page, '/cart');
    await expect(page.getByText('El carrito está vacío.')).toBeVisible();
  }
});

test('the window names what was added, keeps the page still and closes outside', async ({ page }) => {
  await open(page, `/producto/${AVOCADO.id}`);
  await page.getByText(AVOCADO.term, { exact: true }).click();
  await page.getByRole('button', { name: 'Agregar al carro' }).first().click();
  const window = addedWindow(page);
  await expect(window).toContainText(AVOCADO.name);
  await expect(window).toContainText('Maduración: Para hoy');
  await expect(window).toContainText('Cantidad: 1');
  await expect(window).toContainText('Productos en el carrito1');
  await expect(window).toContainText('Subtotal$ 8.400');
  await expectAccessible(page);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(20, 20);
  if ((await page.viewportSize())?.width === 1440) await page.mouse.wheel(0, 400);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  // Text that is selected beyond the edge closes nothing.
  await window.getByText('Subtotal').hover();
  await page.mouse.down();
  await page.mouse.move(20, 20);
  await page.mouse.up();
  await expect(window).toBeVisible();
  await page.mouse.click(20, 20);
  await expect(window).toBeHidden();
});

/** As if the line had been stored some time ago. */
async function changeStoredLine(page: Page, changes: object): Promise<void> {
  await page.evaluate((changed) => {
    const cart = JSON.parse(localStorage.getItem('cart_unknown') ?? '');
    cart.items[0] = { ...cart.items[0], ...changed };
    localStorage.setItem('cart_unknown', JSON.stringify(cart));
  }, changes);
}
