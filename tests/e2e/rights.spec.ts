import type { Page } from '@playwright/test';
import { logIn, test } from './account-steps.ts';
import { expect, expectAccessible, readMail } from './fixtures.ts';
import { open } from './purchase-steps.ts';
import { buyByCard, CASE_ADDRESS, caseLinkIn, deliver, KITCHEN, newEmail } from './rights-steps.ts';

async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'sideways scrolling').toBeLessThanOrEqual(0);
  await expectAccessible(page);
}

test('one of three delivered lines is given back in three steps, and handed over', async ({
  page,
  baseURL,
  request,
}) => {
  const email = newEmail();
  const number = await buyByCard(page, email);
  await deliver(baseURL, number);
  await open(page, `/pedido/${number}`);
  const rows = page.locator('summary').filter({ hasText: '¿Algo salió mal?' });
  await expect(rows).toHaveCount(3);
  const row = rows.filter({ hasText: KITCHEN.pan });
  await expect(row).toContainText('Te quedan 5 días hábiles');
  await row.click();
  await expectFits(page);

  await page.getByRole('link', { name: /^Quiero devolverlo/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^¿Qué devuelves\?/ })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: KITCHEN.pan })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: KITCHEN.pot })).not.toBeChecked();
  await page.getByRole('button', { name: 'No me sirvió' }).click();
  await expectFits(page);
  await page.getByRole('button', { name: 'Seguir' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^¿Cómo lo mandas\?/ })).toBeFocused();
  await page.getByRole('radio', { name: /transportadora/ }).check();
  await expectFits(page);
  // Back keeps what was answered.
  await page.goBack();
  await expect(page.getByRole('button', { name: 'No me sirvió' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Seguir' }).click();
  await page.getByRole('button', { name: 'Seguir' }).click();
  await expect(page.getByText('Recibes')).toBeVisible();
  await expect(page.getByText('A la tarjeta •••• 0326')).toBeVisible();
  const confirm = page.getByRole('button', { name: 'Devolver', exact: true });
  await expect(confirm).toBeDisabled();
  await page.getByRole('checkbox', { name: /^Lo devuelvo como me llegó/ }).check();
  await expectFits(page);
  await confirm.click();

  await expect(page).toHaveURL(CASE_ADDRESS);
  await expect(page.getByRole('status').filter({ hasText: 'Quedó radicado' })).toBeVisible();
  await expectFits(page);
  await readMail(request, email, /^Recibimos tu caso PZ-/);
  await page.getByRole('combobox', { name: /^Transportadora/ }).fill('Servientrega');
  await page.getByRole('textbox', { name: /^Número de guía/ }).fill('SE-100');
  await page.getByRole('button', { name: 'Ya lo entregué' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Tu plata, a más tardar el / })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Guía SE-100');
  await page.getByRole('textbox', { name: 'Escribe un mensaje' }).fill('Ya va, llámame al 310 456 7821');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText('Ya va, llámame al [dato oculto]')).toBeVisible();
  await expectFits(page);

  // In the place of the row stands the case; the other two lines keep theirs.
  await open(page, `/pedido/${number}`);
  await expect(page.getByRole('link', { name: /^Caso PZ-.* · Va de vuelta$/ })).toBeVisible();
  await expect(page.locator('summary').filter({ hasText: '¿Algo salió mal?' })).toHaveCount(2);
});

test('a line is cancelled before its label exists, and its money is on its way back', async ({ page }) => {
  const number = await buyByCard(page, newEmail());
  await open(page, `/pedido/${number}`);
  const row = page.locator('summary').filter({ hasText: KITCHEN.pot });
  await expect(row).toContainText('Puedes cancelar sin costo');
  await row.click();
  await page
    .getByRole('link', { name: /^Cancelar, sin costo/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cancelar la compra' })).toBeVisible();
  await expect(page.getByText('Recibes')).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: 'Cancelar sin costo' }).click();
  await expect(page).toHaveURL(CASE_ADDRESS);
  await expect(page.getByRole('heading', { level: 1, name: 'Te devolvemos la plata' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /^Tu plata, a más tardar el / })).toBeVisible();
  await expectFits(page);
  await open(page, `/pedido/${number}`);
  await expect(page.getByRole('main')).toContainText('Reembolsos');
});

