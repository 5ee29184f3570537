import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/domain/demo-password.ts';
import { bogotaDay } from '../../src/domain/spanish-dates.ts';
import { SHOP, SHOP_NAME } from './case-steps.ts';
import { expect, expectAccessible, readMail, test } from './fixtures.ts';
import { addProduct, confirmButton, fillCheckout, open } from './purchase-steps.ts';
import { buyByCard, CASE_ADDRESS, deliver, newEmail, PANTRY } from './rights-steps.ts';
import { photo } from './seller-steps.ts';
import { OPERATOR, openPanelOf } from './session-steps.ts';

async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'sideways scrolling').toBeLessThanOrEqual(0);
  await expectAccessible(page);
}

const caseNumberOf = (page: Page) => page.url().split('/').at(-1) ?? '';

/** From the order: the line's rights, opened, and one of them chosen. */
async function choose(page: Page, order: string, product: string, right: RegExp): Promise<void> {
  await open(page, `/pedido/${order}`);
  await page.locator('summary').filter({ hasText: product }).click();
  await page.locator('details', { hasText: product }).getByRole('link', { name: right }).click();
}

/** What is due, marked as paid by whoever pays; gives what the row of the refund says. */
async function payRefund(operator: Page, order: string): Promise<void> {
  await open(operator, '/operacion/dinero/reembolsos');
  await expectAccessible(operator);
  const row = operator.getByRole('row').filter({ hasText: order });
  await row.getByRole('button', { name: /^Marcar pagado/ }).click();
  const dialog = operator.getByRole('dialog');
  await dialog.getByLabel('Referencia').fill(`ACH-${order}`);
  await dialog.getByRole('button', { name: /^Registrar el pago/ }).click();
  await expect(dialog).toBeHidden();
  await expect(operator.getByRole('row').filter({ hasText: order })).toHaveCount(0);
}

/** All due refunds with an account in one file; gives the reference of the last of them. */
async function sendByFile(operator: Page): Promise<string> {
  await operator.getByRole('button', { name: 'Crear archivo para el banco' }).click();
  const dialog = operator.getByRole('dialog', { name: 'Crear archivo para el banco' });
  const downloading = operator.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Crear archivo de \$/ }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  await expect(dialog).toBeHidden();
  expect(text).toContain(';CAMILA RESTREPO;BANCOLOMBIA;1007;AHORROS;03112345678;');
  return /REEM\d+(?![\s\S]*REEM)/.exec(text)?.[0] ?? '';
}

async function answerOfBank(operator: Page, csv: string): Promise<void> {
  const file = { name: 'banco.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await operator.getByLabel(/^Archivo CSV/).setInputFiles(file);
  await operator.getByRole('button', { name: 'Aplicar respuesta' }).click();
  await expect(operator.getByText('Aplicada')).toBeVisible();
}

async function expectBooksBalanced(operator: Page): Promise<void> {
  await open(operator, '/operacion/dinero/libros');
  await operator.getByRole('button', { name: 'Revisar los libros' }).click();
  await expect(operator.getByText('Los libros cuadran.')).toBeVisible();
}

async function actAs(browser: Browser, baseURL: string | undefined, email: string): Promise<Page> {
  const panel = email === OPERATOR ? 'operacion' : 'vender';
  return openPanelOf(browser, baseURL, panel, email);
}

test('one of three delivered lines comes back, is looked at and refunded, and all three read it', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const email = newEmail();
  const order = await buyByCard(page, email, PANTRY);
  await deliver(baseURL, order, PANTRY);

  await test.step('she files it with a photo in under a minute, and hands it over', async () => {
    const began = Date.now();
    await choose(page, order, PANTRY.rice, /^Quiero devolverlo/);
    await page.getByRole('button', { name: 'Seguir' }).click();
    await page.getByRole('radio', { name: /transportadora/ }).check();
    await page.getByLabel('Agregar fotos').setInputFiles(await photo('#8a5a2b'));
    await expectFits(page);
    await page.getByRole('button', { name: 'Seguir' }).click();
    // Her part of the freight goes back with the rice: 'todas las sumas pagadas'.
    await expect(page.getByText('Envío de ida que le toca')).toBeVisible();
    await expectFits(page);
    await page.getByRole('checkbox', { name: /^Lo devuelvo como me llegó/ }).check();
    await page.getByRole('button', { name: 'Devolver', exact: true }).click();
    await expect(page).toHaveURL(CASE_ADDRESS);
    expect(Date.now() - began, 'milliseconds to file it').toBeLessThan(60_000);
    await expect(page.getByRole('img', { name: 'Tus fotos: foto 1 de 1' })).toBeVisible();
    await page.getByRole('combobox', { name: /^Transportadora/ }).fill('Servientrega');
    await page.getByRole('textbox', { name: /^Número de guía/ }).fill('SE-200');
    await page.getByRole('button', { name: 'Ya lo entregué' }).click();
    await expect(page.getByText('Mandaste el paquete de vuelta')).toBeVisible();
  });
  const number = caseNumberOf(page);

  const shop = await actAs(browser, baseURL, SHOP);
  await shop.setViewportSize({ width: 390, height: 844 });
  await test.step('the shop is told, receives it, looks at it with a photo and accepts it', async () => {
    await readMail(request, SHOP, new RegExp(number));
    await open(shop, `/vender/casos/${number}`);
    await expect(shop.getByText('Servientrega SE-200')).toBeVisible();
    await shop.getByRole('button', { name: /^Fotos de Camila/ }).click();
    await expect(shop.getByRole('dialog').getByRole('img', { name: 'Foto 1 de 1' })).toBeVisible();
    await expectFits(shop);
    await shop.keyboard.press('Escape');
    await shop.getByRole('button', { name: 'Ya lo recibí' }).click();
    await shop.getByRole('dialog').getByRole('button', { name: 'Ya lo recibí' }).click();
    await shop.getByLabel('Agregar fotos').setInputFiles(await photo('#335577'));
    await expect(shop.getByRole('button', { name: /^Tus fotos/ })).toBeVisible();
    await expectFits(shop);
    await shop.getByRole('button', { name: 'Volvió bien: aceptar' }).click();
    await shop.getByLabel(/^Lo que volvió se puede vender otra vez/).check();
    await shop.getByRole('dialog').getByRole('button', { name: 'Volvió bien: aceptar' }).click();
    await expect(shop.getByText('Se le devuelve la plata a tu cliente.')).toBeVisible();
  });

  await test.step('she reads what goes back, where to and until when', async () => {
    await readMail(request, email, /reembols|devoluci/i);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Te devolvemos la plata' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Lo que recibes' })).toBeVisible();
    await expect(page.getByText('A la tarjeta •••• 0326').first()).toBeVisible();
    await expectFits(page);
  });

  await test.step('an operator pays it, her page says so, and the books balance', async () => {
    const operator = await actAs(browser, baseURL, OPERATOR);
    await open(operator, `/operacion/casos/${number}`);
    await expectFits(operator);
    await payRefund(operator, order);
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Te devolvimos la plata el / })).toBeVisible();
    await expectBooksBalanced(operator);
    await operator.context().close();
  });
  await shop.context().close();
});

