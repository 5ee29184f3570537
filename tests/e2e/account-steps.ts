import { type APIRequestContext, expect, type Page, request } from '@playwright/test';
import { test as guarded, readMail } from './fixtures.ts';
import { addProduct, chooseBogota, confirmButton, open } from './purchase-steps.ts';

export interface Buyer {
  email: string;
  password: string;
}

const PASSWORD = 'Guayaba-Roja58';

/** A buyer of her own for each worker: limits on codes allow only so many registrations. */
export const test = guarded.extend<object, { buyer: Buyer }>({
  buyer: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern
    async ({}, use, { project }) => {
      const { baseURL } = project.use;
      const caller = await request.newContext(baseURL ? { baseURL } : {});
      await use(await registerBuyer(caller));
      await caller.dispose();
    },
    { scope: 'worker' },
  ],
});

/** Through the calls of the registration; the code comes out of the mailbox. */
export async function registerBuyer(caller: APIRequestContext): Promise<Buyer> {
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
  const email = `ana${digits}@correo.co`;
  const telefono = `31${digits}`;
  const started = await post(caller, '/registro/usuario/email', { email });
  const { codUsuario } = started.datos as { codUsuario: number };
  await post(caller, '/registro/usuario/enviarsms', { codUsuario, telefono });
  const sms = await readMail(caller, telefono, /^/);
  const pin = /\b\d{4}\b/.exec(sms.texto)?.[0] ?? '';
  await post(caller, '/registro/usuario/validarsms', { codUsuario, telefono, pin });
  await post(caller, '/registro/usuario', { codUsuario, ...buyerForm });
  return { email, password: PASSWORD };
}

const buyerForm = {
  nombre: 'Ana',
  apellido: 'Ríos',
  codTipContribuyente: 'CC',
  idCliente: '1020345678',
  codTipPersona: '1',
  codCiudad: '11001',
  direccion: 'Carrera 15 # 88-21',
  latitud: '',
  longitud: '',
  clave: PASSWORD,
  aceptaTerminos: true,
};

async function post(caller: APIRequestContext, path: string, data: object): Promise<Record<string, unknown>> {
  const reply = await caller.post(`/api${path}`, { data });
  expect(reply.ok(), `${path} ${await reply.text()}`).toBe(true);
  return reply.json();
}

/** Through the login page; afterwards the profile is open. */
export async function logIn(
  page: Page,
  { email, password }: Buyer,
  returnTo = '/cuenta/perfil',
): Promise<void> {
  await open(page, `/login?returnTo=${encodeURIComponent(returnTo)}`);
  await page.getByRole('textbox', { name: /Correo/i }).fill(email);
  await page.getByLabel(/^Contraseña/).fill(password);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(returnTo);
}

/** Buys one product, paid at the door, as whoever is logged in; gives the number of the order. */
export async function buy(page: Page, productId: number, terms: string[] = []): Promise<string> {
  await addProduct(page, productId, terms);
  await fillKnownCheckout(page);
  await page.getByRole('radio', { name: 'Pago en casa' }).check();
  await confirmButton(page).click();
  await expect(page).toHaveURL(/\/response-compra/);
  return new URL(page.url()).searchParams.get('pedido') ?? '';
}

/** The rest of the form, where the data of whoever is logged in stand already. */
export async function fillKnownCheckout(page: Page): Promise<void> {
  await open(page, '/checkout');
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Ana');
  await chooseBogota(page);
  await page.getByRole('textbox', { name: 'Dirección' }).fill('Carrera 15 # 88-21');
  await page.getByRole('checkbox', { name: /Acepto la política de privacidad/ }).check();
}
