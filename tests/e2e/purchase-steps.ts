import type { Page } from '@playwright/test';
import { expect, waitForHydration } from './fixtures.ts';
import { type Guest, newGuest } from './guest.ts';

/** Aguacate Hass, seller 73, attribute Maduración. */
export const AVOCADO = { id: 1, term: 'Para hoy', name: 'Aguacate Hass x 1 kg' };

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

const BLANK = '/pagina-en-blanco';
/** With an icon, so that the browser asks for none. */
const BLANK_PAGE = '<link rel="icon" href="data:,">';

/** An empty page of the shop's origin, whose storage it is. */
export async function openBlankPage(page: Page): Promise<void> {
  await page.route(BLANK, (route) => route.fulfill({ contentType: 'text/html', body: BLANK_PAGE }));
  await page.goto(BLANK);
  await page.unroute(BLANK);
}

/** One of each, of products without options, as a guest has put them there before; for tests of what comes after. */
export async function fillCart(page: Page, productIds: readonly number[]): Promise<void> {
  const items = [];
  for (const id of productIds) {
    // A line is kept in the words of the product; null is none of them.
    const { contenido: _, ...product } = await (await page.request.get(`/api/productos/${id}`)).json();
    items.push({ ...product, cantidad: 1, atributos: [] });
  }
  await openBlankPage(page);
  await page.evaluate(
    (cart) => localStorage.setItem('cart_unknown', cart),
    JSON.stringify({ items, expiry: Date.now() + 3_600_000 }),
  );
}

export const addedWindow = (page: Page) => page.getByRole('dialog', { name: 'Producto añadido al carrito' });

export async function addProduct(page: Page, id: number, terms: string[] = []): Promise<void> {
  await open(page, `/producto/${id}`);
  for (const term of terms) await page.getByText(term, { exact: true }).click();
  await page.getByRole('button', { name: 'Agregar al carro' }).first().click();
  await expect(addedWindow(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(addedWindow(page)).toBeHidden();
}

/** Newer ones belong to a test, which may sell them out or take them back at any moment. */
const DEMO_PRODUCTS = 97;

/** Two products without attributes that every city can get, of two sellers. */
export async function findTwoSellersProducts(page: Page): Promise<[number, number]> {
  const list = await (await page.request.get('/api/productos/all/users?limit=97')).json();
  const simple = list.productos.filter(
    (one: { codProducto: number; atributos: unknown[]; hayExistencias: boolean }) =>
      one.codProducto <= DEMO_PRODUCTS && one.atributos.length === 0 && one.hayExistencias,
  );
  const other = simple.find((one: { codVendedor: number }) => one.codVendedor !== simple[0].codVendedor);
  return [simple[0].codProducto, other.codProducto];
}

/** Gives whom it filled it for. */
export async function fillCheckout(
  page: Page,
  method: 'Pago en casa' | 'Pago en línea' = 'Pago en casa',
): Promise<Guest> {
  const guest = newGuest();
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Camila');
  await page.getByRole('textbox', { name: 'Apellido' }).fill('Restrepo');
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(guest.email);
  await page.getByRole('textbox', { name: 'Teléfono', exact: true }).fill(guest.phone);
  await page.getByRole('combobox', { name: 'Tipo de persona' }).selectOption({ label: 'Persona natural' });
  await page
    .getByRole('combobox', { name: 'Tipo de documento' })
    .selectOption({ label: 'Cédula de ciudadanía' });
  await page
    .getByRole('textbox', { name: 'Número de identificación' })
    .fill(Number(guest.document).toLocaleString('es-CO'));
  await chooseBogota(page);
  await page.getByRole('textbox', { name: 'Dirección' }).fill(guest.address);
  await page.getByRole('radio', { name: method }).check();
  await page.getByRole('checkbox', { name: /Acepto la política de privacidad/ }).check();
  return guest;
}

/** Who is logged in chooses among her addresses first, once they are there. */
async function typeAnotherAddress(page: Page): Promise<void> {
  // A guest is answered 401; on a busy machine they come long after everything else is still.
  const reply = await page.request.get('/api/direcciones');
  if (reply.ok() && JSON.stringify(await reply.json()).includes('"codDireccion"'))
    await page.getByRole('radio', { name: 'Otra dirección' }).check();
}

export async function chooseBogota(page: Page): Promise<void> {
  await typeAnotherAddress(page);
  await page.getByRole('combobox', { name: 'Departamento' }).selectOption('11');
  await expect(page.getByRole('combobox', { name: 'Ciudad' })).toBeEnabled();
  await page.getByRole('combobox', { name: 'Ciudad' }).selectOption('11001');
}

/** With the amount once the freight is known. */
export const confirmButton = (page: Page) =>
  page.getByRole('button', { name: /^(Confirmar pedido|Pagar)( \$ |$)/ });
