import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { emptyProductForm } from '../../src/domain/product-form.ts';
import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts';
import { enterPanel } from './session-steps.ts';

const PRODUCT = `Ruana de Boyacá ${Date.now()}`;

const enter = (page: Page) => enterPanel(page, 'vender', 'vendedor@plazuela.test');

async function photo(color: string) {
  const buffer = await sharp({ create: { width: 700, height: 500, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
  return { name: `${color.slice(1)}.jpg`, mimeType: 'image/jpeg', buffer };
}

test('a seller writes a product with two attributes and three pictures, activates it, and the shop shows it', {
  tag: '@wide',
}, async ({ page }) => {
  await enter(page);
  await page.goto('/vender/productos');
  await waitForHydration(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Nuevo producto' }).click();
  await page.getByLabel('Nombre', { exact: true }).fill(PRODUCT);
  // What is missing is said at its field, and nothing that was typed goes.
  await page.getByRole('button', { name: 'Guardar y activar' }).click();
  await expect(page.getByText('Sube al menos una foto.')).toBeVisible();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue(PRODUCT);
  await page.getByLabel('Descripción').fill('Tejida a mano en lana virgen por artesanas de Nobsa.');
  await page.getByLabel('Categoría', { exact: true }).selectOption({ label: 'Moda' });
  // What the category asks for stands in the form at once.
  await page.getByLabel('País de origen (obligatorio)').fill('Colombia');
  await page.getByLabel('Material (obligatorio)').fill('Lana virgen');
  await page.getByLabel('Precio con IVA').fill('185000');
  for (const [label, value] of [
    ['Peso', '1,2'],
    ['Alto', '10'],
    ['Ancho', '30'],
    ['Largo', '40'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
  await expect(page.getByText('Enviar una unidad cuesta hoy')).toBeVisible();
  await page
    .getByLabel('Elegir fotos')
    .setInputFiles([await photo('#b03030'), await photo('#30b030'), await photo('#3030b0')]);
  await page.getByLabel('Qué se ve en la foto 3').fill('Ruana azul');
  await page.getByRole('button', { name: 'Mover antes la foto 3' }).click();
  await page.getByRole('button', { name: 'Mover antes la foto 2' }).click();
  await expect(page.getByLabel('Qué se ve en la foto 1')).toHaveValue('Ruana azul');
  for (const [name, terms] of [
    ['Talla', 'S, M'],
    ['Color', 'Azul, Gris'],
  ] as const) {
    await page.getByLabel('Atributo nuevo').fill(name);
    await page.getByLabel('Sus opciones, separadas por comas').fill(terms);
    await page.getByRole('button', { name: 'Agregar atributo' }).click();
  }
  await page.getByLabel('Unidades de S / Azul').fill('4');
  await page.getByLabel('Unidades de M / Gris').fill('2');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar y activar' }).click();
  await page.getByRole('link', { name: 'Ver en la tienda' }).click();
  await expect(page.getByRole('heading', { level: 1, name: PRODUCT })).toBeVisible();
  await expect(page.getByText('Talla').first()).toBeVisible();
  await expect(page.getByAltText('Ruana azul', { exact: true }).first()).toBeVisible();
});

test('unsaved changes are asked about before the page goes', { tag: '@wide' }, async ({ page }) => {
  await enter(page);
  await page.goto('/vender/productos/nuevo');
  await waitForHydration(page);
  await page.getByLabel('Nombre', { exact: true }).fill('A medias');
  await page.getByRole('link', { name: 'Productos' }).last().click();
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('A medias');
  await page.getByRole('link', { name: 'Productos' }).last().click();
  await page.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Productos' })).toBeVisible();
});

test('the grid is typed with the keyboard, goes back a step, saves at once and writes the history', {
  tag: '@wide',
}, async ({ page }) => {
  await enter(page);
  await page.goto('/vender/productos/rejilla');
  await waitForHydration(page);
  await expectAccessible(page);
  const prices = page.locator('input[data-column="price"]');
  const [before, second] = [await prices.nth(0).inputValue(), await prices.nth(1).inputValue()];
  await prices.nth(0).fill('77.000');
  await prices.nth(0).press('Enter');
  await expect(prices.nth(1)).toBeFocused();
  await prices.nth(1).fill('1');
  await prices.nth(1).press('Escape');
  await expect(prices.nth(1)).toHaveValue(second);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(prices.nth(0)).toHaveValue(before);
  const units = page.locator('input[data-column="units"]').first();
  const more = String(Number((await units.inputValue()).replaceAll('.', '')) + 1);
  await units.fill(more);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await expect(units).toHaveValue(Number(more).toLocaleString('es-CO'));
  const name = (await units.getAttribute('aria-label'))?.replace('Unidades de ', '') ?? '';
  await page.goto('/vender/productos');
  await waitForHydration(page);
  await page
    .getByRole('link', { name: name.split(' ').slice(0, 3).join(' ') })
    .first()
    .click();
  await page.getByRole('link', { name: 'Historial de cambios' }).click();
  await expect(page.getByRole('heading', { name: 'Cambió las existencias' }).first()).toBeVisible();
  await expectAccessible(page);
});

test('what is typed into the grid while it is saved stays, and is not called saved', {
  tag: '@wide',
}, async ({ page }) => {
  await enter(page);
  const name = `Rejilla ${Date.now()}`;
  for (const one of ['A', 'B']) {
    const data = { form: emptyProductForm({ name: `${name} ${one}`, price: 10_000 }) };
    const reply = await page.request.post('/api/vender/productos', { data });
    expect(reply.ok(), await reply.text()).toBe(true);
  }
  await page.goto(`/vender/productos/rejilla?buscar=${encodeURIComponent(name)}`);
  await waitForHydration(page);
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/vender/productos/rejilla', async (route) => {
    await answered.promise;
    await route.continue();
  });
  const price = (one: string) => page.getByRole('textbox', { name: `Precio de ${name} ${one}` });
  await price('A').fill('11000');
  await price('B').fill('12000');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await price('A').fill('13000');
  answered.resolve();
  const row = (one: string) => page.getByRole('row', { name: `${name} ${one}` });
  await expect(row('B').getByText('Guardado', { exact: true })).toBeVisible();
  await expect(price('B')).toHaveValue('12.000');
  await expect(price('A')).toHaveValue('13000');
  await expect(row('A').getByText('Guardado', { exact: true })).toHaveCount(0);
  await expect(page.getByText('1 producto cambiado')).toBeVisible();

  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(row('A').getByText('Guardado', { exact: true })).toBeVisible();
  await page.reload();
  await expect(price('A')).toHaveValue('13.000');
});

test.describe('two editors', () => {
  // The browser reports the 409 itself.
  test.use({ allowedErrors: [/409/] });

  test('a new draft is saved and its page asks nothing; the second of two editors is told who was first', {
    tag: '@wide',
  }, async ({ page, context }) => {
    await enter(page);
    await page.goto('/vender/productos/nuevo');
    await waitForHydration(page);
    await page.getByLabel('Nombre', { exact: true }).fill(`Borrador ${Date.now()}`);
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await page.waitForURL(/\/vender\/productos\/\d+$/);
    await expect(page.getByText('Todo está guardado')).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    await waitForHydration(other);
    await other.getByLabel('Descripción').fill('Escrita por otra persona.');
    await other.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(other.getByText('Todo está guardado')).toBeVisible();
    await page.getByLabel('Precio con IVA').fill('12000');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(page.getByText(/: Descripción/)).toBeVisible();
    await page.getByRole('button', { name: 'Seguir con lo mío' }).click();
    await expect(page.getByLabel('Precio con IVA')).toHaveValue('12.000');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(page.getByText('Todo está guardado')).toBeVisible();
    await expect(page.getByLabel('Precio con IVA')).toHaveValue('12.000');
  });
});
