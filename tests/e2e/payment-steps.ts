import type { APIRequestContext, FrameLocator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { Guest } from './guest.ts';
import { confirmButton, fillCart, fillCheckout, findTwoSellersProducts, open } from './purchase-steps.ts';

export const CARDS = { accepted: '4575623182290326', rejected: '4151611527583283' };

export const EMULATOR = '/emulador/epayco';

export const paymentWindow = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Pago con ePayco"]');

/** From an empty cart with products of two sellers to the provider's window; gives the number of the order and who placed it. */
export async function orderFromTwoSellers(page: Page): Promise<{ number: string; guest: Guest }> {
  await fillCart(page, await findTwoSellersProducts(page));
  await open(page, '/checkout');
  const guest = await fillCheckout(page, 'Pago en línea');
  await expect(page.getByText('Ver los 2 paquetes')).toBeVisible();
  return { number: await sendOnlineOrder(page), guest };
}

/** Sends the filled form and waits for the window with the amount that the button named. */
export async function sendOnlineOrder(page: Page): Promise<string> {
  // Until the shipping is known the button names the products alone.
  await expect(page.locator('dt:text-is("Envío") + dd')).toHaveText(/^\$ /);
  const total = (await confirmButton(page).textContent())?.replace('Pagar ', '') ?? '';
  await confirmButton(page).click();
  await expect(page).toHaveURL(/\/response-compra\?pedido=\d+$/);
  await expect(paymentWindow(page).getByText('Total a pagar')).toBeVisible();
  await expect(paymentWindow(page).getByRole('button', { name: `Pagar ${total}` })).toBeVisible();
  return new URL(page.url()).searchParams.get('pedido') ?? '';
}

export async function payByCard(page: Page, number: string): Promise<void> {
  const frame = paymentWindow(page);
  await frame.getByLabel('Número de la tarjeta').fill(number);
  await frame.getByLabel('Vencimiento (MM/AA)').fill('12/49');
  await frame.getByLabel('Código (CVV)').fill('123');
  await frame.getByRole('button', { name: /^Pagar/ }).click();
}

/** Gives the provider's reference of the pending transaction. */
export async function payByBank(page: Page): Promise<string> {
  const frame = paymentWindow(page);
  await frame.getByRole('link', { name: 'PSE' }).click();
  await frame.getByLabel('Banco').selectOption('1022');
  await frame.getByRole('button', { name: /^Pagar/ }).click();
  return readReference(page);
}

/** Of the transaction whose result the window shows. */
export async function readReference(page: Page): Promise<string> {
  return (await paymentWindow(page).locator('dt:has-text("Referencia") + dd').textContent()) ?? '';
}

/** The provider leads the page back by itself; the page behind the window may know the outcome earlier. */
export async function expectReturn(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/response-compra\?ref_payco=[0-9a-f]{24}$/);
}

export async function closePaymentWindow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cerrar el pago' }).click();
  await expect(page.locator('iframe[title="Pago con ePayco"]')).toHaveCount(0);
}

/** The bank or the cash desk decides, which the provider tells us by its confirmation. */
export async function decideAtProvider(
  request: APIRequestContext,
  reference: string,
  state: 'accepted' | 'reversed',
): Promise<void> {
  const reply = await request.post(`${EMULATOR}/transacciones/${reference}/estado`, {
    data: { state: state === 'accepted' ? 1 : 6 },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
}

export const headline = (page: Page, text: string | RegExp) =>
  page.getByRole('heading', { level: 1, name: text });
