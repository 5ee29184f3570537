import { expect, expectAccessible, readMail, test } from './fixtures.ts';
import {
  AVOCADO,
  addedWindow,
  addProduct,
  confirmButton,
  fillCheckout,
  findTwoSellersProducts,
  open,
} from './purchase-steps.ts';

test('a guest finds a product without accents and buys it', async ({ page, request }) => {
  await open(page, '/');
  const search = page
    .getByRole('searchbox')
    .or(page.getByRole('combobox', { name: /[Bb]usca/ }))
    .first();
  await search.fill('cafe pitalito');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/resultados\?search=cafe/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Café de origen Pitalito/ })
    .first()
    .click();
  await expect(page).toHaveURL('/producto/45');
  await page.getByText('Media', { exact: true }).click();
  await page.getByRole('button', { name: 'Agregar al carro' }).first().click();
  await expect(addedWindow(page)).toContainText('Molienda: Media');
  await addedWindow(page).getByRole('button', { name: 'Seguir comprando' }).click();
  await page.getByRole('link', { name: /^Carrito/ }).click();
  await expect(page.getByRole('heading', { name: 'TU CARRITO' })).toBeVisible();
  await page.getByRole('link', { name: 'Finalizar compra' }).click();
  const guest = await fillCheckout(page);
  await expect(page.getByText('Ver el paquete')).toBeVisible();
  const button = await confirmButton(page).textContent();
  await confirmButton(page).click();

  await expect(
    page.getByRole('heading', { level: 1, name: '¡Gracias por tu compra, Camila!' }),
  ).toBeVisible();
  const number = new URL(page.url()).searchParams.get('pedido');
  await expect(page).toHaveURL(`/response-compra?metodo=contraentrega&pedido=${number}`);
  await expect(page.getByRole('link', { name: `N.º ${number}` })).toHaveAttribute(
    'href',
    `/pedido/${number}`,
  );
  await expect(
    page.getByText('En los próximos 5 minutos te llegará un correo de confirmación.'),
  ).toBeVisible();
  await expect(page.getByText('Pago contraentrega')).toBeVisible();
  await expect(page.getByText(guest.address)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(button?.replace('Confirmar pedido ', '') ?? '');
  await expectAccessible(page);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart_unknown') ?? '').items)).toEqual([]);
  await readMail(request, guest.email, new RegExp(`${number}`));
});

test('products of two sellers are one order with two packages', { tag: '@wide' }, async ({ page }) => {
  const [first, second] = await findTwoSellersProducts(page);
  await addProduct(page, first);
  await addProduct(page, second);
  await open(page, '/checkout');
  await fillCheckout(page);
  await page.getByText('Ver los 2 paquetes').click();
  const summary = page.getByRole('region', { name: 'Tu pedido' });
  await expect(summary.getByText(/^Llega (lun|mar|mié|jue|vie) \d/)).toHaveCount(2);
  await confirmButton(page).click();
  await expect(page.getByText('Llega en 2 paquetes')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner'), 'a printed result is only the result').toBeHidden();
  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: 'Ver mi pedido' }).click();
  await expect(page, 'the cookie of the purchase opens the order').toHaveURL(/\/pedido\/\d+$/);
  await expect(page.getByText('Paquete 2 de 2')).toBeVisible();
});

test('a stranger and a counted number see no order', { tag: '@wide' }, async ({ page }) => {
  await open(page, '/response-compra?metodo=contraentrega&pedido=100001');
  await expect(
    page.getByText(
      'Ups... No se pudo procesar tu pedido. Por favor intenta nuevamente o contacta con soporte.',
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Volver al carrito' }).click();
  await expect(page).toHaveURL('/cart');
});

test('a guest keeps her data as an account with a password and the code of her phone', {
  tag: '@phone',
}, async ({ page, request }) => {
  await addProduct(page, AVOCADO.id, [AVOCADO.term]);
  await open(page, '/checkout');
  await fillCheckout(page);
  const unique = String(Date.now());
  const phone = `31${unique.slice(-8)}`;
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(`guarda${unique}@correo.co`);
  await page.getByRole('textbox', { name: 'Teléfono' }).fill(phone);
  await expect(confirmButton(page)).toHaveText(/\$ /);
  await confirmButton(page).click();
  const panel = page.getByRole('region', { name: 'Guarda tus datos para la próxima' });
  await panel.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await expect(panel.getByText('Debes aceptar los términos y el tratamiento de datos.')).toBeVisible();
  await panel.getByRole('textbox', { name: 'Contraseña' }).fill('Guayaba-Roja58');
  await panel.getByRole('checkbox', { name: /Acepto los términos/ }).check();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Crear mi cuenta' }).click();
  const { texto } = await readMail(request, phone, /^/);
  await panel.getByRole('textbox', { name: 'Dígito 1 de 4' }).fill(/\b\d{4}\b/.exec(texto)?.[0] ?? '');
  await expect(panel.getByText('Tu cuenta está lista y este pedido ya está en ella.')).toBeVisible();
  await expectAccessible(page);
  const number = new URL(page.url()).searchParams.get('pedido');
  await panel.getByRole('link', { name: 'Ver mis pedidos' }).click();
  await expect(page.getByRole('region', { name: `Pedido N.º ${number}` })).toBeVisible();
});
