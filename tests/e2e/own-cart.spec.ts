import { logIn, test } from './account-steps.ts';
import { expect } from './fixtures.ts';
import { open } from './purchase-steps.ts';

const LENTILS = 56;
const NAME = 'Lenteja x 500 g';
const ADDED = new RegExp(`"codProducto":"?${LENTILS}\\b`);

test('two devices of one person see one cart, and hear when both changed a line', { tag: '@wide' }, async ({
  page,
  buyer,
  browser,
}) => {
  await logIn(page, buyer, '/cart');
  const phone = await (await browser.newContext()).newPage();
  await logIn(phone, buyer, '/cart');
  await open(page, `/producto/${LENTILS}`);
  const added = page.waitForResponse(
    (reply) => reply.url().endsWith('/api/carrito/cambios') && ADDED.test(reply.request().postData() ?? ''),
  );
  await page.getByRole('button', { name: 'Agregar al carro' }).click();
  await added;
  await open(phone, '/cart');
  const onPhone = phone.getByRole('combobox', { name: `Cantidad de ${NAME}` });
  await expect(onPhone).toHaveValue('1');
  // The phone is without a connection while the computer changes the same line.
  await open(page, '/cart');
  await phone.context().setOffline(true);
  await onPhone.selectOption('2');
  // Longer than a request may take: the server reckons from each device's own count when it was.
  await page.waitForTimeout(1_000);
  const sent = page.waitForResponse('**/api/carrito/cambios');
  await page.getByRole('combobox', { name: `Cantidad de ${NAME}` }).selectOption('3');
  await sent;
  await phone.context().setOffline(false);
  await expect(phone.getByText('Cambiaste la cantidad en otro equipo: dejamos 3')).toBeVisible();
  await expect(onPhone).toHaveValue('3');
  await phone.getByRole('button', { name: `Guardar para después ${NAME}` }).click();
  await phone.waitForResponse('**/api/carrito/cambios');
  await open(page, '/cart');
  await expect(page.getByRole('region', { name: 'Guardado para después' })).toContainText(NAME);
  await phone.context().close();
});
