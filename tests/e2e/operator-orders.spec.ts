import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, readMail, test } from './fixtures.ts';
import { open } from './purchase-steps.ts';

const PASSWORD = 'Plazuela#2026';
const BUYER = 'compradora@plazuela.test';
const SHOP = 'tienda78@plazuela.test';
const SHOP_NAME = 'Despensa Maizaluna';

async function enterOperatorPanel(page: Page) {
  const data = { email: 'operacion@plazuela.test', password: PASSWORD };
  expect((await page.request.post('/api/operacion/entrar', { data })).ok()).toBe(true);
}

/** Somebody else in a browser of her own. */
async function asPerson(browser: Browser, baseURL: string | undefined, email: string): Promise<Page> {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const page = await context.newPage();
  const reply = await page.request.post('/api/login', { data: { email, clave: PASSWORD } });
  expect(reply.ok(), await reply.text()).toBe(true);
  return page;
}

// A product that is paused answers 404, which the browser reports.
test.use({ allowedErrors: [/404/] });

test('a refund is shown before it is done, and shop and buyer see it', { tag: '@wide' }, async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  await enterOperatorPanel(page);
  await open(page, '/operacion');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Pedidos', exact: true }).click();
  await page.getByLabel('Buscar pedidos').fill('valentína ROA maizaluna');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByText('Ningún pedido cumple con esto.')).toBeVisible();
  await page.getByLabel('Buscar pedidos').fill('valentína ROA');
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByLabel('Estado de un paquete').selectOption('Entregado');
  await page.getByLabel('Forma de pago').selectOption('En línea');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(/estado=entregado/);
  await expectAccessible(page);
  const row = page.getByRole('row').filter({ hasText: SHOP_NAME }).first();
  const link = row.getByRole('link', { name: /^N\.º \d+$/ });
  const orderNumber = ((await link.textContent()) ?? '').replace(/\D/g, '');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: `Pedido N.º ${orderNumber}` })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Reembolsar' }).click();
  const dialog = page.getByRole('dialog', { name: `Reembolsar el pedido ${orderNumber}` });
  await dialog.getByRole('button', { name: 'Calcular el reembolso' }).click();
  await expect(dialog.getByText('Elige por lo menos una unidad')).toBeVisible();
  const ofShop = dialog
    .locator('div')
    .filter({ hasText: SHOP_NAME })
    .getByRole('button', { name: 'Agregar uno' });
  await ofShop.last().click();
  await dialog.getByLabel('Causa').selectOption('Garantía');
  await dialog.getByLabel('Motivo').fill('Llegó con el empaque abierto');
  await dialog.getByRole('button', { name: 'Calcular el reembolso' }).click();
  await expect(dialog.getByText('El comprador recibe')).toBeVisible();
  const amount = ((await dialog.locator('strong.cifra').textContent()) ?? '').trim();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Reembolsar' }).click();
  await expect(dialog).toBeHidden();
  const refunds = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Reembolsos' }) });
  await expect(refunds).toContainText(amount);
  await expect(refunds).toContainText('Por pagar');
  await expect(refunds).toContainText('Llegó con el empaque abierto');
  await expect(page.getByText(/^1 unidad anulada o devuelta: \$ /)).toBeVisible();

  await page.getByRole('button', { name: `Lo de ${SHOP_NAME} volvió` }).click();
  await expect(refunds).toContainText('volvió a la venta');

  await test.step('the buyer', async () => {
    const subject = new RegExp(`^Reembolso \\d+: ${amount.replace(/[$.]/g, '\\$&')}$`);
    expect((await readMail(request, BUYER, subject)).texto).toContain('Garantía');
    const hers = await asPerson(browser, baseURL, BUYER);
    await open(hers, `/pedido/${orderNumber}`);
    const refund = hers
      .getByRole('listitem')
      .filter({ hasText: 'En trámite: te lo devolvemos a más tardar' });
    await expect(refund.getByText('Garantía')).toBeVisible();
    await expect(hers.getByText(/^1 unidad anulada o devuelta: \$ /)).toBeVisible();
  });
  await test.step('the shop', async () => {
    const { texto } = await readMail(request, SHOP, new RegExp(`del pedido ${orderNumber}$`));
    expect(texto).toContain('Garantía');
    const theirs = await asPerson(browser, baseURL, SHOP);
    await open(theirs, `/vender/pedidos/${orderNumber}`);
    await expect(theirs.getByText('1 unidad anulada')).toBeVisible();
  });
});

