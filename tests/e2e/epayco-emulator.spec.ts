import type { FrameLocator, Page } from '@playwright/test';
import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts';

const EMULATOR = '/emulador/epayco';

interface EpaycoScript {
  checkout: {
    configure: (options: object) => {
      open: (data?: object) => Promise<void>;
      onCloseModal: () => void;
      onResponse: (callback: (payload: { estado: string }) => void) => void;
      onClosed: (callback: () => void) => void;
    };
  };
}

/** Opens the provider's window on a page of the shop, as the checkout does, under the shop's own content policy. */
async function openCheckout(page: Page, changes: Record<string, unknown> = {}): Promise<FrameLocator> {
  await page.goto('/');
  // Pages that take payments are alive from the start.
  await waitForHydration(page);
  const invoice = uniqueInvoice();
  await page.evaluate(
    async ({ emulator, invoice, changes }) => {
      await new Promise((resolve, reject) => {
        const script = document.createElement('script');
        Object.assign(script, { src: `${emulator}/checkout.js`, onload: resolve, onerror: reject });
        document.head.append(script);
      });
      const data = {
        name: 'Pedido de prueba',
        description: 'Compra de prueba',
        invoice,
        amount: '62000',
        currency: 'cop',
        external: 'false',
        response: `${location.origin}/?vuelta=1`,
        confirmation: `${location.origin}/api/pagos/epayco/confirmacion`,
        name_billing: 'Ana Ruiz',
        ...changes,
      };
      const { ePayco } = window as unknown as { ePayco: EpaycoScript };
      const handler = ePayco.checkout.configure({ key: 'emulador-llave-publica', test: true });
      handler.onCloseModal = () => {
        document.title = 'Cerrado';
      };
      await handler.open(data);
    },
    { emulator: EMULATOR, invoice, changes },
  );
  return page.frameLocator('iframe[title="Pago con ePayco"]');
}

function uniqueInvoice(): string {
  return `P${Date.now()}${Math.floor(Math.random() * 1_000)}`;
}

async function payByCard(frame: FrameLocator, number: string): Promise<void> {
  await frame.getByLabel('Número de la tarjeta').fill(number);
  await frame.getByLabel('Vencimiento (MM/AA)').fill('12/49');
  await frame.getByLabel('Código (CVV)').fill('123');
  await frame.getByRole('button', { name: /^Pagar/ }).click();
}

test('an accepted card leads back to the shop with the reference', { tag: '@wide' }, async ({ page }) => {
  const frame = await openCheckout(page);
  await expect(frame.getByText('$ 62.000').first()).toBeVisible();
  await expectAccessible(page);
  await payByCard(frame, '4575 6231 8229 0326');
  await page.waitForURL(/\/\?vuelta=1&ref_payco=[0-9a-f]{24}$/);
});

test('a rejected card can be followed by another one', { tag: '@wide' }, async ({ page }) => {
  const frame = await openCheckout(page);
  await payByCard(frame, '4151611527583283');
  await expect(frame.getByRole('heading', { name: 'Transacción rechazada' })).toBeVisible();
  await expect(frame.getByText('Fondos insuficientes')).toBeVisible();
  await expectAccessible(page);
  await frame.getByRole('link', { name: 'Intentar con otro medio' }).click();
  await payByCard(frame, '4575623182290326');
  await frame.getByRole('link', { name: 'Volver al comercio', exact: true }).click();
  await page.waitForURL(/ref_payco=[0-9a-f]{24}$/);
});

test('wrong fields are named beside themselves', { tag: '@wide' }, async ({ page }) => {
  const frame = await openCheckout(page);
  await frame.getByLabel('Número de la tarjeta').fill('4111 1111 1111 1112');
  await frame.getByRole('button', { name: /^Pagar/ }).click();
  await expect(frame.getByLabel('Número de la tarjeta')).toBeFocused();
  await expect(frame.getByLabel('Número de la tarjeta')).toHaveAccessibleDescription(
    'Revisa el número de la tarjeta.',
  );
  await expect(frame.getByLabel('Vencimiento (MM/AA)')).toHaveAccessibleDescription(/MM\/AA/);
});

