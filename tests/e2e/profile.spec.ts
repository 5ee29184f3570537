import { logIn, test } from './account-steps.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { open } from './purchase-steps.ts';

// The smallest PNG: one red pixel.
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);

test('the saved profile, photo included, shows at once and after a reload', { tag: '@wide' }, async ({
  page,
  buyer,
}) => {
  await logIn(page, buyer);
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Ana');
  await expect(page.getByRole('combobox', { name: 'Ciudad' })).toHaveValue('11001');
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Apellido' }).fill('Ríos Vélez');
  await page
    .getByLabel('Cambiar foto')
    .setInputFiles({ name: 'yo.png', mimeType: 'image/png', buffer: PHOTO });
  await expect(page.getByRole('img', { name: 'Tu foto de perfil' })).toHaveAttribute('src', /^blob:/);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  const saved = page.getByRole('dialog', { name: 'Información Actualizada correctamente' });
  await expect(saved).toBeVisible();
  await expectAccessible(page);
  await saved.getByRole('button', { name: 'Aceptar' }).click();
  await expect(saved).toBeHidden();
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('userData') ?? '{}'));
  expect(stored).toMatchObject({ apeUsuario: 'Ríos Vélez', email: buyer.email });
  expect(stored.imagen).toMatch(/\.webp$/);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Apellido' })).toHaveValue('Ríos Vélez');
  await expect(page.getByRole('img', { name: 'Tu foto de perfil' })).toHaveAttribute('src', stored.imagen);
});

test.describe('with something wrong', () => {
  test.use({ allowedErrors: [/400/] });

  test('every empty or wrong field says so and what was typed stays', { tag: '@wide' }, async ({
    page,
    buyer,
  }) => {
    await logIn(page, buyer);
    const phone = page.getByRole('textbox', { name: 'Teléfono' });
    await phone.fill('31 0-456x');
    await expect(phone).toHaveValue('310456');
    await page.getByRole('textbox', { name: 'Apellido' }).fill('');
    await page.getByRole('textbox', { name: 'Nombre' }).fill('Ana María');
    await page.getByRole('combobox', { name: 'Departamento' }).selectOption('05');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByRole('textbox', { name: 'Apellido' })).toBeFocused();
    await expect(page.getByText('Este campo es obligatorio.')).toHaveCount(2);
    await expect(
      page.getByText('Por favor, ingrese un número de teléfono válido (10 dígitos).'),
    ).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Ana María');
    await expectAccessible(page);
    await phone.fill('+57 310 456 78219');
    await expect(phone).toHaveValue('3104567821');
  });

  test('a file that is no picture is refused, by its name and by its content', { tag: '@wide' }, async ({
    page,
    buyer,
  }) => {
    await logIn(page, buyer);
    const photo = page.getByLabel('Cambiar foto');
    await photo.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('hola') });
    await expect(page.getByText('Elige una imagen JPG, PNG o WebP.')).toBeVisible();
    await photo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('hola') });
    await expect(page.getByText('La imagen no es válida. Usa una foto JPG, PNG o WebP.')).toBeVisible();
  });
});

test('the account is for whoever is logged in; leaving it goes home', { tag: '@phone' }, async ({
  page,
  buyer,
}) => {
  for (const path of ['/cuenta', '/cuenta/perfil', '/cuenta/pedidos', '/cuenta/detalles-cuenta']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(path)}`);
  }
  await logIn(page, buyer);
  await open(page, '/cuenta');
  await expect(page).toHaveURL('/cuenta/perfil');
  // The cart of the account is asked for with the session that ends here.
  await page.waitForLoadState('networkidle');
  await page.getByRole('navigation', { name: 'Mi cuenta' }).getByRole('button', { name: 'Salir' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('userData'))).toBeNull();
  await page.goto('/cuenta/perfil');
  await expect(page).toHaveURL(/\/login/);
});