test.describe('paid at the door', () => {
  // An account that is not her own.
  test.use({ allowedErrors: [/400/] });

  test('of two bags of beans paid at the door the shop offers one; who takes it says where her money goes, and the bank brings it', {
    // One file for the bank holds all that is due.
    tag: '@phone',
  }, async ({ page, browser, baseURL, request }) => {
    const email = newEmail();
    for (const product of [PANTRY.products[0], PANTRY.products[0]]) await addProduct(page, product);
    await open(page, '/checkout');
    const { document } = await fillCheckout(page, 'Pago en casa');
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
    await expect(page.locator('dt:text-is("Envío") + dd')).toHaveText(/^\$ /);
    const amount = Number((await confirmButton(page).textContent())?.replace(/\D/g, ''));
    await confirmButton(page).click();
    await expect(page).toHaveURL(/\/response-compra\?.*pedido=\d+$/);
    const order = new URL(page.url()).searchParams.get('pedido') ?? '';
    await deliver(baseURL, order, PANTRY);
    await collectAtDoor(request, { order, amount });

    await test.step('she asks for her money under the warranty; nobody asks for an account yet', async () => {
      await choose(page, order, PANTRY.beans, /^Se dañó después/);
      await page.getByLabel('Que me devuelvan la plata').check();
      await page.getByLabel('¿Qué le pasa?').fill('Las dos bolsas salieron con gorgojo al abrirlas.');
      await page.getByLabel('Agregar fotos').setInputFiles(await photo('#999999'));
      await expectFits(page);
      await page.getByRole('button', { name: 'Pedir la garantía' }).click();
      await expect(page).toHaveURL(CASE_ADDRESS);
      await expect(page.getByText('¿A dónde te devolvemos la plata?')).toHaveCount(0);
    });
    const number = caseNumberOf(page);

    await test.step('the shop offers one of two, sees what it costs, and says why', async () => {
      const shop = await actAs(browser, baseURL, SHOP);
      await shop.setViewportSize({ width: 390, height: 844 });
      await open(shop, `/vender/casos/${number}`);
      await shop.getByRole('button', { name: 'Ofrecer una parte' }).click();
      const dialog = shop.getByRole('dialog', { name: 'Ofrecer una parte' });
      await expect(dialog.getByText(/^Tu cliente recibe \$ [\d.]+\. Te cuesta \$ [\d.]+\.$/)).toBeVisible();
      await expectFits(shop);
      await dialog.getByRole('button', { name: 'Ofrecer una parte' }).click();
      await expect(dialog.getByText('Cuéntalo en al menos 20 letras.')).toBeVisible();
      await dialog.getByLabel('¿Por qué una parte?').fill('En la foto solo se ve dañada una de las dos.');
      await dialog.getByRole('button', { name: 'Ofrecer una parte' }).click();
      await expect(shop.getByText('Si tu cliente no responde, vale tu oferta.')).toBeVisible();
      await shop.context().close();
    });

    await test.step('she takes it, and gives an account that is her own', async () => {
      await readMail(request, email, new RegExp(`${number}`));
      await page.reload();
      await expect(
        page.getByRole('heading', { level: 1, name: `${SHOP_NAME} ofrece devolverte una parte` }),
      ).toBeVisible();
      await expect(page.getByText('1 de 2 unidades')).toBeVisible();
      await expectFits(page);
      await page.getByRole('button', { name: 'Aceptar esta parte' }).click();
      const account = page.getByRole('region', { name: '¿A dónde te devolvemos la plata?' });
      await account.getByLabel('Cuenta de ahorros').check();
      await account.getByLabel('Banco').selectOption('Bancolombia');
      await account.getByLabel('Número de cuenta').fill('0311 2345678');
      await account.getByLabel('Titular', { exact: true }).fill('Pedro Gómez');
      await account.getByLabel('Documento del titular').fill('99.999.999');
      await account.getByRole('button', { name: 'Guardar' }).click();
      await expect(account.getByText('La cuenta debe ser de Camila Restrepo.')).toBeVisible();
      await expect(account.getByText('El documento debe ser el de la compra.')).toBeVisible();
      await expectFits(page);
      await account.getByLabel('Titular', { exact: true }).fill('Camila Restrepo');
      await account.getByLabel('Documento del titular').fill(document);
      await account.getByRole('button', { name: 'Guardar' }).click();
      await expect(account).toBeHidden();
      await expect(page.getByText('Bancolombia •••• 5678, de Camila Restrepo')).toBeVisible();
    });

    await test.step('the operator sends it by a file for the bank, whose answer pays it', async () => {
      const operator = await actAs(browser, baseURL, OPERATOR);
      await open(operator, '/operacion/dinero/reembolsos');
      const row = operator.getByRole('row').filter({ hasText: order });
      await expect(row).toContainText('03112345678');
      await expect(row).toContainText(`Camila Restrepo · ${document}`);
      await expect(row.getByRole('button', { name: 'Copiar: 03112345678' })).toBeVisible();
      await expectFits(operator);
      const reference = await sendByFile(operator);
      await expect(row).toContainText('En el banco, archivo N.º');
      await expectFits(operator);
      await answerOfBank(operator, `REFERENCIA;ESTADO;REFERENCIA_BANCO\n${reference};PAGADO;ACH-9\n`);
      await expect(row).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('heading', { name: /^Te devolvimos la plata el / })).toBeVisible();
      await expectBooksBalanced(operator);
      await operator.context().close();
    });
  });
});

