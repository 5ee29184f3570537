import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { placeButton, placeDialog } from './place-steps.ts';
import { AVOCADO, addProduct, open } from './purchase-steps.ts';

/** It travels, which the fruit does not. */
const QUINOA = 60;

const field = (page: Page) => placeDialog(page).getByRole('combobox', { name: 'Municipio' });
const option = (page: Page, name: RegExp) => placeDialog(page).getByRole('option', { name });

test('a guest chooses Medellín with the keyboard alone, and it stays', async ({ page }) => {
  await open(page, '/support');
  await expect(placeButton(page)).toContainText('para Bogotá');
  await placeButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('MEDELLIN');
  await expect(placeDialog(page).getByRole('status')).toHaveText('1 municipio');
  await expect(option(page, /Medellín/)).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(placeDialog(page)).toBeHidden();
  await expect(placeButton(page)).toHaveAccessibleName(/^Enviar a Medellín/);
  await expect(placeButton(page)).toBeFocused();
  await page.reload();
  await expect(placeButton(page)).toContainText('Enviar a Medellín');

  await addProduct(page, QUINOA);
  await open(page, '/checkout');
  await expect(page.getByRole('combobox', { name: 'Departamento' })).toHaveValue('05');
  await expect(page.getByRole('combobox', { name: 'Ciudad' })).toHaveValue('05001');
});

test('arrows walk the list, Escape empties the field and then closes', { tag: '@wide' }, async ({ page }) => {
  await open(page, '/support');
  await placeButton(page).click();
  await field(page).fill('med');
  await expect(option(page, /Medellín/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(option(page, /Medina/)).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', /-1$/);
  await field(page).fill('medxx');
  await expect(placeDialog(page).getByRole('status')).toHaveText(
    'No encontramos «medxx». Revisa el nombre del municipio.',
  );
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(placeDialog(page)).toBeHidden();
  await expect(placeButton(page)).toBeFocused();
});

test('a cart that loses something is told before the place changes', { tag: '@wide' }, async ({ page }) => {
  await addProduct(page, AVOCADO.id, [AVOCADO.term]);
  await placeButton(page).click();
  await field(page).fill('leticia');
  await option(page, /Leticia/).click();
  const question = page.getByRole('dialog', { name: 'Al cambiar a Leticia, 1 producto no llega' });
  await expect(question.getByText(AVOCADO.name)).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Seguir en Bogotá' }).click();
  await expect(placeButton(page)).toContainText('para Bogotá');
  await placeButton(page).click();
  await field(page).fill('leticia');
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Cambiar' }).click();
  await expect(placeButton(page)).toContainText('Enviar a Leticia');
});

test('a press that begins in the question and ends beside it leaves it open', { tag: '@wide' }, async ({
  page,
}) => {
  await addProduct(page, AVOCADO.id, [AVOCADO.term]);
  await placeButton(page).click();
  await field(page).fill('leticia');
  await option(page, /Leticia/).click();
  const question = page.getByRole('dialog', { name: 'Al cambiar a Leticia, 1 producto no llega' });
  const change = question.getByRole('button', { name: 'Cambiar' });
  await change.hover();
  await page.mouse.down();
  await page.mouse.move(1_400, 850);
  await page.mouse.up();
  await expect(change).toBeVisible();
  await change.click();
  await expect(placeButton(page)).toContainText('Enviar a Leticia');
});

test.describe('the own location', () => {
  test.use({ geolocation: { latitude: 6.2, longitude: -75.58 } });

  test('is asked for on tap only and takes the nearest municipality', { tag: '@wide' }, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await open(page, '/support');
    await placeButton(page).click();
    await expect(placeDialog(page).getByRole('button', { name: /Bogotá/ })).toBeVisible();
    await placeDialog(page).getByRole('button', { name: 'Usar mi ubicación' }).click();
    await expect(placeButton(page)).toContainText(/Enviar a (Medellín|Envigado|Itagüí)/);
  });

  test('may be refused', { tag: '@wide' }, async ({ page, context }) => {
    await context.clearPermissions();
    await open(page, '/support');
    await placeButton(page).click();
    await placeDialog(page).getByRole('button', { name: 'Usar mi ubicación' }).click();
    await expect(page.getByText('Sin permiso. Escribe tu municipio.')).toBeVisible();
  });
});

test.describe('without the list', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('it says so and can be asked again', { tag: '@wide' }, async ({ page }) => {
    await page.route('**/api/municipios', (route) => route.abort());
    await open(page, '/support');
    await placeButton(page).click();
    await expect(page.getByText('No pudimos cargar los municipios.')).toBeVisible();
    await page.unroute('**/api/municipios');
    await placeDialog(page).getByRole('button', { name: 'Reintentar' }).click();
    await field(page).fill('cali');
    await expect(option(page, /de Cali/)).toBeVisible();
  });
});
