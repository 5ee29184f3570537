import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './fixtures.ts';
import { open } from './purchase-steps.ts';
import { photo } from './seller-steps.ts';
import { enterPanel } from './session-steps.ts';

const COMBINATIONS = [
  { name: '250 g / Roja', price: '17900', units: '8', weight: '0,3' },
  { name: '250 g / Negra', price: '17900', units: '0', weight: '0,3' },
  { name: '500 g / Roja', price: '32900', units: '9', weight: '0,6' },
  { name: '500 g / Negra', price: '34900', units: '3', weight: '0,6' },
];

export async function openNewProduct(page: Page, name: string) {
  await enterPanel(page, 'vender', 'vendedor@plazuela.test');
  await open(page, '/vender/productos/nuevo');
  await page.getByLabel('Nombre', { exact: true }).fill(name);
  await page.getByLabel('Descripción').fill('Tostado cada martes, en bolsa con válvula.');
  await page.getByLabel('Categoría', { exact: true }).selectOption({ index: 1 });
  for (const [label, value] of [
    ['Contenido neto (obligatorio)', '500'],
    ['País de origen (obligatorio)', 'Colombia'],
    ['Peso', '0,5'],
    ['Alto', '10'],
    ['Ancho', '12'],
    ['Largo', '20'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('Elegir fotos').setInputFiles([await photo('#b03030'), await photo('#202020')]);
  await page.getByLabel('Qué se ve en la foto 2').fill('Bolsa negra');
  await page.getByLabel('Qué se ve en la foto 1').fill('Bolsa roja');
  for (const [attribute, terms] of [
    ['Presentación', '250 g, 500 g'],
    ['Bolsa', 'Roja, Negra'],
  ] as const) {
    await page.getByLabel('Atributo nuevo').fill(attribute);
    await page.getByLabel('Sus opciones, separadas por comas').fill(terms);
    await page.getByRole('button', { name: 'Agregar atributo' }).click();
  }
}

export const cell = (page: Page, column: string, combination: string) =>
  page.getByLabel(`${column} de ${combination}`, { exact: true });

/** Each combination with its own price, units and weight, and the picture of its bag; gives the shop's address of it. */
export async function writeProduct(page: Page, name: string): Promise<string> {
  await openNewProduct(page, name);
  for (const { name: combination, price, units, weight } of COMBINATIONS) {
    await cell(page, 'Precio', combination).fill(price);
    await cell(page, 'Unidades', combination).fill(units);
    await cell(page, 'Peso (kg)', combination).fill(weight);
    await page.getByRole('button', { name: `Más de ${combination}:` }).click();
    const pictures = page.getByRole('group', { name: `Fotos de ${combination}` });
    const own = pictures.getByRole('checkbox', {
      name: combination.endsWith('Roja') ? 'Bolsa roja' : 'Bolsa negra',
    });
    await own.press('Space');
    await expect(own).toBeChecked();
    await page.getByRole('button', { name: `Menos de ${combination}:` }).click();
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar y activar' }).click();
  const link = page.getByRole('link', { name: 'Ver en la tienda' });
  await expect(link).toBeVisible();
  await expect(cell(page, 'Precio', '500 g / Negra')).toHaveValue('34.900');
  return (await link.getAttribute('href')) ?? '';
}

/** Chooses by the term's card, as a finger does. */
export async function take(page: Page, term: string) {
  const radio = page.getByRole('radio', { name: term });
  await page.locator('label').filter({ has: radio }).click();
  await expect(radio).toBeChecked();
}
