import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts';
import { addedWindow, confirmButton, fillCheckout, open } from './purchase-steps.ts';
import { cell, openNewProduct, take, writeProduct } from './variant-steps.ts';

/** Somebody else, in a browser like the test's. */
async function buyerIn(browser: Browser, page: Page, baseURL: string | undefined): Promise<Page> {
  const viewport = page.viewportSize();
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport,
    isMobile: viewport?.width === 390,
    hasTouch: viewport?.width === 390,
  });
  return context.newPage();
}

const shownPicture = (page: Page) =>
  page
    .getByRole('region', { name: /^Imágenes de/ })
    .getByRole('list', { name: 'Imágenes' })
    .locator('img');
const main = (page: Page) => page.getByRole('main');

test('a shop sells combinations at their own price, and a buyer switches between them and buys two', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = `Café de prueba ${Date.now()}`;
  const address = await writeProduct(page, name);
  const buyer = await buyerIn(browser, page, baseURL);
  await open(buyer, address);
  await expect(main(buyer).getByText('Desde', { exact: true }).first()).toBeVisible();
  await expect(shownPicture(buyer)).toHaveCount(2);

  await take(buyer, '500 g');
  await take(buyer, 'Negra');
  await expect(main(buyer).getByText('$ 34.900', { exact: true }).first()).toBeVisible();
  await expect(main(buyer).getByText('Desde', { exact: true }).filter({ visible: true })).toHaveCount(0);
  await expect(buyer.getByText(/^Negra, \$ 34\.900$/)).toBeAttached();
  await expect(shownPicture(buyer), 'no red bag').toHaveAttribute('alt', 'Bolsa negra');
  await expect(buyer.getByText('Quedan 3.', { exact: true })).toBeVisible();
  const sku = await buyer.getByText(/^SKU: /).textContent();
  const variant = new URL(buyer.url()).searchParams.get('v');
  expect(variant).toMatch(/^\d+$/);
  await expectAccessible(buyer);

  await buyer.reload();
  await expect(buyer.getByText(sku ?? '')).toBeVisible();
  await expect(shownPicture(buyer)).toHaveAttribute('alt', 'Bolsa negra');
  await expect(buyer.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${address}$`));
  await waitForHydration(buyer);

  await buyer.getByRole('button', { name: 'Agregar al carro' }).first().click();
  await expect(addedWindow(buyer)).toBeVisible();
  await buyer.keyboard.press('Escape');
  await expect(addedWindow(buyer)).toBeHidden();
  await take(buyer, '250 g');
  await expect(buyer.getByText('250 g se agotó en Negra.')).toBeVisible();
  await take(buyer, 'Roja');
  await expect(main(buyer).getByText('$ 17.900', { exact: true }).first()).toBeVisible();
  expect(new URL(buyer.url()).searchParams.get('v')).not.toBe(variant);
  await buyer.getByRole('button', { name: 'Agregar al carro' }).first().click();
  await expect(addedWindow(buyer)).toBeVisible();
  await buyer.keyboard.press('Escape');
  const number = await expectBought(buyer, address);
  // One package of the shop has both, at their own price.
  await open(page, `/vender/pedidos/${number}`);
  await expect(page.getByRole('heading', { level: 1, name: `Pedido N.º ${number}` })).toBeVisible();
  for (const text of ['500 g', 'Negra', '250 g', 'Roja', '$ 34.900', '$ 17.900', '$ 52.800'])
    await expect(main(page)).toContainText(text);
});

/** One line of each in the cart, and the order's money, weight and stock are theirs. */
async function expectBought(buyer: Page, address: string): Promise<string> {
  await open(buyer, '/cart');
  const rows = main(buyer)
    .getByRole('listitem')
    .filter({ has: buyer.getByRole('combobox', { name: /^Cantidad de/ }) });
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText('$ 34.900');
  await expect(rows.nth(0)).toContainText('Negra');
  await expect(rows.nth(1)).toContainText('$ 17.900');
  const pictures = await rows.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  expect(new Set(pictures).size, 'each its own picture').toBe(2);
  const product = await (await buyer.request.get(`/api/productos/${address.split('/').pop()}`)).json();
  const unitsOf = (one: typeof product) =>
    one.variantes.map(({ existencias }: { existencias: number }) => existencias);
  expect(unitsOf(product)).toEqual([8, 0, 9, 3]);

  await buyer.getByRole('link', { name: 'Finalizar compra' }).click();
  const quoted = buyer.waitForResponse(
    (response) => response.url().endsWith('/api/cotizar/envio') && response.ok(),
  );
  await fillCheckout(buyer);
  const quote = await (await quoted).json();
  await expect(confirmButton(buyer)).toHaveText(
    new RegExp(`\\$ ${(52_800 + quote.valTotal).toLocaleString('es-CO')}`),
  );
  await confirmButton(buyer).click();
  await expect(buyer.getByRole('heading', { level: 1, name: /¡Gracias por tu compra/ })).toBeVisible();
  const after = await (await buyer.request.get(`/api/productos/${address.split('/').pop()}`)).json();
  expect(unitsOf(after)).toEqual([7, 0, 9, 2]);
  return new URL(buyer.url()).searchParams.get('pedido') ?? '';
}

test('with the keyboard alone: a missed choice is shown, arrows choose, and the way ends in the cart', {
  tag: '@wide',
}, async ({ page, browser, baseURL }) => {
  const address = await writeProduct(page, `Café de teclas ${Date.now()}`);
  const buyer = await buyerIn(browser, page, baseURL);
  await open(buyer, `${address}?v=999999999`);
  await expect(
    main(buyer).getByText('Desde', { exact: true }).first(),
    'an unknown variant is the plain page',
  ).toBeVisible();
  await buyer.getByRole('button', { name: 'Comprar Ahora' }).first().focus();
  await buyer.keyboard.press('Enter');
  await expect(buyer.getByText('Elige Presentación', { exact: true })).toBeVisible();
  await expect(buyer.getByRole('radio', { name: '250 g' })).toBeFocused();
  await expectAccessible(buyer);
  await buyer.keyboard.press('ArrowDown');
  await expect(buyer.getByRole('radio', { name: '500 g' })).toBeChecked();
  await buyer.keyboard.press('Tab');
  await expect(buyer.getByRole('radio', { name: 'Roja' })).toBeFocused();
  await buyer.keyboard.press('Space');
  await expect(main(buyer).getByText('$ 32.900', { exact: true }).first()).toBeVisible();
  await buyer.getByRole('button', { name: 'Agregar al carro' }).first().focus();
  await buyer.keyboard.press('Enter');
  await expect(addedWindow(buyer)).toContainText('Bolsa: Roja');

  const texts = await buyer.locator('script[type="application/ld+json"]').allTextContents();
  const group = texts.map((text) => JSON.parse(text)).find((item) => item['@type'] === 'ProductGroup');
  expect(group.hasVariant.map((one: { offers: { price: number } }) => one.offers.price)).toEqual([
    17_900, 17_900, 32_900, 34_900,
  ]);
});

test('one value fills a column, a wrong cell is told and kept, among 80 combinations', async ({ page }) => {
  await openNewProduct(page, `Muchas opciones ${Date.now()}`);
  await page.getByLabel('Atributo nuevo').fill('Número');
  await page
    .getByLabel('Sus opciones, separadas por comas')
    .fill(Array.from({ length: 20 }, (_, index) => `N${index + 1}`).join(', '));
  await page.getByRole('button', { name: 'Agregar atributo' }).click();
  await page.getByLabel('Valor').fill('12500');
  await page.getByRole('button', { name: 'Poner en 80 opciones' }).click();
  await expect(cell(page, 'Precio', '250 g / Roja / N1')).toHaveValue('12.500');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(cell(page, 'Precio', '250 g / Roja / N1')).toHaveValue('');
  await page.getByLabel('Mostrar').selectOption({ label: 'Las de 500 g' });
  await page.getByRole('button', { name: 'Poner en 40 opciones' }).click();
  await page.getByLabel('Mostrar').selectOption({ label: 'Todas las combinaciones' });
  await cell(page, 'Precio', '250 g / Roja / N3').fill('doce');
  await page.getByRole('button', { name: 'Siguientes' }).click();
  await page.getByRole('button', { name: 'Siguientes' }).click();
  await expect(cell(page, 'Precio', '500 g / Roja / N1')).toHaveValue('12.500');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(cell(page, 'Precio', '250 g / Roja / N3'), 'the wrong cell is brought back').toBeFocused();
  await expect(cell(page, 'Precio', '250 g / Roja / N3')).toHaveValue('doce');
  await expectAccessible(page);
});
