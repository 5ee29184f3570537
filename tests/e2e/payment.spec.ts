import { fillKnownCheckout, logIn, test } from './account-steps.ts';
import { expect, expectAccessible, readMail } from './fixtures.ts';
import {
  CARDS,
  closePaymentWindow,
  decideAtProvider,
  expectReturn,
  headline,
  orderFromTwoSellers,
  payByBank,
  payByCard,
  paymentWindow,
  readReference,
  sendOnlineOrder,
} from './payment-steps.ts';
import { AVOCADO, addProduct, confirmButton, fillCheckout, open } from './purchase-steps.ts';

test('an accepted card leads to the thanks, with the order of two sellers and the mail', {
  tag: '@phone',
}, async ({ page, request }) => {
  const { number, guest } = await orderFromTwoSellers(page);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart_unknown') ?? '').items)).toEqual([]);
  await payByCard(page, CARDS.accepted);
  await expectReturn(page);
  await expect(headline(page, '¡Gracias por tu compra, Camila!')).toBeVisible();
  await expect(page.getByRole('link', { name: `N.º ${number}` })).toHaveAttribute(
    'href',
    `/pedido/${number}`,
  );
  const main = page.getByRole('main');
  for (const text of [
    'En los próximos 5 minutos te llegará un correo de confirmación.',
    'ePayco',
    'Visa terminada en 0326',
    'Aprobado',
    'Llega en 2 paquetes',
  ])
    await expect(main.getByText(text).first()).toBeVisible();
  await expectAccessible(page);
  await readMail(request, guest.email, new RegExp(number));

  await page.getByRole('link', { name: 'Ver mi pedido' }).click();
  await expect(page.getByText('Paquete 2 de 2')).toBeVisible();
  await expect(main.getByText('Visa terminada en 0326')).toBeVisible();
  for (const index of [1, 2]) {
    // Of several, a phone shows their heads until one is opened.
    const onePackage = page.getByRole('region', { name: `Paquete ${index} de 2` });
    await onePackage.getByRole('button', { name: 'Ver el paquete' }).click();
    await expect(onePackage.getByRole('listitem').filter({ hasText: 'Pedido recibido' })).toHaveAttribute(
      'aria-current',
      'step',
    );
  }
  await expectAccessible(page);
});

test('a rejected card is followed by another one for the same order', { tag: '@wide' }, async ({ page }) => {
  const { number } = await orderFromTwoSellers(page);
  await payByCard(page, CARDS.rejected);
  await paymentWindow(page).getByRole('link', { name: 'Volver al comercio', exact: true }).click();
  await expect(headline(page, 'Tu pago no pasó')).toBeVisible();
  await expect(page.getByText('Motivo: Fondos insuficientes.')).toBeVisible();
  await expect(page.getByText(/Guardamos tus productos hasta el \d+ de \w+ a las? \d+:\d\d/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await payByCard(page, CARDS.accepted);
  await expectReturn(page);
  await expect(headline(page, '¡Gracias por tu compra, Camila!')).toBeVisible();
  await expect(page.getByRole('link', { name: `N.º ${number}` }), 'it is the same order').toBeVisible();
});

test('PSE stays pending and the page turns by itself when the bank has confirmed', { tag: '@wide' }, async ({
  page,
  request,
}) => {
  const { number } = await orderFromTwoSellers(page);
  const reference = await payByBank(page);
  await expectReturn(page);
  await expect(headline(page, 'Tu pago está pendiente')).toBeVisible();
  await expect(page.getByText(/Tu banco todavía no confirma el pago por PSE\./)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Actualizar el estado' }).click();
  await expect(headline(page, 'Tu pago está pendiente')).toBeVisible();
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });

  await decideAtProvider(request, reference, 'accepted');
  await expect(headline(page, '¡Gracias por tu compra, Camila!')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '¡Gracias por tu compra!' })).toBeAttached();
  await expect(page.getByRole('link', { name: `N.º ${number}` })).toBeVisible();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.1);
  await expectAccessible(page);
});

test('without scripts the pending page leads to its news by a link', { tag: '@wide' }, async ({
  page,
  browser,
  request,
}) => {
  await orderFromTwoSellers(page);
  const reference = await payByBank(page);
  await expectReturn(page);
  await expect(headline(page, 'Tu pago está pendiente')).toBeVisible();
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ javaScriptEnabled: false, storageState });
  const plain = await context.newPage();
  await plain.goto(page.url());
  await expect(headline(plain, 'Tu pago está pendiente')).toBeVisible();
  await decideAtProvider(request, reference, 'accepted');
  await expect(async () => {
    await plain.getByRole('link', { name: 'Actualizar el estado' }).click({ timeout: 3_000 });
    await expect(headline(plain, '¡Gracias por tu compra, Camila!')).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await context.close();
});