test('products are found by a category of the second level, and moved to one', { tag: '@wide' }, async ({
  page,
}) => {
  await enterOperatorPanel(page);
  await open(page, '/operacion/productos');
  const category = page.getByLabel('Categoría', { exact: true });
  await page.getByText('Filtros', { exact: true }).click();
  await category.selectOption({ label: 'Despensa › Granos y harinas' });
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(/categoria=94/);
  await expect(category.locator('option:checked')).toHaveText('Despensa › Granos y harinas');
  await page.getByRole('link', { name: 'Lenteja x 500 g' }).click();

  const dialog = page.getByRole('dialog', { name: 'Corregir la categoría' });
  const correct = async (label: string) => {
    await page.getByRole('button', { name: 'Corregir categoría' }).click();
    await dialog.getByLabel('Categoría').selectOption({ label });
    await dialog.getByLabel('Motivo').fill('Estaba mal puesta');
    await dialog.getByRole('button', { name: 'Guardar categoría' }).click();
    await expect(dialog).toHaveCount(0);
  };
  await correct('Despensa › Panela, miel y dulces');
  await expect(page.getByText('Despensa › Panela, miel y dulces').first()).toBeVisible();
  await correct('Despensa › Granos y harinas');
  await expect(page.getByText('Despensa › Granos y harinas').first()).toBeVisible();
});

test('a paused product is gone for shoppers, and its shop reads why', { tag: '@wide' }, async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const reason = 'La etiqueta no muestra el registro sanitario';
  await enterOperatorPanel(page);
  await open(page, '/operacion/productos?buscar=quinua');
  await page.getByRole('link', { name: 'Quinua real x 500 g' }).click();
  await expectAccessible(page);
  const shopper = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  const productPath = `/producto/${/\d+$/.exec(page.url())?.[0]}`;
  expect((await shopper.goto(productPath))?.status()).toBe(200);

  await page.getByRole('button', { name: 'Pausar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pausar el producto' });
  await dialog.getByRole('button', { name: 'Pausar' }).click();
  await expect(dialog.getByText('Este campo es obligatorio.')).toBeVisible();
  await dialog.getByLabel('Motivo').fill(reason);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Pausar' }).click();
  await expect(page.getByText(`Motivo: ${reason}`).first()).toBeVisible();
  await expect.poll(async () => (await shopper.goto(productPath))?.status()).toBe(404);

  const theirs = await asPerson(browser, baseURL, SHOP);
  await test.step('the shop is told why and cannot show it', async () => {
    expect((await readMail(request, SHOP, /^Pausamos Quinua/)).texto).toContain(reason);
    await open(theirs, productPath.replace('/producto', '/vender/productos'));
    await expect(theirs.getByText('La plataforma pausó este producto')).toBeVisible();
    await expect(theirs.getByText(reason).first()).toBeVisible();
    await open(theirs, '/vender');
    await expect(theirs.getByText(reason)).toBeVisible();
  });

  await page.getByRole('button', { name: 'Quitar la pausa' }).click();
  const lifting = page.getByRole('dialog', { name: 'Quitar la pausa' });
  await lifting.getByRole('button', { name: 'Quitar la pausa' }).click();
  await expect(page.getByRole('button', { name: 'Pausar' })).toBeVisible();
  await expect.poll(async () => (await shopper.goto(productPath))?.status()).toBe(200);
});
