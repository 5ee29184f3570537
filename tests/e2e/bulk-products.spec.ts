import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts';
import { enterPanel } from './session-steps.ts';

async function openList(page: Page, query = '', shop = 'vendedor'): Promise<void> {
  await enterPanel(page, 'vender', `${shop}@plazuela.test`);
  await page.goto(`/vender/productos${query}`);
  await waitForHydration(page);
}

const bar = (page: Page): Locator => page.getByRole('region', { name: 'Productos elegidos' });
const rows = (page: Page): Locator => page.getByRole('table', { name: 'Productos' }).locator('tbody tr');

function priceIn(row: Locator): Promise<string | null> {
  return row.textContent();
}

// One after the other: a row that is compared must not get the tag of another test meanwhile.
test.describe.configure({ mode: 'default' });

test('prices of chosen products rise after a look at what changes, and come back', async ({ page }) => {
  await openList(page, '?buscar=huevos');
  const [first, second] = [rows(page).nth(0), rows(page).nth(1)];
  const before = [await priceIn(first), await priceIn(second)];
  await first.getByRole('checkbox').check();
  await second.getByRole('checkbox').check();
  await expect(bar(page).getByRole('status')).toHaveText('2 elegidos');
  await expectAccessible(page);
  await bar(page).getByRole('button', { name: 'Precio', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar el precio de 2' });
  await expect(dialog.getByLabel('Porcentaje')).toBeFocused();
  await dialog.getByLabel('Porcentaje').fill('8');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByText('Puedes deshacerlo durante 15 minutos.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cambiar 2 precios' }).click();
  await expect(page.getByText('2 productos con precio nuevo.')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await expect.poll(() => priceIn(first)).not.toBe(before[0]);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Deshecho: 2 productos como antes.')).toBeVisible();
  await expect.poll(() => priceIn(first)).toBe(before[0]);
  await expect.poll(() => priceIn(second)).toBe(before[1]);
});

test('what is refused stays chosen with its reason, and the list can show only that', async ({ page }) => {
  await openList(page, '?buscar=huevos');
  await rows(page).nth(0).getByRole('checkbox').check();
  await bar(page).getByRole('button', { name: 'Oferta' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Descontar $').click();
  await dialog.getByLabel('Valor').fill('900000');
  await expect(dialog.getByText('1 no cambia')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /oferta/ })).toHaveAttribute('disabled', '');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(bar(page).getByRole('button', { name: 'Oferta' })).toBeFocused();
  await page.getByRole('button', { name: 'Quitar la selección' }).click();
  await expect(bar(page)).toHaveCount(0);
});

test('the category of a chosen product changes where it fits, and says what is missing elsewhere', async ({
  page,
}) => {
  await openList(page, '', 'tienda78');
  const change = async (category: string) => {
    await bar(page).getByRole('button', { name: 'Categoría' }).click();
    const dialog = page.getByRole('dialog', { name: 'Categoría de 1' });
    await dialog.getByLabel('Categoría', { exact: true }).selectOption({ label: category });
    await expect(dialog.getByRole('listitem')).toContainText(category);
    await dialog.getByRole('button', { name: 'Cambiar 1 producto' }).click();
    await expect(dialog).toHaveCount(0);
  };
  await rows(page).first().getByRole('checkbox').check();
  await change('Moda');
  await expect(rows(page).first()).toContainText('Falta «Material»: lo pide la categoría.');
  await change('Del Campo');
  await expect(page.getByText('1 producto con otra categoría.')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Deshecho: 1 producto como antes.')).toBeVisible();
});

test('all that a filter finds is tagged, and the tag narrows the list', { tag: '@wide' }, async ({
  page,
}) => {
  const tag = `Prueba ${Date.now()}`;
  await openList(page);
  await page.getByRole('checkbox', { name: 'Elegir los productos de esta página' }).check();
  await bar(page)
    .getByRole('button', { name: /^Elegir los/ })
    .click();
  const count = (await bar(page).getByRole('status').textContent())?.split(' ')[0] ?? '';
  await bar(page).getByRole('button', { name: 'Etiquetas' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Etiquetas, separadas por comas').fill(tag);
  await dialog.getByRole('button', { name: `Cambiar ${count} productos` }).click();
  await expect(page.getByText(`${count} productos con otras etiquetas.`)).toBeVisible();
  await page.getByLabel('Etiqueta', { exact: true }).selectOption(tag);
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(/etiqueta=/);
  // A product whose weight another test has left in doubt says that in place of its tags.
  await expect(rows(page).filter({ hasNotText: 'Revisa el peso' }).first()).toContainText(tag);
  // Whoever comes back later still finds the way back.
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText(`Deshecho: ${count} productos como antes.`)).toBeVisible();
});

test('the keyboard alone chooses, changes units and opens the menu of a row', { tag: '@wide' }, async ({
  page,
}) => {
  await openList(page, '?buscar=huevos');
  await rows(page).nth(0).getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await expect(rows(page).nth(0)).toHaveAttribute('aria-selected', 'true');
  await bar(page).getByRole('button', { name: 'Existencias' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Sumar').click();
  await dialog.getByLabel('Unidades').fill('-1');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 producto con otras existencias.')).toBeVisible();
  const menu = page.getByRole('button', { name: /^Acciones de/ }).first();
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Duplicar' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Deshecho: 1 producto como antes.')).toBeVisible();
  await page.getByRole('link', { name: 'Vendidos 30 d' }).click();
  await expect(page.getByRole('columnheader', { name: 'Vendidos 30 d' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});
