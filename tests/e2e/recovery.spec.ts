import { registerBuyer } from './account-steps.ts';
import { expect, expectAccessible, readMail, test } from './fixtures.ts';
import { open } from './purchase-steps.ts';
import { fillLogin } from './registration-steps.ts';

const PATH = '/olvido-contraseña';

// Before she has chosen a password of her own she is told nothing of the account, not even its cart.
test.use({ allowedErrors: [/403 .*\/api\/carrito/] });

test('a new password comes by mail and has to be changed', { tag: '@wide' }, async ({
  page,
  playwright,
  baseURL,
}) => {
  const caller = await playwright.request.newContext(baseURL ? { baseURL } : {});
  const { email } = await registerBuyer(caller);
  await open(page, '/login');
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(page.getByRole('heading', { name: 'Recuperar contraseña' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('heading', { name: 'Envio de Nueva Contraseña' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  const mail = await readMail(caller, email, /nueva contraseña/);
  await caller.dispose();
  const password = /^\s*(\S{10,})\s*$/m.exec(mail.texto)?.[1] ?? '';
  await page.getByRole('link', { name: 'Iniciar Sesión' }).click();
  await fillLogin(page, email, password);
  await expect(page).toHaveURL('/cuenta/detalles-cuenta');
});

test.describe('an email without account', () => {
  test.use({ allowedErrors: [/status of 400/] });

  test('is told', { tag: '@wide' }, async ({ page }) => {
    await open(page, PATH);
    const email = page.getByRole('textbox', { name: 'Correo electrónico' });
    await email.fill('nadie');
    await email.blur();
    await expect(page.getByText('Por favor, ingrese un correo electrónico válido.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Enviar' })).toBeDisabled();
    await email.fill(`nadie${Date.now()}@correo.co`);
    await page.getByRole('button', { name: 'Enviar' }).click();
    await expect(page.getByRole('alert')).toHaveText('El correo electrónico no se encuentra registrado');
  });
});
