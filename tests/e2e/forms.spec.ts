import { expect, test } from './fixtures.ts';
import { open } from './purchase-steps.ts';

test.describe('refused', () => {
  test.use({ allowedErrors: [/status of 400/] });

  test('a refused form keeps what was typed and puts the focus on its first wrong field', async ({
    page,
  }) => {
    await open(page, '/contact');
    const email = page.getByRole('textbox', { name: 'Correo electrónico' });
    const message = page.getByRole('textbox', { name: 'Mensaje' });
    await page.getByRole('textbox', { name: 'Nombre' }).fill('Ana');
    await email.fill('ana@');
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(email).toBeFocused();
    await expect(message).toHaveAttribute('aria-invalid', 'true');
    await email.fill('ana@plazuela.test');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await message.fill('¿Tienen tienda en Tunja?');
    const campos = { mensaje: 'Escríbelo de otra manera.' };
    await page.route('**/api/contacto', (route) =>
      route.fulfill({
        status: 400,
        json: { status: false, code: 'invalid-input', message: 'Revisa.', campos },
      }),
    );
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page.getByText('Escríbelo de otra manera.')).toBeVisible();
    await expect(message).toBeFocused();
    await expect(message).toHaveValue('¿Tienen tienda en Tunja?');
  });
});

test('a form that is clicked twice is sent once', async ({ page }) => {
  await open(page, '/contact');
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Ana');
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('ana@plazuela.test');
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('¿Tienen tienda en Tunja?');
  let sent = 0;
  await page.route('**/api/contacto', (route) => {
    sent += 1;
    return route.continue();
  });
  // In one turn of the browser, before the page could say that it is busy.
  await page.getByRole('button', { name: 'Enviar mensaje' }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByText(/Tu número de radicado es/)).toBeVisible();
  expect(sent).toBe(1);
});