test('a payment is taken back by the bank: cause, day and the certificate that it asks for', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail();
  const order = await buyByCard(page, email, PANTRY);
  await deliver(baseURL, order, PANTRY);
  await choose(page, order, PANTRY.rice, /^Pedirle la plata a tu banco/);
  await page.getByLabel('¿Qué pasó?').fill('El arroz llegó mojado y con moho: no sirve.');
  await expectFits(page);
  await page.getByLabel('Causa').selectOption({ label: 'El producto es defectuoso' });
  await page.getByLabel('¿Desde cuándo lo sabes?').fill(bogotaDay(Date.now()));
  await page.getByRole('button', { name: 'Pedir la reversión' }).click();
  await expect(page).toHaveURL(CASE_ADDRESS);
  const certificate = page.getByRole('link', { name: /^Constancia para tu banco/ });
  const paper = await page.request.get((await certificate.getAttribute('href')) ?? '');
  expect(paper.headers()['content-type']).toBe('application/pdf');
  expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await expectFits(page);

  const number = caseNumberOf(page);
  const shop = await actAs(browser, baseURL, SHOP);
  await open(shop, `/vender/casos/${number}`);
  await expect(shop.getByText('El producto es defectuoso')).toBeVisible();
  await expect(shop.getByText('Si no respondes a tiempo, decidimos nosotros sin tu versión.')).toBeVisible();
  await expectFits(shop);
  await shop.context().close();
});

/** The carrier has the cash of the kitchen's package. */
async function collectAtDoor(
  caller: APIRequestContext,
  { order, amount }: { order: string; amount: number },
): Promise<void> {
  const entered = await caller.post('/api/operacion/entrar', {
    data: { email: OPERATOR, password: DEMO_PASSWORD },
  });
  expect(entered.ok(), await entered.text()).toBe(true);
  const collected = await caller.post(`/api/operacion/pedido/${order}/paquete/${PANTRY.sellerId}/recaudo`, {
    data: { amount, collectedBy: 'carrier' },
  });
  expect(collected.ok(), await collected.text()).toBe(true);
}
