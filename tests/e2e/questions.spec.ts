import { logIn, test } from './account-steps.ts';
import { expect, expectAccessible, readMail, waitForHydration } from './fixtures.ts';
import { open } from './purchase-steps.ts';

const owner = { email: 'vendedor@plazuela.test', password: 'Plazuela#2026' };

test.use({ allowedErrors: [/401/] });

test('a buyer asks, the shop answers, and every shopper sees it without contact details', {
  tag: '@wide',
}, async ({ page, buyer, browser, request }) => {
  const question = `¿Llega maduro? Lote ${Date.now() % 100_000}`;
  await open(page, '/producto/1');
  const section = page.getByRole('region', { name: 'Preguntas' });
  await section.getByRole('button', { name: 'Hacer una pregunta' }).click();
  await section.getByRole('button', { name: 'Enviar pregunta' }).click();
  await expect(section.getByText('Este campo es obligatorio.')).toBeVisible();
  await section.getByLabel('Tu pregunta').fill(`${question}. Mi cel es 310 456 78 21`);
  await expectAccessible(page);
  await section.getByRole('button', { name: 'Enviar pregunta' }).click();

  // Logged out: the login comes between, and what was typed is still there.
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await waitForHydration(page);
  await page.getByRole('textbox', { name: /Correo/i }).fill(buyer.email);
  await page.getByLabel(/^Contraseña/).fill(buyer.password);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/producto\/1#preguntar$/);
  await expect(section.getByLabel('Tu pregunta')).toHaveValue(new RegExp(question.slice(1, 12)));
  await section.getByRole('button', { name: 'Enviar pregunta' }).click();
  await expect(section.getByText('Recibimos tu pregunta.')).toBeVisible();

  const work = await browser.newContext();
  const desk = await work.newPage();
  await logIn(desk, owner);
  await open(desk, '/vender/preguntas');
  const card = desk.getByRole('listitem').filter({ hasText: question });
  await expect(card).toContainText('[dato oculto]');
  await expect(card).not.toContainText('310 456');
  await expectAccessible(desk);
  await card.getByLabel('Tu respuesta').fill('Sí, y cuesta $ 8.400.');
  await card.getByRole('button', { name: 'Responder' }).click();
  await expect(card).toBeHidden();
  await desk.getByRole('link', { name: 'Respondidas' }).click();
  await expect(card).toContainText('Sí, y cuesta $ 8.400.');
  await card.getByRole('button', { name: 'Cambiar respuesta' }).click();
  await card.getByLabel('Tu respuesta').fill('Sí, y cuesta $ 8.500.');
  await card.getByRole('button', { name: 'Guardar' }).click();
  await expect(card).toContainText('Sí, y cuesta $ 8.500.');
  await work.close();

  const shopper = await (await browser.newContext()).newPage();
  await expect(async () => {
    await shopper.goto('/producto/1');
    await expect(shopper.getByText(question)).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(shopper.getByText('Sí, y cuesta $ 8.500.').first()).toBeVisible();
  await expectAccessible(shopper);
  await shopper.context().close();
  await readMail(request, buyer.email, /respondió tu pregunta/);
});

test('a shop replies to a review and the product shows it', { tag: '@wide' }, async ({ page }) => {
  await logIn(page, owner);
  await open(page, '/vender/valoraciones');
  await expectAccessible(page);
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Responder' }) })
    .first();
  const address = await card.getByRole('link').getAttribute('href');
  const reply = `Gracias por contarnos ${Date.now()}`.replace(/\d{4}$/, '');
  await card.getByRole('button', { name: 'Responder' }).click();
  await page.getByLabel('Tu respuesta').fill(reply);
  await page.getByRole('button', { name: 'Publicar respuesta' }).click();
  await expect(page.getByText('Publicamos tu respuesta.').first()).toBeVisible();
  await open(page, address ?? '');
  await page.getByRole('tab', { name: 'Valoraciones', exact: true }).click();
  await expect(page.getByText(/^Respuesta de /).first()).toBeVisible();
});

test.describe('when a part of the program does not come', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('whoever wants to ask is told', { tag: '@wide' }, async ({ page }) => {
    await page.route('**/question-form-*.js', (route) => route.abort());
    await open(page, '/producto/1');
    const section = page.getByRole('region', { name: 'Preguntas' });
    await section.getByRole('button', { name: 'Hacer una pregunta' }).click();
    await expect(section.getByRole('alert')).toContainText('No pudimos conectarnos.');
    await page.unroute('**/question-form-*.js');
    await section.getByRole('button', { name: 'Hacer una pregunta' }).click();
    await expect(section.getByLabel('Tu pregunta')).toBeVisible();
  });
});
