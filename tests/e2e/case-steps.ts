import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/domain/demo-password.ts';
import { expect, readMail } from './fixtures.ts';
import { open } from './purchase-steps.ts';

/** What the demo's buyer bought of Despensa Maizaluna and got weeks ago. */
const ORDER = 100003;

export const SHOP = 'tienda78@plazuela.test';
export const SHOP_NAME = 'Despensa Maizaluna';
export const BUYER_NAME = 'Valentina Roa Caicedo';

export async function logInAsBuyer(page: Page): Promise<void> {
  const data = { email: 'compradora@plazuela.test', clave: DEMO_PASSWORD };
  expect((await page.request.post('/api/login', { data })).ok()).toBe(true);
}

/** By her session: a warranty about one line of the order; its number. */
export async function openWarranty(caller: APIRequestContext, line: number, story: string): Promise<string> {
  const reply = await caller.post('/api/casos', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      tipo: 'garantia',
      numPedido: ORDER,
      lineas: [{ linea: line, cantidad: 1 }],
      relato: story,
      quiere: 'cambio',
    },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  return ((await reply.json()) as { datos: { radicado: string } }).datos.radicado;
}

export async function readOwnCase(caller: APIRequestContext, number: string) {
  const reply = await caller.get(`/api/casos/${number}`);
  expect(reply.status()).toBe(200);
  return ((await reply.json()) as { datos: Record<string, unknown> }).datos;
}

/** A second operator, for an appeal that somebody else must hear: she enters with a mailed password and makes her own. */
export async function enterAsColleague(page: Page, operator: Page): Promise<void> {
  const email = `colega-${Date.now()}@plazuela.test`;
  const caller = operator.request;
  const added = await caller.post('/api/operacion/equipo', { data: { email, role: 'support' } });
  expect(added.status(), await added.text()).toBe(201);
  await readMail(caller, email, /^Tu acceso a la operación/);
  await page.request.post('/api/olvidoclave', { data: { email } });
  const { texto } = await readMail(page.request, email, /^Tu nueva contraseña/);
  const once = /\b[A-Z]\w{3}-\w{4}-\w{4}\b/.exec(texto)?.[0] ?? '';
  await open(page, '/operacion/entrar');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(once);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Contraseña con la que entraste').fill(once);
  await page.getByLabel('Nueva contraseña').fill('Panela-Dulce47');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Resumen' })).toBeVisible();
}
