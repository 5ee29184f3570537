import { expect, expectAccessible, test } from './fixtures.ts';
import { AVOCADO, addProduct, confirmButton, fillCheckout, open } from './purchase-steps.ts';

test('the bar of a phone names the total with freight, counts what is missing and buys', {
  tag: '@phone',
}, async ({ page }) => {
  await addProduct(page, AVOCADO.id, [AVOCADO.term]);
  await open(page, '/checkout');
  const bar = page.getByRole('region', { name: 'Total de la compra' });
  await expect(bar).toBeInViewport();
  await expect(bar).toContainText('Falta tu ciudad');
  await expect(bar).not.toContainText('$');
  await confirmButton(page).click();
  await expect(bar).toContainText('Te faltan 11 datos');
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeInViewport();
  await expectAccessible(page);

  // While the freight is on its way no amount is named.
  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/cotizar/envio', async (route) => {
    await isAsked;
    await route.continue();
  });
  const guest = await fillCheckout(page);
  await expect(bar.getByRole('button')).toHaveText('Calculando envío…');
  await expect(bar).not.toContainText('$');
  answer();
  await expect(bar.getByRole('button')).toHaveText(/^Confirmar pedido \$ /);
  const amount = ((await bar.getByRole('button').textContent()) ?? '').replace('Confirmar pedido', '').trim();
  await expect(page.getByRole('region', { name: 'Tus envíos' })).toContainText(`$ `);
  await page.getByLabel(/Torre, apto u oficina/).fill('Torre 2, apto 402');
  await page.getByLabel(/Indicaciones para quien entrega/).fill('Portería azul.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await confirmButton(page).click();
  const ready = page.getByRole('region', { name: 'Ten listo en efectivo' });
  await expect(ready).toContainText(amount);
  await expect(ready).toContainText(/Llega (el|entre) /);
  await expect(page.getByText(`${guest.address}, Torre 2, apto 402`)).toBeVisible();
  await expectAccessible(page);
});
