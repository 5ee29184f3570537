import { type APIRequestContext, expect, type Page, request } from '@playwright/test';
import { test as guarded, readMail } from './fixtures.ts';
import { addProduct, chooseBogota, confirmButton, open, openBlankPage } from './purchase-steps.ts';

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

/** By the call of the login page, whose own tests click; afterwards the browser knows her as if she had typed. */
export async function logIn(
  page: Page,
  { email, password }: Buyer,
  returnTo = '/cuenta/perfil',
): Promise<void> {
  const reply = await page.request.post('/api/login', { data: { email, clave: password } });
  expect(reply.ok(), await reply.text()).toBe(true);
  await emptyCart(page.request);
  const { usuario, venceEn } = (await reply.json()) as { usuario: object; venceEn: string };
  await openBlankPage(page);
  await page.evaluate(
    ([user, expiry]) => {
      localStorage.setItem('userData', user);
      localStorage.setItem('userDataExpiry', expiry);
    },
    [JSON.stringify(usuario), String(Date.parse(venceEn))] as const,
  );
  await open(page, returnTo);
  await expect(page).toHaveURL(returnTo);
}

/** Of what another test put into the own cart, something may be sold out by now, and nothing of it is this one's. */
async function emptyCart(caller: APIRequestContext): Promise<void> {
  const { version, productos } = await (await caller.get('/api/carrito')).json();
  const cambios = productos.map((line: object) => ({ ...line, cantidad: 0 }));
  if (cambios.length === 0) return;
  await post(caller, '/carrito/cambios', { cambios, version, haceMilisegundos: 0 });
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