test('a guest closes the window, reloads and pays later from the result', { tag: '@wide' }, async ({
  page,
}) => {
  const { number } = await orderFromTwoSellers(page);
  await closePaymentWindow(page);
  await expect(page).toHaveURL(`/response-compra?pedido=${number}`);
  await expect(headline(page, 'Solo falta tu pago')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.locator('iframe[title="Pago con ePayco"]'), 'only a click opens it').toHaveCount(0);
  await page.getByRole('button', { name: /^Pagar ahora \$ / }).click();
  await payByCard(page, CARDS.accepted);
  await expectReturn(page);
  await expect(headline(page, '¡Gracias por tu compra, Camila!')).toBeVisible();
  await open(page, `/response-compra?pedido=${number}`);
  await expect(headline(page, '¡Gracias por tu compra, Camila!'), 'the order tells it too').toBeVisible();
});

test('a buyer finds her unpaid order in her list and pays it on its page', { tag: '@wide' }, async ({
  page,
  buyer,
}) => {
  await logIn(page, buyer);
  await addProduct(page, AVOCADO.id, [AVOCADO.term]);
  await fillKnownCheckout(page);
  const number = await sendOnlineOrder(page);
  await closePaymentWindow(page);

  await open(page, '/cuenta/pedidos');
  const card = page.getByRole('region', { name: `Pedido N.º ${number}` });
  await expect(card.getByText('Pago pendiente')).toBeVisible();
  await expect(card.getByRole('link', { name: `Continuar el pago del pedido ${number}` })).toHaveAttribute(
    'href',
    `/response-compra?pedido=${number}`,
  );
  await expectAccessible(page);
  await card.getByRole('link', { name: `Ver pedido ${number}` }).click();
  const payment = page.getByRole('region', { name: 'Solo falta tu pago' });
  await expect(payment).toBeVisible();
  await expect(page.getByRole('region', { name: 'Paquete 1 de 1' })).toContainText('Pago pendiente');
  await expect(page.locator('[aria-current="step"]'), 'no step is reached').toHaveCount(0);
  await expectAccessible(page);
  await payment.getByRole('button', { name: 'Pagar ahora' }).click();
  await payByCard(page, CARDS.accepted);
  await expectReturn(page);
  await expect(headline(page, '¡Gracias por tu compra, Ana!')).toBeVisible();
  await page.getByRole('link', { name: 'Ver mi pedido' }).click();
  await expect(headline(page, `Pedido N.º ${number}`)).toBeVisible();
  await expect(payment).toBeHidden();
});

test('another browser learns the state of a reference, but neither order nor buyer', {
  tag: '@wide',
}, async ({ page, browser, baseURL }) => {
  const { number } = await orderFromTwoSellers(page);
  await payByCard(page, CARDS.accepted);
  await expectReturn(page);
  await expect(headline(page, '¡Gracias por tu compra, Camila!')).toBeVisible();
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const stranger = await context.newPage();
  await stranger.goto(page.url());
  await expect(headline(stranger, '¡Gracias por tu compra!')).toBeVisible();
  await expect(stranger.getByRole('main')).not.toContainText(/Camila|Carrera 15|\$/);
  await expectAccessible(stranger);
  await stranger.goto(`/response-compra?pedido=${number}`);
  await expect(stranger.getByText(/Ups\.\.\. No se pudo procesar tu pedido\./)).toBeVisible();
  await context.close();
});

test('a payment that the provider takes back is told on the result and on the order', {
  tag: '@wide',
}, async ({ page, request }) => {
  const { number } = await orderFromTwoSellers(page);
  await payByCard(page, CARDS.accepted);
  const reference = await readReference(page);
  await expectReturn(page);
  await expect(headline(page, '¡Gracias por tu compra, Camila!')).toBeVisible();
  await decideAtProvider(request, reference, 'reversed');
  await expect(async () => {
    await page.reload();
    await expect(headline(page, 'Tu pago fue reversado')).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ver mi pedido' }).click();
  await expect(headline(page, `Pedido N.º ${number}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Reembolsos' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/Pago reversado por el proveedor\s*\$ [\d.]+/);
  await expectAccessible(page);
});

test.describe('when something is in the way', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('a blocked script of the provider is told and can be tried again', { tag: '@wide' }, async ({
    page,
  }) => {
    await page.route('**/emulador/epayco/checkout.js', (route) => route.abort());
    await addProduct(page, AVOCADO.id, [AVOCADO.term]);
    await open(page, '/checkout');
    await fillCheckout(page, 'Pago en línea');
    await expect(page.getByText('Ver el paquete')).toBeVisible();
    await confirmButton(page).click();
    const problem = page.getByRole('alert').filter({ hasText: 'No pudimos cargar la ventana de ePayco.' });
    await expect(problem).toContainText(/Tu pedido N\.º \d+ está guardado/);
    await expectAccessible(page);
    await page.unroute('**/emulador/epayco/checkout.js');
    await page.getByRole('button', { name: /^Pagar ahora/ }).click();
    await payByCard(page, CARDS.accepted);
    await expectReturn(page);
    await expect(headline(page, '¡Gracias por tu compra, Camila!')).toBeVisible();
  });
});

test('an unknown reference shows the failure text', { tag: '@wide' }, async ({ page }) => {
  for (const query of ['ref_payco=68fb83729d094878e015be00', 'ref_payco=undefined', '']) {
    await open(page, `/response-compra?${query}`);
    await expect(
      page.getByText(
        'Ups... No se pudo procesar tu pedido. Por favor intenta nuevamente o contacta con soporte.',
      ),
    ).toBeVisible();
  }
});
