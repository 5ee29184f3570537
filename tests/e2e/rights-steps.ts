import { type APIRequestContext, expect, type Page, request } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/domain/demo-password.ts';
import { newGuest } from './guest.ts';
import { payOrderByCard, placeOrder } from './order-calls.ts';
import { CARDS } from './payment-steps.ts';
import { OPERATOR } from './session-steps.ts';

/** Casa Bijarela's: chocolatera, sartén and greca, none of them perishable and all without options. */
export const KITCHEN = {
  sellerId: 83,
  products: [81, 82, 84],
  pot: 'Chocolatera de aluminio 1,5 L con molinillo',
  pan: 'Sartén antiadherente 28 cm',
} as const;

/** Despensa Maizaluna's, whose people may log in: beans, rice and quinoa, none of them perishable and all without options. */
export const PANTRY = {
  sellerId: 78,
  products: [55, 57, 60],
  beans: 'Fríjol cargamanto rojo x 500 g',
  rice: 'Arroz blanco x 5 kg',
} as const;

/**
 * As a guest, one package of three lines, paid by card; gives its number. By the calls of checkout and provider, whose
 * own tests click; the browser holds the order's key.
 */
export async function buyByCard(
  page: Page,
  email: string,
  { products }: { products: readonly number[] } = KITCHEN,
): Promise<string> {
  const lines = products.map((productId) => ({ productId, quantity: 1 }));
  const number = await placeOrder(page.request, lines, { ...newGuest(), email }, 'online');
  await payOrderByCard(page.request, number, CARDS.accepted);
  return number;
}

/** The operators move the package to its door. */
export async function deliver(
  baseURL: string | undefined,
  number: string,
  { sellerId }: { sellerId: number } = KITCHEN,
): Promise<void> {
  const caller = await request.newContext(baseURL ? { baseURL } : {});
  const entered = await caller.post('/api/operacion/entrar', {
    data: { email: OPERATOR, password: DEMO_PASSWORD },
  });
  expect(entered.ok(), await entered.text()).toBe(true);
  for (const to of [20, 1, 2, 3]) await moveTo(caller, { number, sellerId, to });
  await caller.dispose();
}

async function moveTo(
  caller: APIRequestContext,
  { number, sellerId, to }: { number: string; sellerId: number; to: number },
): Promise<void> {
  const guide = to === 1 ? { carrier: 'Coordinadora', trackingNumber: `CB-${number}` } : {};
  const moved = await caller.post(`/api/operacion/pedido/${number}/paquete/${sellerId}/estado`, {
    data: { to, ...guide },
  });
  expect(moved.ok(), `${to} ${await moved.text()}`).toBe(true);
}

/** A guest of her own for each test: mails are told apart by their address. */
export const newEmail = () => `lucia${Math.floor(Math.random() * 1e9)}@correo.co`;

/** The link to the case in the text of a mail. */
export function caseLinkIn(text: string): string {
  const [, path] = /https?:\/\/[^/\s]+(\/caso\/PZ-\d{4}-\d{6}\?firma=[\w-]+)/.exec(text) ?? [];
  if (!path) throw new Error(`no link to a case in ${text}`);
  return path;
}

export const CASE_ADDRESS = /\/caso\/PZ-\d{4}-\d{6}$/;
