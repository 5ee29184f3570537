import { expect, expectAccessible, test } from './fixtures.ts';
import { open } from './purchase-steps.ts';
import {
  askForCode,
  box,
  fillBuyerForm,
  fillLogin,
  greeting,
  newcomer,
  readCode,
  verifyPhone,
} from './registration-steps.ts';

const ROOT = '/registro-usuario';

test('a buyer registers with the code of the message, logs in, is greeted and logs out', {
  tag: '@phone',
}, async ({ page }) => {
  const person = newcomer('marcela');
  await open(page, '/registro-seleccion');
  await page.getByRole('link', { name: /Crear cuenta personal/ }).click();
  await expect(page).toHaveURL(ROOT);
  await expect(page.getByRole('button', { name: 'Validar teléfono' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Completar' })).toBeDisabled();
  await askForCode(page, ROOT, person);
  await verifyPhone(page, ROOT, person);
  await expectAccessible(page);
  await fillBuyerForm(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByText('Registro creado con éxito')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ahora puedes empezar a comprar' })).toBeVisible();
  await expect(page).toHaveURL(`${ROOT}/validacion-cuenta`);
  expect(await page.evaluate(() => localStorage.getItem('registroUsuario'))).toBeNull();
  await expect(page).toHaveURL('/login');

  await fillLogin(page, person.email);
  await expect(page).toHaveURL('/cuenta/perfil');
  await greeting(page, 'Marcela').click();
  await expect(page.getByRole('link', { name: 'Pedidos' }).first()).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/');
  await expect(greeting(page, 'Marcela')).toBeHidden();
  const stored = await page.evaluate(() => [
    localStorage.getItem('userData'),
    localStorage.getItem('userDataExpiry'),
  ]);
  expect(stored).toEqual([null, null]);
});

test.describe('refusals', () => {
  test.use({ allowedErrors: [/status of 4\d\d/] });

  test('the boxes go on, take a pasted code and forget a wrong one', { tag: '@phone' }, async ({ page }) => {
    const person = newcomer('paola');
    await askForCode(page, ROOT, person);
    const right = await readCode(page, person);
    const wrong = String((Number(right) + 1) % 10_000).padStart(4, '0');
    await box(page, 1).click();
    await page.keyboard.type(wrong.slice(0, 2));
    await expect(box(page, 3)).toBeFocused();
    await page.keyboard.press('Backspace');
    await expect(box(page, 2)).toHaveValue('');
    await expect(box(page, 2)).toBeFocused();
    await page.keyboard.type(wrong.slice(1));
    await expect(page.getByText('Código de verificación incorrecto')).toBeVisible();
    for (const number of [1, 2, 3, 4]) await expect(box(page, number)).toHaveValue('');
    await expect(box(page, 1)).toBeFocused();
    await expectAccessible(page);
    await box(page, 1).evaluate((element, code) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', `${code.slice(0, 2)} ${code.slice(2)}`);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, right);
    await expect(page.getByText('Teléfono agregado exitosamente')).toBeVisible();
    await expect(page).toHaveURL(ROOT);
    await expect(page.getByText('Listo')).toHaveCount(2);
    const draft = await page.evaluate(() => JSON.parse(localStorage.getItem('registroUsuario') ?? '{}'));
    expect(draft).toMatchObject({
      emaUsuario: person.email,
      celUsuario: person.phone,
      celUsuarioDespuesSms: person.phone,
      indEstado: 0,
    });
  });

  test('another code has to wait, and the server says so too', { tag: '@wide' }, async ({ page }) => {
    await page.clock.install();
    await askForCode(page, ROOT, newcomer('irene'));
    await expect(page.getByRole('button', { name: /Reenviar código en \d+ s/ })).toBeDisabled();
    await page.clock.fastForward(61_000);
    await page.getByRole('button', { name: 'Reenviar código' }).click();
    await expect(page.getByText('Espera un momento antes de pedir otro código.')).toBeVisible();
  });

  test('the email and the phone must be right before anything is sent', { tag: '@phone' }, async ({
    page,
  }) => {
    await open(page, `${ROOT}/email`);
    const email = page.getByRole('textbox', { name: 'Correo electrónico' });
    await email.fill('marcela@correo');
    await email.blur();
    await expect(page.getByText('Por favor, ingrese un correo electrónico válido.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continuar' })).toBeDisabled();
    await email.fill(newcomer('rosa').email);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('textbox', { name: 'Número de teléfono' }).fill('31a 045');
    await expect(page.getByRole('textbox', { name: 'Número de teléfono' })).toHaveValue('31045');
    await page.getByRole('button', { name: 'Enviar código' }).click();
    await expect(
      page.getByText('Por favor, ingrese un número de teléfono válido (10 dígitos).'),
    ).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Número de teléfono' })).toBeFocused();
  });
});

test('an email with an account leads to the login', { tag: '@wide' }, async ({ page }) => {
  await open(page, `${ROOT}/email`);
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('compradora@plazuela.test');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Ya existe una cuenta con este correo...')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('a blocked email is told so', { tag: '@wide' }, async ({ page }) => {
  await page.route('**/api/registro/usuario/email', (route) =>
    route.fulfill({
      json: {
        status: false,
        datos: { codUsuario: 9, indEstado: 3, celUsuario: null, emaUsuario: 'x@correo.co', tipUsuario: 2 },
      },
    }),
  );
  await open(page, `${ROOT}/email`);
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('x@correo.co');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'La cuenta está bloqueada. Por favor, contacta con soporte.',
  );
});

for (const step of ['telefono', 'sms-validacion', 'formulario', 'validacion-cuenta'])
  test(`${step} waits for the steps before it`, { tag: '@wide' }, async ({ page }) => {
    await open(page, `${ROOT}/${step}`);
    await expect(page).toHaveURL(ROOT);
  });
