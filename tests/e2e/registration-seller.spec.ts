import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { open } from './purchase-steps.ts';
import {
  askForCode,
  fillCommonFields,
  fillLogin,
  newcomer,
  newNit,
  verifyPhone,
} from './registration-steps.ts';

const ROOT = '/registro-vendedor';
const MEGABYTE = 1024 * 1024;

test.use({ allowedErrors: [/status of 40[028]/] });

test('a seller registers, waits for approval and is told so at the login', { tag: '@phone' }, async ({
  page,
}) => {
  const person = newcomer('jorge');
  await askForCode(page, ROOT, person);
  await verifyPhone(page, ROOT, person);

  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByRole('combobox', { name: 'Tipo de persona' })).toBeFocused();
  await expect(page.getByText('Este campo es obligatorio.').first()).toBeVisible();
  await expectAccessible(page);

  await fillSeller(page);
  await checkNit(page);
  await checkRut(page);
  await checkPassword(page);
  await sendWithTakenNit(page);

  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByText('Registro creado con éxito')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Registro exitoso' })).toBeVisible();
  await expect(page.getByText(/24 horas te avisamos por correo/)).toBeVisible();
  await expect(page).toHaveURL(`${ROOT}/validacion-cuenta`);
  await expectAccessible(page);

  await open(page, '/login');
  await fillLogin(page, person.email);
  await expect(page.getByRole('alert')).toHaveText(
    'La cuenta está en proceso de validación. Por favor, espere.',
  );
  await page.getByRole('textbox', { name: 'Contraseña', exact: true }).press('End');
  await page.keyboard.type('x');
  await expect(page.getByRole('alert')).toBeHidden();

  // The same email again: status 1 leads to the validation page.
  await page.evaluate(() => localStorage.clear());
  await open(page, `${ROOT}/email`);
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(person.email);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('¡Su cuenta está en proceso de validación!')).toBeVisible();
  await expect(page).toHaveURL(`${ROOT}/validacion-cuenta`);
});

async function fillSeller(page: Page): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Tipo de persona' }).selectOption('3');
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeHidden();
  await page.getByRole('textbox', { name: 'Razón social' }).fill('Finca La Loma S.A.S.');
  await page.getByRole('combobox', { name: 'Tipo de identificación' }).selectOption('NIT');
  await page.getByRole('textbox', { name: 'ID de ePayco' }).fill('P-483920');
  await fillCommonFields(page);
}

async function checkNit(page: Page): Promise<void> {
  const nit = page.getByRole('textbox', { name: 'NIT' });
  await nit.fill('900-1');
  await nit.blur();
  await expect(
    page.getByText('El NIT debe contener entre 6 a 11 digitos, incluyendo el codigo de verificación.'),
  ).toBeVisible();
  await nit.fill(newNit());
}

async function checkRut(page: Page): Promise<void> {
  const rut = page.getByLabel('RUT en PDF');
  await rut.setInputFiles({ name: 'rut.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  await expect(page.getByText('Solo se admite archivo PDF (.pdf).')).toBeVisible();
  const large = Buffer.alloc(1.5 * MEGABYTE);
  await rut.setInputFiles({ name: 'rut.pdf', mimeType: 'application/pdf', buffer: large });
  await expect(page.getByText('El archivo pesa 1,5 MB. Tamaño máximo permitido: 1 MB.')).toBeVisible();
  await rut.setInputFiles({ name: 'rut.pdf', mimeType: 'application/pdf', buffer: smallPdf() });
  await expect(page.getByText('Solo se admite archivo PDF (.pdf).')).toBeHidden();
}

async function checkPassword(page: Page): Promise<void> {
  const password = page.getByRole('textbox', { name: 'Contraseña', exact: true });
  const repeated = page.getByRole('textbox', { name: 'Repite la contraseña' });
  const good = await password.inputValue();
  await password.fill('corta');
  await expect(
    page.getByText(
      'La contraseña debe contener al menos 8 caracteres, una mayúscula y un carácter especial.',
    ),
  ).toBeVisible();
  await expect(page.getByText('Las contraseñas no coinciden.')).toBeVisible();
  await password.fill(good);
  await expect(page.getByText('La contraseña cumple con los requisitos.')).toBeVisible();
  await expect(page.getByText('Las contraseñas no coinciden.')).toBeHidden();
  await expect(repeated).toHaveValue(good);
}

async function sendWithTakenNit(page: Page): Promise<void> {
  const answers = [
    { status: 408, code: 'nit-taken', message: 'El NIT ya se encuentra registrado en la base de datos' },
    {
      status: 400,
      code: 'seller-registration-failed',
      message: 'Comuniquese con el Administrador de la Web',
    },
  ];
  for (const { status, ...json } of answers) {
    await page.route('**/api/registro/vendedor', (route) => route.fulfill({ status, json }), { times: 1 });
    await page.getByRole('button', { name: 'Enviar solicitud' }).click();
    await expect(page.getByText(json.message)).toBeVisible();
  }
}

function smallPdf(): Buffer {
  const objects = [
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj',
  ];
  return Buffer.from(`%PDF-1.4\n${objects.join('\n')}\ntrailer<</Root 1 0 R/Size 4>>\n%%EOF\n`);
}
