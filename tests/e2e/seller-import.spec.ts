import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { zipOf } from '../support/zip-files.ts';
import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts';
import { enterPanel } from './session-steps.ts';

const MARK = `IMP${Date.now()}`;

async function open(page: Page, path: string) {
  await enterPanel(page, 'vender', 'vendedor@plazuela.test');
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Carga masiva' })).toBeVisible();
  await waitForHydration(page);
}

function csv(name: string, rows: readonly string[][]) {
  const text = rows.map((cells) => cells.join(';')).join('\r\n');
  // As a spreadsheet in Spanish writes it: Windows-1252.
  return { name, mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') };
}

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.getByLabel('Elegir archivo').setInputFiles(file);
}

// Columns are remembered: another run has others.
const AISLE = `Pasillo ${MARK}`;
const HEADERS = ['Referencia', 'Nombre del producto', 'Cuánto vale', 'Existencias', AISLE];

test('a seller uploads a file with errors, applies the good rows, corrects the others and uploads them', {
  tag: '@wide',
}, async ({ page }) => {
  await open(page, '/vender/descargas');
  await expect(page).toHaveURL('/vender/carga');
  await expectAccessible(page);
  await choose(
    page,
    csv('productos.csv', [
      HEADERS,
      [`${MARK}-A`, 'Piña oro miel', '6500', '40', 'A1'],
      [`${MARK}-B`, 'Ñame espino', 'doce mil', '10', 'A2'],
      [`${MARK}-C`, 'Guanábana', '9800', '-3', 'A3'],
      [`${MARK}-D`, 'Maracuyá', '5200', '15', 'A4'],
    ]),
  );
  await expect(page.getByRole('heading', { name: 'Qué es cada columna' })).toBeVisible();
  await expect(page.getByLabel('Qué es la columna Referencia')).toHaveValue('sku');
  await expectAccessible(page);
  // What is not decided stands in the way, and the way leads to it.
  await page.getByRole('button', { name: 'Revisar el archivo' }).click();
  await expect(page.getByLabel('Qué es la columna Cuánto vale')).toBeFocused();
  await page.getByLabel('Qué es la columna Cuánto vale').selectOption('Precio');
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByLabel('Qué es la columna Cuánto vale')).toHaveValue('price');
  await page.getByRole('button', { name: 'No usar las que faltan' }).click();
  await expect(page.getByLabel(`Qué es la columna ${AISLE}`)).toHaveValue('ignored');
  await page.getByRole('button', { name: 'Revisar el archivo' }).click();

  const rows = page.getByRole('table', { name: 'Filas del archivo' });
  await expect(rows.getByRole('row', { name: /Ñame espino/ })).toContainText('Cuánto vale');
  await expect(rows.getByRole('row', { name: /Guanábana/ })).toContainText('Existencias');
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Errores por columna' }).getByText('Existencias').click();
  await expect(rows.getByRole('row', { name: /Ñame espino/ })).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Filas por resultado' }).getByText('Se crean').click();
  await expect(rows.getByRole('row', { name: /Piña oro miel/ })).toContainText('Precio: $ 6.500');

  await page.getByRole('button', { name: 'Guardar 2 productos' }).click();
  await expect(page.getByRole('heading', { name: 'La carga terminó' })).toBeVisible();
  await expect(page.getByText('Guardamos 2 productos')).toBeVisible();
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV' }).click();
  const failed = await readFile(await (await downloading).path(), 'utf8');
  expect(failed).toContain(`${MARK}-B`);
  expect(failed).not.toContain(`${MARK}-A`);

  // The columns are remembered, the column that tells the errors is not read.
  const corrected = failed.replace('doce mil', '12000').replace(/'?-3/, '3');
  await choose(page, { name: 'corregido.csv', mimeType: 'text/csv', buffer: Buffer.from(corrected) });
  await expect(page.getByRole('heading', { level: 1, name: /corregido/ })).toBeVisible();
  await page.getByRole('button', { name: 'Revisar el archivo' }).click();
  await page.getByRole('button', { name: 'Guardar 2 productos' }).click();
  await expect(page.getByRole('heading', { name: 'La carga terminó' })).toBeVisible();
  await page.getByRole('link', { name: 'Ñame espino' }).click();
  await expect(page.getByLabel('Precio con IVA')).toHaveValue('12.000');
  await page.goto(`/vender/productos?buscar=${MARK}`);
  for (const name of ['Piña oro miel', 'Ñame espino', 'Guanábana', 'Maracuyá'])
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
});

