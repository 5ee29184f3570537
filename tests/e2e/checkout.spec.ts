import { expect, expectAccessible, test } from './fixtures.ts';
import { AVOCADO, addProduct, chooseBogota, confirmButton, fillCheckout, open } from './purchase-steps.ts';

test('an empty cart leads home', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/checkout');
  await expect(page).toHaveURL('/');
});

test('asks for everything, puts the first wrong field in focus and keeps what was typed', async ({
  page,
}) => {
  await addProduct(page, AVOCADO.id, [AVOCADO.term]);
  await open(page, '/checkout');
  await expect(page.getByText('Introduce tu ciudad para calcular el costo del envio.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Ciudad' })).toBeDisabled();
  await confirmButton(page).click();
  await expect(page.getByText(/^(Escribe tu|Escribe la|Elige el|Elige la) /)).toHaveCount(9);
  await expect(page.getByText('Escribe tu nombre.')).toBeVisible();
  await expect(page.getByText('Por favor, ingresa un correo electrónico válido.')).toBeVisible();
  await expect(page.getByText('Debes aceptar la política de privacidad para continuar.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeFocused();
  await expectAccessible(page);

  await page.getByRole('textbox', { name: 'Nombre' }).fill('Camila');
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('310');
  await page.getByRole('textbox', { name: 'Teléfono' }).blur();
  await expect(page.getByText('Por favor, ingrese un número de teléfono válido (10 dígitos).')).toBeVisible();
  await chooseBogota(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Camila');
  await expect(page.getByRole('combobox', { name: 'Ciudad' })).toHaveValue('11001');
});

test.describe('when a call fails', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('an address that is nonsense is told 1 s after typing stops and does not stop the order', {
    tag: '@wide',
  }, async ({ page }) => {
    await addProduct(page, AVOCADO.id, [AVOCADO.term]);
    await open(page, '/checkout');
    await chooseBogota(page);
    await page.getByRole('textbox', { name: 'Dirección' }).fill('111');
    await expect(page.getByText('Dirección no encontrada')).toBeVisible();
    await page.getByRole('textbox', { name: 'Dirección' }).fill('Carrera 15 # 88-21');
    await expect(page.getByText('Dirección no encontrada')).toBeHidden();
  });

  test('no order without the cost of shipping, and it can be asked again', { tag: '@wide' }, async ({
    page,
  }) => {
    await addProduct(page, AVOCADO.id, [AVOCADO.term]);
    await page.route('**/api/cotizar/envio', (route) => route.abort());
    let orders = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/pedido')) orders++;
    });
    await open(page, '/checkout');
    await fillCheckout(page);
    await expect(page.getByText(/No pudimos calcular el costo del envío\./)).toBeVisible();
    await confirmButton(page).click();
    await expect(page.getByText(/Sin el costo del envío no podemos recibir tu pedido/)).toBeVisible();
    expect(orders).toBe(0);
    await page.unroute('**/api/cotizar/envio');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByText('Ver el paquete')).toBeVisible();
    await expectAccessible(page);
  });

  test('changed amounts are shown beside the old ones and can be confirmed', { tag: '@wide' }, async ({
    page,
  }) => {
    await addProduct(page, AVOCADO.id, [AVOCADO.term]);
    await page.route(
      '**/api/cotizar/envio',
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), valTotal: 1 } });
      },
      { times: 1 },
    );
    await open(page, '/checkout');
    await fillCheckout(page);
    await expect(confirmButton(page)).toHaveText('Confirmar pedido $ 8.401');
    await confirmButton(page).click();
    await expect(page.getByText('Los valores de tu pedido cambiaron.')).toBeVisible();
    await expect(page.getByText(/Envío: antes \$ 1, ahora \$ /)).toBeVisible();
    await expect(page.getByText(/Total: antes \$ 8\.401, ahora \$ /)).toBeVisible();
    await expect(confirmButton(page)).not.toHaveText('Confirmar pedido $ 8.401');
    await confirmButton(page).click();
    await expect(page).toHaveURL(/\/response-compra\?metodo=contraentrega&pedido=\d+/);
  });

  test('a lost answer and two more clicks still make one order', { tag: '@wide' }, async ({ page }) => {
    await addProduct(page, AVOCADO.id, [AVOCADO.term]);
    const numbers: number[] = [];
    const keys = new Set<string | undefined>();
    page.on('request', (request) => {
      if (request.url().endsWith('/api/pedido')) keys.add(request.headers()['idempotency-key']);
    });
    await page.route(
      '**/api/pedido',
      async (route) => {
        const response = await route.fetch();
        numbers.push((await response.json()).data.numPedido);
        await route.abort();
      },
      { times: 1 },
    );
    await open(page, '/checkout');
    await fillCheckout(page);
    await expect(page.getByText('Ver el paquete')).toBeVisible();
    await confirmButton(page).click();
    await expect(page.getByText(/No pudimos conectarnos/)).toBeVisible();
    await page.reload();
    await page.getByRole('checkbox', { name: /Acepto/ }).check();
    await expect(page.getByText('Ver el paquete')).toBeVisible();
    await confirmButton(page).dblclick();
    await expect(page).toHaveURL(/\/response-compra/);
    expect(new URL(page.url()).searchParams.get('pedido')).toBe(String(numbers[0]));
    expect([...keys], 'one key for all of them').toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  });

  test('an order without a connection says so', { tag: '@wide' }, async ({ page }) => {
    await addProduct(page, AVOCADO.id, [AVOCADO.term]);
    await open(page, '/checkout');
    await fillCheckout(page);
    await expect(page.getByText('Ver el paquete')).toBeVisible();
    await page.context().setOffline(true);
    await confirmButton(page).click();
    await expect(page.getByText(/No pudimos conectarnos/)).toBeVisible();
    await page.context().setOffline(false);
    await confirmButton(page).click();
    await expect(page).toHaveURL(/\/response-compra/);
  });
});

test.describe('when a part of the program does not come', () => {
  // What the program reports of such a part has no stack.
  test.use({ allowedErrors: [/Failed to load resource|^$/] });

  test('a form says so, and its button works again', { tag: '@wide' }, async ({ page }) => {
    await addProduct(page, AVOCADO.id, [AVOCADO.term]);
    await page.route('**/order-changes-*.js', (route) => route.abort());
    await open(page, '/checkout');
    await fillCheckout(page);
    await expect(page.getByText('Ver el paquete')).toBeVisible();
    const refusal = { code: 'totals-changed', message: 'Los valores de tu pedido cambiaron.', detalle: {} };
    await page.route('**/api/pedido', (route) => route.fulfill({ status: 409, json: refusal }), { times: 1 });
    await confirmButton(page).click();
    await expect(page.getByText(/No pudimos conectarnos/)).toBeVisible();
    await confirmButton(page).click();
    await expect(page).toHaveURL(/\/response-compra/);
  });
});
