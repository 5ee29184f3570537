import { logIn, registerBuyer, test } from './account-steps.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { open } from './purchase-steps.ts';

const NEW_PASSWORD = 'Panela-Dulce47';

test.describe('password', () => {
  test.use({ allowedErrors: [/400/] });

  test('a changed password ends the other session; the wrong old one is refused', { tag: '@wide' }, async ({
    page,
    browser,
    baseURL,
    request,
  }) => {
    const buyer = await registerBuyer(request);
    const elsewhere = await browser.newPage(baseURL ? { baseURL } : {});
    await logIn(elsewhere, buyer);
    await logIn(page, buyer, '/cuenta/detalles-cuenta');
    const current = page.getByLabel('Contraseña actual');
    const next = page.getByLabel('Nueva contraseña', { exact: true });
    const repeated = page.getByLabel('Confirmar nueva contraseña');
    const save = page.getByRole('button', { name: 'Cambiar contraseña' });

    await next.fill('corta');
    await expect(
      page.getByText(
        'La nueva contraseña debe contener al menos 8 caracteres, una mayúscula y un carácter especial.',
      ),
    ).toBeVisible();
    await next.fill(NEW_PASSWORD);
    await expect(page.getByText('La contraseña cumple con los requisitos.')).toBeVisible();
    await repeated.fill('Panela-Dulce48');
    await current.fill('Equivocada#1');
    await save.click();
    await expect(page.getByText('La nueva contraseña y la confirmación no coinciden')).toBeVisible();
    await expectAccessible(page);
    await repeated.fill(NEW_PASSWORD);
    await save.click();
    await expect(page.getByText('Error al cambiar la contraseña')).toBeVisible();
    await expect(page.getByText('La contraseña actual no es correcta.')).toBeVisible();
    await current.fill(buyer.password);
    await save.click();
    await expect(page.getByText('Contraseña cambiada con éxito')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Hola, Ana' })).toBeVisible();

    await elsewhere.goto('/cuenta/perfil');
    await expect(elsewhere).toHaveURL(/\/login\?returnTo=/);
    await logIn(elsewhere, { ...buyer, password: NEW_PASSWORD });
    await elsewhere.close();
  });
});

test.describe('personal data', () => {
  test.use({ allowedErrors: [/400/] });

  test('are downloaded, a consent is revoked, and the account is closed with the password', {
    tag: '@wide',
  }, async ({ page, request }) => {
    const buyer = await registerBuyer(request);
    await logIn(page, buyer, '/cuenta/detalles-cuenta');
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Descargar mis datos' }).click();
    const stream = await (await downloading).createReadStream();
    let text = '';
    for await (const part of stream) text += part;
    expect(text).toContain(buyer.email);

    await page.getByRole('button', { name: 'Retirar Tratamiento de datos personales' }).click();
    const revoke = page.getByRole('dialog', { name: '¿Retirar la autorización?' });
    await expectAccessible(page);
    await revoke.getByRole('button', { name: 'Retirar' }).click();
    await expect(page.getByText(/Retirada el \d+ de/)).toBeVisible();

    await page.getByRole('button', { name: 'Cerrar mi cuenta' }).click();
    const close = page.getByRole('dialog', { name: '¿Cerrar tu cuenta para siempre?' });
    await close.getByLabel('Contraseña', { exact: true }).fill('Equivocada#1');
    await close.getByRole('button', { name: 'Cerrar para siempre' }).click();
    await expect(close).toContainText('La contraseña no es correcta.');
    await close.getByLabel('Contraseña', { exact: true }).fill(buyer.password);
    await close.getByRole('button', { name: 'Cerrar para siempre' }).click();
    await expect(page).toHaveURL('/');
    await open(page, '/login');
    await page.getByRole('textbox', { name: /Correo/i }).fill(buyer.email);
    await page.getByLabel('Contraseña', { exact: true }).fill(buyer.password);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByText('Usuario no encontrado con los datos proporcionados.')).toBeVisible();
  });
});
