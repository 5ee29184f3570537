import type { Browser, Page } from '@playwright/test';
import {
  BUYER_NAME,
  enterAsColleague,
  logInAsBuyer,
  openWarranty,
  readOwnCase,
  SHOP,
  SHOP_NAME,
} from './case-steps.ts';
import { expect, expectAccessible, readMail, test } from './fixtures.ts';
import { open } from './purchase-steps.ts';
import { photo } from './seller-steps.ts';
import { enterPanel, OPERATOR, openPanelOf } from './session-steps.ts';

const STORY = 'El arroz llegó con gorgojo y la bolsa rota por un lado.';
const REFUSAL = 'Salió entero y con doble bolsa; si se rompió fue en el camino.';
const REASON = 'Las fotos muestran la bolsa rota al abrirla: el riesgo es de quien vende hasta la entrega.';
const FINAL = 'Volvimos a mirar las fotos y el empaque: la primera decisión dio menos de lo que toca.';

async function phoneOf(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  return context.newPage();
}

test('a warranty that the shop refuses is decided, appealed, and decided by another operator', {
  tag: '@phone',
}, async ({ page, browser, baseURL, request }) => {
  const hers = await phoneOf(browser, baseURL);
  await logInAsBuyer(hers);
  const number = await openWarranty(hers.request, 3, STORY);

  await test.step('the shop finds it in its menu, shows a photo and refuses', async () => {
    const shop = await phoneOf(browser, baseURL);
    await enterPanel(shop, 'vender', SHOP);
    await open(shop, '/vender/casos');
    await expectAccessible(shop);
    await shop.getByRole('link', { name: new RegExp(number) }).click();
    await expect(shop.getByText(STORY)).toBeVisible();
    await expect(shop.getByText('Si no respondes a tiempo, la solicitud queda aceptada.')).toBeVisible();
    await expectAccessible(shop);
    await shop.getByLabel('Agregar fotos').setInputFiles(await photo('#335577'));
    await expect(shop.getByRole('button', { name: /^Tus fotos/ })).toBeVisible();
    await shop.getByRole('button', { name: 'No aceptar' }).click();
    const dialog = shop.getByRole('dialog', { name: 'No aceptar' });
    await dialog.getByRole('button', { name: 'No aceptar' }).click();
    await expect(dialog.getByText('Cuéntalo en al menos 20 letras.')).toBeVisible();
    await dialog.getByLabel('¿Por qué no aceptas?').fill(REFUSAL);
    await expectAccessible(shop);
    await dialog.getByRole('button', { name: 'No aceptar' }).click();
    await expect(dialog).toBeHidden();
    await expect(shop.getByText('Le toca a tu cliente.')).toBeVisible();
    await expect(shop.getByRole('button', { name: 'No aceptar' })).toHaveCount(0);
    await shop.context().close();
  });

  await test.step('she reads why, and asks the marketplace to decide', async () => {
    await open(hers, `/caso/${number}`);
    await expect(hers.getByText(REFUSAL).first()).toBeVisible();
    await expectAccessible(hers);
    await hers.getByRole('button', { name: 'Pide que Plazuela decida' }).click();
    await hers.getByRole('button', { name: 'Pedir la decisión' }).click();
    await expect(hers.getByRole('heading', { level: 1, name: 'Estamos decidiendo tu caso' })).toBeVisible();
    await expectAccessible(hers);
  });

  await test.step('an operator reads both and decides other than the rule suggests', async () => {
    await enterPanel(page, 'operacion', OPERATOR);
    await open(page, '/operacion/casos?estado=esperan');
    await expectAccessible(page);
    await page.getByRole('link', { name: new RegExp(number) }).click();
    const [his, theirs] = [
      page.getByRole('region', { name: 'La versión de quien compra' }),
      page.getByRole('region', { name: 'La versión de la tienda' }),
    ];
    await expect(his).toContainText(STORY);
    await expect(theirs).toContainText(REFUSAL);
    await expect(theirs).toContainText('Mandó una foto');
    const ruling = page.getByRole('region', { name: 'Decisión', exact: true });
    await expect(ruling).toContainText('Ley 1480 de 2011');
    await expect(ruling.getByLabel('Cambiarlo')).toBeChecked();
    await expect(ruling.getByText('No se mueve plata con esta decisión.')).toBeVisible();
    await ruling.getByLabel('No procede').check();
    await ruling.getByRole('button', { name: 'Decidir y avisar a los dos' }).click();
    await expect(ruling.getByText('Explica tu razón en al menos 40 letras')).toBeVisible();
    await expect(ruling.getByText('Di por qué cambias lo que sugiere la regla')).toBeVisible();
    await ruling.getByLabel('Devolver todo').check();
    await expect(ruling.getByText(/^Cuadra: sale /)).toBeVisible();
    await ruling.getByLabel('No procede').check();
    await ruling.getByLabel('Tu razón').fill(REASON);
    await ruling.getByLabel('¿Por qué no sigues lo sugerido?').fill('La tienda probó el empaque');
    await expectAccessible(page);
    await ruling.getByRole('button', { name: 'Decidir y avisar a los dos' }).click();
    const dialog = page.getByRole('dialog', { name: /No procede/ });
    await expect(dialog).toContainText(BUYER_NAME);
    await expect(dialog).toContainText(SHOP_NAME);
    await dialog.getByRole('button', { name: 'Decidir y avisar a los dos' }).click();
    await expect(dialog).toBeHidden();
    await expect(ruling).toContainText('La decisión');
  });

  await test.step('she reads the reason and appeals; who decided first may not decide again', async () => {
    await readMail(request, 'compradora@plazuela.test', new RegExp(number));
    await open(hers, `/caso/${number}`);
    await expect(hers.getByRole('heading', { level: 1, name: 'No se concedió' })).toBeVisible();
    await expect(hers.getByText(REASON).first()).toBeVisible();
    await expect(hers.getByText(/^Puedes apelar hasta el \S{3} \d/)).toBeVisible();
    await hers.getByRole('button', { name: 'Apelar la decisión' }).click();
    await hers.getByLabel('¿Por qué no estás de acuerdo?').fill('La foto de la tienda es de otra bolsa.');
    await expectAccessible(hers);
    await hers.getByRole('button', { name: 'Enviar la apelación' }).click();
    await expect(
      hers.getByRole('heading', { level: 1, name: 'Otra persona de nuestro equipo revisa la decisión' }),
    ).toBeVisible();
    await page.reload();
    await expect(page.getByText('Tú decidiste la primera vez.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Decidir y avisar a los dos' })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('another operator decides on the phone, and it is the last word', async () => {
    const other = await phoneOf(browser, baseURL);
    await enterAsColleague(other, page);
    await open(other, `/operacion/casos/${number}`);
    await other.setViewportSize({ width: 1440, height: 900 });
    await expectAccessible(other);
    await other.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(other);
    const ruling = other.getByRole('region', { name: 'Decisión', exact: true });
    await ruling.getByLabel('Devolver todo').check();
    await expect(ruling.getByText(/^Cuadra: sale /)).toBeVisible();
    // The bar under the thumb leads to what is missing.
    await other.getByRole('button', { name: 'Decidir', exact: true }).click();
    await expect(ruling.getByLabel('Tu razón')).toBeFocused();
    await ruling.getByLabel('Tu razón').fill(FINAL);
    await ruling.getByLabel('¿Por qué no sigues lo sugerido?').fill('Ya no hay existencias para cambiarlo');
    await other.getByRole('button', { name: 'Decidir', exact: true }).click();
    const dialog = other.getByRole('dialog', { name: /Devolver todo/ });
    await expect(dialog).toContainText('$ 19.900');
    await dialog.getByRole('button', { name: 'Decidir y avisar a los dos' }).click();
    await expect(dialog).toBeHidden();
    expect(await readOwnCase(hers.request, number)).toMatchObject({
      resultado: 'reembolso',
      motivoDecision: FINAL,
      acciones: [],
    });
    await other.context().close();
  });

  await test.step('the shop reads it, and has nothing left to do', async () => {
    const shop = await openPanelOf(browser, baseURL, 'vender', SHOP);
    await open(shop, `/vender/casos/${number}`);
    await expect(shop.getByText(FINAL).first()).toBeVisible();
    await expect(shop.getByRole('button', { name: 'Apelar la decisión' })).toHaveCount(0);
    await shop.keyboard.press('Control+k');
    await shop.getByRole('combobox').fill(number);
    await expect(shop.getByRole('option', { name: new RegExp(number) })).toBeVisible();
  });
});