test.describe('petitions', () => {
  // The wrong digits.
  test.use({ allowedErrors: [/403/] });

  test('a guest files a petition, gets its number at once and follows it by the link of her mail', async ({
    page,
    browser,
    baseURL,
    request,
  }) => {
    const email = newEmail();
    await open(page, '/');
    await page.getByRole('link', { name: 'Peticiones, quejas y reclamos' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Peticiones, quejas y reclamos' }),
    ).toBeVisible();
    await expectFits(page);
    await page.getByRole('button', { name: 'Radicar' }).click();
    await expect(page.getByRole('textbox', { name: 'Nombre completo' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Nombre completo' }).fill('Lucía Ríos');
    await page.getByRole('textbox', { name: 'Número de documento' }).fill('52.418.901');
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
    await page.getByRole('textbox', { name: 'Cuéntanos' }).fill('Quiero saber a nombre de quién facturan.');
    await page.getByRole('button', { name: 'Radicar' }).click();
    await expect(page).toHaveURL(CASE_ADDRESS);
    const number = page.url().split('/').at(-1) ?? '';
    await expect(page.getByRole('status').filter({ hasText: number })).toBeVisible();
    await expectFits(page);

    const mail = await readMail(request, email, new RegExp(`^Recibimos tu caso ${number}`));
    const elsewhere = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
    await open(elsewhere, '/pqr');
    await elsewhere.getByRole('textbox', { name: 'Número de radicado' }).fill(number.toLowerCase());
    await elsewhere.getByRole('button', { name: 'Ver cómo va' }).click();
    await expect(elsewhere.getByText('el caso se abre con el enlace del correo')).toBeVisible();
    await expect(elsewhere.getByText('Quiero saber a nombre')).toBeHidden();
    await expectFits(elsewhere);
    await open(elsewhere, caseLinkIn(mail.texto));
    const digits = elsewhere.getByRole('textbox', { name: /^Últimos 4 dígitos/ });
    await digits.fill('1111');
    await elsewhere.getByRole('button', { name: 'Ver mi caso' }).click();
    await expect(elsewhere.getByText(/^Los dígitos no coinciden/)).toBeVisible();
    await digits.fill('8901');
    await elsewhere.getByRole('button', { name: 'Ver mi caso' }).click();
    await expect(elsewhere.getByText('Quiero saber a nombre de quién facturan.')).toBeVisible();
    await expect(elsewhere).toHaveURL(CASE_ADDRESS);
    await elsewhere.context().close();
  });
});

test('an account without cases says so, and the withdrawal is explained with its button', async ({
  page,
  buyer,
}) => {
  await logIn(page, buyer, '/cuenta/casos');
  await expect(page.getByText('No tienes casos. Ojalá siga así.')).toBeVisible();
  await expectFits(page);
  await page.getByRole('link', { name: 'Retracto y devoluciones' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Derecho de retracto' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ejercer mi retracto' })).toHaveAttribute(
    'href',
    '/cuenta/pedidos',
  );
  await expectFits(page);
});

test('what was answered stays when the connection is gone', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/pqr');
  await page.getByRole('textbox', { name: 'Nombre completo' }).fill('Lucía Ríos');
  await page.getByRole('textbox', { name: 'Número de documento' }).fill('52418901');
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(newEmail());
  const story = page.getByRole('textbox', { name: 'Cuéntanos' });
  await story.fill('Quiero que me borren de la lista de correos.');
  await page.route('**/api/casos', (route) => route.fulfill({ status: 200, body: 'no json' }));
  await page.getByRole('button', { name: 'Radicar' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No se envió.' })).toBeVisible();
  await expect(story).toHaveValue('Quiero que me borren de la lista de correos.');
  await page.unroute('**/api/casos');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page).toHaveURL(CASE_ADDRESS);
});
