import { buy, logIn, registerBuyer, test } from './account-steps.ts';
import { expect, expectAccessible, readMail } from './fixtures.ts';
import { AVOCADO, addProduct, confirmButton, fillCheckout, open } from './purchase-steps.ts';

test('a buyer sees her order in the list and its package with tracking and status', { tag: '@wide' }, async ({
  page,
  buyer,
}) => {
  await logIn(page, buyer);
  const number = await buy(page, AVOCADO.id, [AVOCADO.term]);
  await page.getByRole('link', { name: `N.º ${number}` }).click();
  await expect(page).toHaveURL(`/pedido/${number}`);
  await expect(page.getByRole('heading', { level: 1, name: `Pedido N.º ${number}` })).toBeVisible();
  const onePackage = page.getByRole('region', { name: 'Paquete 1 de 1' });
  await expect(onePackage).toContainText('Aún no se ha asignado');
  await expect(onePackage.getByRole('listitem').filter({ hasText: 'Pedido recibido' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expect(onePackage).toContainText(/Pedido recibido.*\d+ de \w+ de 20\d\d/s);
  await expect(onePackage.getByRole('link', { name: AVOCADO.name })).toHaveAttribute(
    'href',
    `/producto/${AVOCADO.id}`,
  );
  await expect(onePackage).toContainText(`Maduración: ${AVOCADO.term} · Cantidad: 1`);
  const main = page.getByRole('main');
  for (const text of ['Dirección de entrega', 'Carrera 15 # 88-21', 'Pago en casa', 'Subtotal', 'Envío'])
    await expect(main.getByText(text).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Volver al historial de pedidos' }).click();
  await expect(page).toHaveURL('/cuenta/pedidos');
  const card = page.getByRole('region', { name: `Pedido N.º ${number}` });
  await expect(card).toContainText(/\d+ de \w+ de 20\d\d/);
  await expect(card).toContainText(/\$ [\d.]+/);
  await expect(card.getByRole('img', { name: AVOCADO.name })).toBeVisible();
  await expectAccessible(page);
});

test('buying again puts the lines of an order into the cart', { tag: '@wide' }, async ({ page, buyer }) => {
  await logIn(page, buyer);
  const number = await buy(page, AVOCADO.id, [AVOCADO.term]);
  await open(page, `/pedido/${number}`);
  await page.getByRole('button', { name: 'Comprar de nuevo' }).click();
  // Her cart may have held more of it, left by another test of hers.
  const added = page.getByRole('dialog', { name: /^Añadimos \d+ artículos? al carrito$/ });
  await expect(added).toBeVisible();
  await expectAccessible(page);
  await added.getByRole('link', { name: 'Ver el carrito' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('main')).toContainText(AVOCADO.name);
  await expect(page.getByRole('main')).toContainText(AVOCADO.term);
  await expect(page.getByRole('link', { name: 'Finalizar compra' })).toBeVisible();
});

test.describe('claiming', () => {
  // The wrong code.
  test.use({ allowedErrors: [/400/] });

  test('a new account has no orders and claims those she placed as a guest', { tag: '@wide' }, async ({
    page,
    request,
  }) => {
    const buyer = await registerBuyer(request);
    await addProduct(page, AVOCADO.id, [AVOCADO.term]);
    await open(page, '/checkout');
    await fillCheckout(page);
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(buyer.email);
    await confirmButton(page).click();
    await expect(page).toHaveURL(/\/response-compra/);
    const number = new URL(page.url()).searchParams.get('pedido') ?? '';

    await logIn(page, buyer, '/cuenta/pedidos');
    await expect(page.getByText('No hay pedidos aún')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Pedir código' }).click();
    const code = page.getByRole('textbox', { name: 'Código' });
    await code.fill('000000');
    await page.getByRole('button', { name: 'Traer mis pedidos' }).click();
    await expect(page.getByRole('alert')).toContainText('El código no es válido o ya venció.');
    const mail = await readMail(request, buyer.email, /[Cc]ódigo/);
    await code.fill(/\b\d{6}\b/.exec(mail.texto)?.[0] ?? '');
    await page.getByRole('button', { name: 'Traer mis pedidos' }).click();
    await expect(page.getByRole('region', { name: `Pedido N.º ${number}` })).toBeVisible();
  });
});

test('a guest opens his order with the cookie of the purchase, a stranger is asked to log in', {
  tag: '@wide',
}, async ({ page, browser, baseURL }) => {
  await addProduct(page, AVOCADO.id, [AVOCADO.term]);
  await open(page, '/checkout');
  await fillCheckout(page);
  await confirmButton(page).click();
  await page.getByRole('link', { name: /^N\.º \d+$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Pedido N\.º \d+$/ })).toBeVisible();
  const path = new URL(page.url()).pathname;

  const stranger = await browser.newPage(baseURL ? { baseURL } : {});
  await stranger.goto(path);
  await expect(stranger).toHaveURL(`/login?returnTo=${encodeURIComponent(path)}`);
  await stranger.close();
});

test("another person's order cannot be loaded", { tag: '@wide' }, async ({ page, buyer }) => {
  await logIn(page, buyer, '/pedido/2000000000');
  await expect(page.getByText('Ups... No se pudo procesar tu pedido.')).toBeVisible();
  await expectAccessible(page);
});