test('a PSE payment waits until the operator approves it', { tag: '@wide' }, async ({ page }) => {
  const invoice = uniqueInvoice();
  const frame = await openCheckout(page, { invoice });
  await frame.getByRole('link', { name: 'PSE' }).click();
  await frame.getByLabel('Banco').selectOption('1022');
  await frame.getByRole('button', { name: /^Pagar/ }).click();
  await page.waitForURL(/ref_payco=/);
  await page.goto(EMULATOR);
  await expectAccessible(page);
  const row = page.getByRole('row').filter({ hasText: invoice });
  await expect(row).toContainText('Pendiente');
  await row.getByRole('button', { name: 'Aprobar' }).click();
  await expect(row).toContainText('Aceptada');
  await expect(row.getByRole('button', { name: 'Reversar' })).toBeVisible();
});

test('the window closes by its button, its link and Escape, and tells the shop', { tag: '@wide' }, async ({
  page,
}) => {
  const frame = await openCheckout(page);
  await frame.getByRole('link', { name: 'Efectivo' }).click();
  await expect(frame.getByLabel('Efecty')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cerrar el pago' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page).toHaveTitle('Cerrado');
  const again = await openCheckout(page);
  await again.getByRole('link', { name: 'Cancelar y volver al comercio' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  const third = await openCheckout(page);
  await third.getByLabel('Número de la tarjeta').press('Escape');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test.describe('a refused split', () => {
  test.use({ allowedErrors: [/400/] });

  test('is explained in the window', { tag: '@wide' }, async ({ page }) => {
    const frame = await openCheckout(page, {
      splitpayment: 'true',
      split_rule: 'multiple',
      split_receivers: [{ id: '11', total: '50000', iva: '0', base_iva: '0', fee: '5000' }],
    });
    await expect(frame.getByRole('heading', { name: 'Error validando datos' })).toBeVisible();
    await expect(frame.getByText(/no concuerda con el monto total/)).toBeVisible();
  });
});

test('a session made by the server is paid in the window, which tells the page', { tag: '@wide' }, async ({
  page,
  request,
}) => {
  await page.goto('/');
  const origin = new URL(page.url()).origin;
  const keys = Buffer.from('emulador-llave-publica:emulador-llave-privada').toString('base64');
  const login = await request.post(`${EMULATOR}/login`, { headers: { authorization: `Basic ${keys}` } });
  const session = await request.post(`${EMULATOR}/payment/session/create`, {
    headers: { authorization: `Bearer ${(await login.json()).token}` },
    data: {
      checkout_version: '2',
      name: 'Pedido de prueba',
      description: 'Compra de prueba',
      invoice: uniqueInvoice(),
      currency: 'COP',
      amount: 62_000,
      country: 'CO',
      lang: 'ES',
      ip: '127.0.0.1',
      billing: { name: 'Ana Ruiz' },
      test: true,
      response: `${origin}/?vuelta=2`,
      confirmation: `${origin}/api/pagos/epayco/confirmacion`,
    },
  });
  const { sessionId } = (await session.json()).data;
  await page.addScriptTag({ url: `${EMULATOR}/checkout-v2.js` });
  await page.evaluate(async (sessionId) => {
    const { ePayco } = window as unknown as { ePayco: EpaycoScript };
    const checkout = ePayco.checkout.configure({ sessionId, type: 'onpage', test: true });
    checkout.onResponse(({ estado }) => {
      document.title = `Respuesta ${estado}`;
    });
    await checkout.open();
  }, sessionId);
  await payByCard(page.frameLocator('iframe[title="Pago con ePayco"]'), '4575623182290326');
  await expect(page).toHaveTitle('Respuesta Aceptada');
  await page.waitForURL(/\/\?vuelta=2&ref_payco=[0-9a-f]{24}$/);
});

test('fits a narrow phone', { tag: '@wide' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 720 });
  const frame = await openCheckout(page);
  const overflow = await frame
    .locator('html')
    .evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBe(0);
});