test('an export that is uploaded as it is changes nothing', { tag: '@wide' }, async ({ page }) => {
  await open(page, '/vender/carga');
  const exported = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Descargar productos' }) });
  const downloading = page.waitForEvent('download');
  await exported.getByRole('link', { name: 'Excel (XLSX)' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('productos.xlsx');
  await page.getByLabel('Elegir archivo').setInputFiles(await download.path().then(asXlsx));
  await page.getByRole('button', { name: 'Revisar el archivo' }).click();
  await expect(page.getByText('No hay nada que guardar.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Guardar/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancelar la carga' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar la carga' }).click();
  await expect(page.getByRole('heading', { name: 'La carga se canceló' })).toBeVisible();
});

async function asXlsx(path: string) {
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { name: 'productos.xlsx', mimeType, buffer: await readFile(path) };
}

test('what cannot be read is refused with the reason, on the page or by the server', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/vender/carga');
  await expectAccessible(page);
  const refused = page.getByRole('alert');
  await choose(page, { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') });
  await expect(refused).toContainText('No podemos leer «foto.jpg»');
  await choose(page, {
    name: 'grande.csv',
    mimeType: 'text/csv',
    buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 65),
  });
  await expect(refused).toContainText('pesa más de 10 MB');
  await expectAccessible(page);
  // An archive that says it holds three gigabytes.
  const bomb = zipOf([{ name: 'xl/worksheets/sheet1.xml', body: 'x', declaredSize: 3_000_000_000 }]);
  await choose(page, { name: 'bomba.xlsx', mimeType: 'application/octet-stream', buffer: bomb });
  await expect(page.getByRole('heading', { name: 'No pudimos hacer la carga' })).toBeVisible();
  await expectAccessible(page);
});

test('from a phone a seller creates a product and brings its picture in a ZIP', { tag: '@phone' }, async ({
  page,
}) => {
  const sku = `${MARK}-F`;
  await open(page, '/vender/carga');
  await choose(page, csv('uno.csv', [HEADERS.slice(0, 4), [sku, 'Lulo fresco', '7200', '8']]));
  await page.getByLabel('Qué es la columna Cuánto vale').selectOption('Precio');
  await page.getByRole('button', { name: 'Revisar el archivo' }).click();
  await page.getByRole('button', { name: 'Guardar 1 producto' }).click();
  await expect(page.getByRole('heading', { name: 'La carga terminó' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Carga masiva' }).first().click();
  const picture = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#3a7d2c' } })
    .jpeg()
    .toBuffer();
  const zip = zipOf([
    { name: `${sku}.jpg`, body: picture },
    { name: 'sin-producto.jpg', body: picture },
  ]);
  await choose(page, { name: 'fotos.zip', mimeType: 'application/zip', buffer: zip });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Subir las fotos' }).click();
  const files = page.getByRole('table', { name: 'Filas del archivo' });
  await expect(files.getByRole('row', { name: /sin-producto\.jpg/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar 1 foto' }).click();
  await expect(page.getByText('Guardamos 1 foto')).toBeVisible();
  await page.getByRole('navigation', { name: 'Filas por resultado' }).getByText('Guardadas').click();
  await files.getByRole('link', { name: 'Lulo fresco' }).click();
  await expect(page.getByLabel('Qué se ve en la foto 1')).toBeVisible();
});

test.describe('without answers', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] });

  test('a file goes on being sent while the imports that run cannot be asked for', { tag: '@wide' }, async ({
    page,
  }) => {
    await open(page, '/vender/carga');
    await choose(page, csv('primera.csv', [HEADERS.slice(0, 4), [`${MARK}-G`, 'Feijoa', '4200', '8']]));
    await expect(page.getByRole('heading', { name: 'Qué es cada columna' })).toBeVisible();
    // One runs, as the page is told; from then on nothing is answered but the file that is held.
    let isAway = false;
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/_datos/vender/carga', async (route) => {
      if (isAway) return route.abort();
      const reply = await route.fetch();
      const body = (await reply.text()).replace('"state":"mapping"', '"state":"applying"');
      await route.fulfill({ response: reply, body });
    });
    await page.route('**/api/vender/importaciones**', async (route) => {
      if (route.request().method() === 'GET') return route.abort();
      await held;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Carga masiva' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Carga masiva' })).toBeVisible();
    isAway = true;
    const asked = page.waitForEvent('requestfailed');
    await choose(page, csv('segunda.csv', [HEADERS.slice(0, 4), [`${MARK}-H`, 'Uchuva', '3900', '8']]));
    await expect(page.getByRole('button', { name: 'Detener la subida' })).toBeVisible();
    await asked;
    await expect(page.getByRole('heading', { level: 1, name: 'Carga masiva' })).toBeVisible();
    await page.unroute('**/_datos/vender/carga');
    letGo();
    await expect(page).toHaveURL(/\/vender\/carga\/\d+$/);
  });
});
