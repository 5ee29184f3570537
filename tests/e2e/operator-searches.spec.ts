import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { open } from './purchase-steps.ts';
import { enterPanel, OPERATOR } from './session-steps.ts';

// A refused form answers 400, which the browser reports.
test.use({ allowedErrors: [/400/] });

test.beforeEach(async ({ page }) => enterPanel(page, 'operacion', OPERATOR));

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('a rule is made for a search, tried out and taken back', async ({ page, isMobile }) => {
  const words = `panela ${isMobile ? 'chica' : 'grande'}`;
  await open(page, '/operacion/busquedas?ver=reglas');
  await page.getByRole('button', { name: 'Nueva regla' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Guardar regla' }).click();
  await expect(dialog.getByText('Elige un producto.')).toBeVisible();
  await dialog.getByLabel('Búsqueda').fill(words);
  await dialog.getByLabel('Producto').fill('panela');
  await dialog.getByRole('button', { name: 'Buscar', exact: true }).click();
  await dialog.getByRole('listitem').getByRole('button').first().click();
  await dialog.getByLabel('Efecto').selectOption('Bajar');
  await dialog.getByRole('button', { name: 'Guardar regla' }).click();
  await expect(page.getByText('Guardamos la regla.')).toBeVisible();
  await expect(row(page, words)).toContainText('Vigente');
  await expectAccessible(page);

  await row(page, words).getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar', exact: true }).click();
  await expect(page.getByText('La regla ya no cuenta.')).toBeVisible();
  await expect(row(page, words)).toHaveCount(0);
  await open(page, '/operacion/registro');
  await expect(page.getByText('Eliminó una regla de búsqueda').first()).toBeVisible();
});

test('the try-out says by which words a product was found', async ({ page }) => {
  await open(page, '/operacion/busquedas?ver=probar');
  await page.getByLabel('Búsqueda', { exact: true }).fill('panela');
  await page.getByRole('button', { name: 'Probar', exact: true }).click();
  await expect(page).toHaveURL(/texto=panela/);
  await expect(page.getByRole('listitem').filter({ hasText: '«panela» en' }).first()).toBeVisible();
  await expectAccessible(page);
});
