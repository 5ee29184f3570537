import type { Page } from '@playwright/test';
import { expect, type MailboxMessage, readMail, test } from './fixtures.ts';
import { newGuest } from './guest.ts';
import { placeOrder } from './order-calls.ts';
import { open } from './purchase-steps.ts';
import { enterPanel, expectEscapeGivesFocusBack, OPERATOR, openPanelOf } from './session-steps.ts';

const SHOP = { email: 'tienda78@plazuela.test', name: 'Despensa Maizaluna', id: 78 };
const BEANS = { productId: 55, name: 'Fríjol cargamanto rojo x 500 g' };
const LENTILS = { productId: 56, name: 'Lenteja x 500 g' };

const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

test.beforeEach(async ({ page }) => enterPanel(page, 'operacion', OPERATOR));

test('only the units that are not kept are cancelled, then the whole package', { tag: '@wide' }, async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const guest = newGuest();
  const lines = [
    { productId: BEANS.productId, quantity: 3 },
    { productId: LENTILS.productId, quantity: 1 },
  ];
  const number = await placeOrder(request, lines, guest);
  await open(page, `/operacion/pedidos/${number}`);
  const line = (name: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name }) })
      .first();
  const parcel = card(page, SHOP.name);
  const dialog = page.getByRole('dialog', { name: `Anular el paquete de ${SHOP.name}` });

  await test.step('without cause and reason nothing is sent, and Escape closes', async () => {
    await page.getByRole('button', { name: 'Anular', exact: true }).click();
    await dialog.getByRole('button', { name: 'Anular el paquete' }).click();
    await expect(dialog.getByText('Este campo es obligatorio.')).toHaveCount(2);
    await expectEscapeGivesFocusBack(page, 'Anular');
    await expect(line(BEANS.name)).not.toContainText('anulada');
  });

  await test.step('two of three are kept', async () => {
    await page.getByRole('button', { name: 'Anular', exact: true }).click();
    const kept = dialog.getByRole('group', { name: `Unidades que se envían de ${BEANS.name}` });
    for (const count of ['1', '2']) {
      await kept.getByRole('button', { name: 'Agregar uno' }).click();
      await expect(kept).toContainText(count);
    }
    await dialog.getByLabel('Causa').selectOption('La tienda no tiene existencias');
    await dialog.getByLabel('Motivo').fill('Se dañó el resto en bodega');
    await dialog.getByRole('button', { name: 'Anular las demás unidades' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('operator, shop and buyer see what is left', async () => {
    await page.reload();
    await expect(line(BEANS.name)).toContainText('1 unidad anulada o devuelta');
    await expect(line(BEANS.name)).toContainText('$ 17.800');
    await expect(line(LENTILS.name)).toContainText('1 unidad anulada o devuelta');
    await expect(parcel).toContainText('Pedido recibido');
    const history = card(page, 'Historia').getByRole('listitem').first();
    await expect(history).toContainText('Anuló unidades de un pedido');
    await expect(history).toContainText('Se dañó el resto en bodega');
    const toBuyer = await readMail(request, guest.email, /^Anulamos una parte de tu paquete/);
    expect(toBuyer.texto).toContain('El resto sigue su camino como siempre.');
    await readMail(request, SHOP.email, new RegExp(`^No envíes estos productos del pedido ${number}$`));
    const shop = await openPanelOf(browser, baseURL, 'vender', SHOP.email);
    await open(shop, `/vender/pedidos/${number}`);
    await expect(shop.getByText('1 unidad anulada')).toHaveCount(2);
    await expect(shop.getByText('2 × $ 8.900')).toBeVisible();
    await expect(shop.getByRole('button', { name: 'Aceptar pedido' })).toBeVisible();
    await shop.context().close();
  });

  await test.step('nothing is kept', async () => {
    await open(page, `/operacion/pedidos/${number}`);
    await page.getByRole('button', { name: 'Anular', exact: true }).click();
    await dialog.getByLabel('Causa').selectOption('Lo pidió el comprador');
    await dialog.getByLabel('Motivo').fill('Ya no los quiere');
    await dialog.getByRole('button', { name: 'Anular el paquete' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(line(BEANS.name)).toContainText('3 unidades anuladas o devueltas');
    await expect(parcel).toContainText('Anulado');
    await expect(page.getByRole('button', { name: 'Anular', exact: true })).toHaveCount(0);
    await readMail(request, guest.email, /^Anulamos tu paquete/);
  });
});

test('an order carries notes of the team, and its mail goes out once more', { tag: '@wide' }, async ({
  page,
  request,
}) => {
  const guest = newGuest();
  const number = await placeOrder(request, [{ productId: LENTILS.productId, quantity: 1 }], guest);
  const subject = `Recibimos tu pedido ${number}`;
  await readMail(request, guest.email, new RegExp(`^${subject}$`));
  await open(page, `/operacion/pedidos/${number}`);

  await writeNote(page, 'Llamó: recibe solo en la tarde');
  await page.reload();
  await expect(card(page, 'Notas internas')).toContainText('Llamó: recibe solo en la tarde');

  const countMails = async () => {
    const reply = await request.get('/api/dev/mensajes', { params: { para: guest.email } });
    const { mensajes } = (await reply.json()) as { mensajes: MailboxMessage[] };
    return mensajes.filter(({ asunto }) => asunto === subject).length;
  };
  expect(await countMails()).toBe(1);
  await page
    .getByRole('button', { name: `Enviar otra vez Confirmación del pedido a ${guest.email}` })
    .click();
  await expect(page.getByText('El correo va en camino.')).toBeVisible();
  await expect.poll(countMails).toBe(2);
  await page.reload();
  const history = card(page, 'Historia');
  await expect(history).toContainText('Escribió una nota sobre un pedido');
  await expect(history).toContainText('Envió otra vez un correo de un pedido');
});

test('a shop carries notes that only the team reads', { tag: '@wide' }, async ({ page }) => {
  const note = `Pide el RUT nuevo ${Date.now()}`;
  await open(page, `/operacion/vendedores/${SHOP.id}`);
  await writeNote(page, note);
  await expect(page.getByLabel('Nueva nota')).toHaveValue('');
  await page.reload();
  await expect(card(page, 'Notas internas')).toContainText(note);
});

async function writeNote(page: Page, text: string): Promise<void> {
  const save = page.getByRole('button', { name: 'Guardar nota' });
  await page.getByLabel('Nueva nota').fill('   ');
  await expect(save).toBeDisabled();
  await page.getByLabel('Nueva nota').fill(text);
  await save.click();
  await expect(card(page, 'Notas internas').getByRole('listitem').filter({ hasText: text })).toBeVisible();
}

test.describe('a job', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] });

  test('is asked for, runs, and stands in the log', { tag: '@wide' }, async ({ page }) => {
    await open(page, '/operacion/sistema');
    const row = page.getByRole('table', { name: 'Tareas programadas' }).getByRole('row', {
      name: /Limpieza de conteos y avisos de búsquedas/,
    });
    const run = row.getByRole('button', { name: 'Ejecutar Limpieza de conteos y avisos de búsquedas' });
    await page.route('**/api/**', (route) => route.abort());
    await run.click();
    await expect(page.getByRole('alert')).toContainText('No pudimos conectarnos.');
    await page.unroute('**/api/**');
    await expect(run).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('Limpieza de conteos y avisos de búsquedas: empieza en unos segundos.'),
    ).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(row).toContainText('Bien', { timeout: 3_000 });
    }).toPass();
    await open(page, '/operacion/registro?tipo=system');
    const entry = page.getByRole('listitem').filter({ hasText: 'Pidió ejecutar una tarea' });
    await expect(entry.filter({ hasText: 'delete-old-search-counts' }).first()).toBeVisible();
  });
});
