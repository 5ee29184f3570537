import type { Page } from '@playwright/test';
import { execute, sql } from '../../src/server/db/sql.ts';
import { releasePackages } from '../../src/server/modules/payouts/settlements/release.service.ts';
import { expect, expectAccessible, readMail, test } from './fixtures.ts';
import { CARDS, expectReturn, headline, payByCard, sendOnlineOrder } from './payment-steps.ts';
import { addedWindow, fillCheckout, open } from './purchase-steps.ts';
import { openCentreOf, photo, registerSeller, withServices } from './seller-steps.ts';

test.skip(Boolean(process.env.E2E_BASE_URL), 'moves the clock of its own database');

test('a new shop sells its first product, is paid for it and goes on holiday', { tag: '@phone' }, async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const { email, companyName } = await registerSeller(request, `Telares de Nobsa ${Date.now()}`);
  const waiting = await openCentreOf(browser, baseURL, email);
  await expect(waiting.getByText('Estamos validando tu tienda')).toBeVisible();
  await waiting.context().close();
  await approve(email);
  const seller = await openCentreOf(browser, baseURL, email);
  const productPath = await createProduct(seller, `Ruana de Nobsa ${Date.now()}`);

  await open(page, productPath);
  await expect(page.getByRole('link', { name: companyName }).first()).toBeVisible();
  await addChosen(page);
  const number = await payInCheckout(page);
  await readMail(request, email, new RegExp(number));

  await open(seller, '/vender');
  await seller.getByRole('link', { name: `Aceptar pedido, pedido ${number}` }).click();
  await expect(seller.getByText('Talla: M')).toBeVisible();
  await expect(seller.getByText('Color: Gris perla')).toBeVisible();
  await expectStep(page, number, 'Pedido recibido');
  await press(seller, 'Aceptar pedido', 'Pedido aceptado');
  await expectStep(page, number, 'Preparando Pedido');
  await press(seller, 'Listo para recoger', 'Paquete listo para recoger');
  await seller.getByRole('button', { name: 'Crear guía' }).click();
  await seller.getByRole('combobox', { name: 'Transportadora' }).selectOption('Servientrega');
  await seller.getByRole('textbox', { name: 'Número de guía' }).fill(`SE-${number}`);
  await press(seller, 'Guardar guía', 'Guía guardada');
  await expectStep(page, number, 'Guía creada');
  await expect(page.getByRole('main')).toContainText(`SE-${number}`);
  await press(seller, 'Marcar en camino', 'El paquete va en camino');
  await expectStep(page, number, 'En camino');
  await press(seller, 'Marcar entregado', 'Paquete entregado');
  await expectStep(page, number, 'Entregado');
  await answerDelivery(page, seller, number);

  // 185.000 less the marketplace's 10 %.
  await expectMoney(seller, { Disponible: '$ 0', Retenido: '$ 166.500' });
  await withServices(inDays(20), releasePackages);
  await expectMoney(seller, { Disponible: '$ 166.500', Retenido: '$ 0' });
  await expect(seller.getByText(`El dinero del pedido ${number} pasó a disponible`)).toBeVisible();
  await expectAccessible(seller);

  await open(page, productPath);
  await addChosen(page);
  await goOnHoliday(seller);
  await expect(async () => {
    await open(page, productPath);
    await expect(page.getByText(/está de vacaciones hasta el .* Volvemos con lana nueva\./)).toBeVisible({
      timeout: 3_000,
    });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Comprar Ahora' }).first()).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expectAccessible(page);
  await open(page, '/cart');
  await expect(page.getByText(/está de vacaciones y no recibe pedidos por ahora/)).toBeVisible();
  await seller.context().close();
});

async function approve(email: string): Promise<void> {
  await withServices(
    () => new Date(),
    ({ write }) =>
      execute(
        write,
        sql`with approved as (update account set status = 2 where email = ${email} returning id)
            update seller set status = 2 from approved where account_id = approved.id`,
      ),
  );
}

/** With two attributes and three pictures; gives its address in the shop. */
async function createProduct(seller: Page, name: string): Promise<string> {
  await open(seller, '/vender/productos/nuevo');
  await seller.getByLabel('Nombre', { exact: true }).fill(name);
  await seller.getByLabel('Descripción').fill('Tejida a mano en lana virgen por artesanas de Nobsa.');
  await seller.getByLabel('Categoría', { exact: true }).selectOption({ label: 'Moda' });
  await seller.getByLabel('País de origen (obligatorio)').fill('Colombia');
  await seller.getByLabel('Material (obligatorio)').fill('Lana virgen');
  const figures = { 'Precio con IVA': '185000', Peso: '1,2', Alto: '10', Ancho: '30', Largo: '40' };
  for (const [label, value] of Object.entries(figures))
    await seller.getByLabel(label, { exact: true }).fill(value);
  const photos = [await photo('#b03030'), await photo('#30b030'), await photo('#3030b0')];
  await seller.getByLabel('Elegir fotos').setInputFiles(photos);
  await expect(seller.getByLabel('Qué se ve en la foto 3')).toBeVisible();
  for (const [attribute, terms] of Object.entries({ Talla: 'S, M', Color: 'Azul, Gris' })) {
    await seller.getByLabel('Atributo nuevo').fill(attribute);
    await seller.getByLabel('Sus opciones, separadas por comas').fill(terms);
    await seller.getByRole('button', { name: 'Agregar atributo' }).click();
  }
  await seller.getByRole('button', { name: 'Gris (cambiar el nombre)', exact: true }).click();
  await seller.getByLabel('Nombre nuevo de Gris').fill('Gris perla');
  await seller.getByLabel('Nombre nuevo de Gris').press('Enter');
  await expect(seller.getByRole('button', { name: 'Gris perla (cambiar el nombre)' })).toBeFocused();
  await seller.getByLabel('Unidades de M / Gris perla').fill('2');
  await seller.getByRole('button', { name: 'Guardar y activar' }).click();
  const shown = seller.getByRole('link', { name: 'Ver en la tienda' });
  await expect(shown).toBeVisible();
  return (await shown.getAttribute('href')) ?? '';
}

async function addChosen(page: Page): Promise<void> {
  for (const term of ['M', 'Gris perla']) await page.getByText(term, { exact: true }).click();
  await page.getByRole('button', { name: 'Agregar al carro' }).first().click();
  await expect(addedWindow(page)).toBeVisible();
}

/** Today only. */
async function goOnHoliday(seller: Page): Promise<void> {
  await open(seller, '/vender/tienda');
  await seller.getByRole('checkbox', { name: /Modo vacaciones/ }).check();
  await seller.getByLabel('Mensaje para los compradores').fill('Volvemos con lana nueva.');
  await seller.getByRole('button', { name: 'Guardar' }).click();
  await expect(seller.getByText('Guardaste la página de tu tienda.')).toBeVisible();
}

async function payInCheckout(page: Page): Promise<string> {
  await open(page, '/checkout');
  await fillCheckout(page, 'Pago en línea');
  const number = await sendOnlineOrder(page);
  await payByCard(page, CARDS.accepted);
  await expectReturn(page);
  await expect(headline(page, '¡Gracias por tu compra, Camila!')).toBeVisible();
  return number;
}

async function press(seller: Page, button: string, done: string): Promise<void> {
  await seller.getByRole('button', { name: button, exact: true }).click();
  await expect(seller.getByText(done, { exact: true })).toBeVisible();
}

async function expectStep(page: Page, number: string, step: string): Promise<void> {
  await open(page, `/pedido/${number}`);
  const onePackage = page.getByRole('region', { name: 'Paquete 1 de 1' });
  await expect(onePackage.getByRole('listitem').filter({ hasText: step }).first()).toHaveAttribute(
    'aria-current',
    'step',
  );
}

/** The shop's word alone starts no clock: first she has not got it, then it comes. */
async function answerDelivery(page: Page, seller: Page, number: string): Promise<void> {
  const onePackage = page.getByRole('region', { name: 'Paquete 1 de 1' });
  await expect(onePackage).toContainText('¿Ya lo recibiste?');
  await expectAccessible(page);
  await onePackage.getByRole('button', { name: 'No me ha llegado' }).click();
  await expect(onePackage).toContainText('Nos dijiste que no te ha llegado.');
  await open(seller, `/vender/pedidos/${number}`);
  await expect(seller.getByText('Tu cliente dice que no le ha llegado.')).toBeVisible();
  await expectAccessible(seller);
  await withServices(inDays(20), releasePackages);
  await expectMoney(seller, { Disponible: '$ 0', Retenido: '$ 166.500' });
  await onePackage.getByRole('button', { name: 'Ya lo recibí' }).click();
  await expect(onePackage).toContainText('Nos dijiste que ya lo recibiste.');
  await expect(onePackage.getByRole('button', { name: 'No me ha llegado' })).toHaveCount(0);
}

async function expectMoney(seller: Page, amounts: Record<string, string>): Promise<void> {
  await open(seller, '/vender/dinero');
  for (const [name, amount] of Object.entries(amounts))
    await expect(seller.locator(`dt:text-is("${name}") + dd`)).toHaveText(amount);
}

function inDays(days: number): () => Date {
  const moment = new Date(Date.now() + days * 24 * 3_600_000);
  return () => moment;
}
