import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { shopifyExport } from '../support/foreign-exports.ts';
import { zipOf } from '../support/zip-files.ts';
import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts';
import { enterPanel } from './session-steps.ts';

const picture = await sharp({ create: { width: 700, height: 700, channels: 3, background: '#8a5' } })
  .png()
  .toBuffer();
let server: Server;
let base: string;

test.skip(Boolean(process.env.E2E_BASE_URL), 'its pictures lie on this machine');
test.beforeAll(async () => {
  server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'image/png' }).end(picture),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => server.close());

test('a Shopify export of 40 products is live with few choices', async ({ page }, { project }) => {
  const mark = `SH${project.name.slice(0, 1).toUpperCase()}${Date.now()}`;
  const csv = shopifyExport(base).replaceAll('producto-', `${mark}-`).replaceAll('SH-', `${mark}-V`);
  await enterPanel(page, 'vender', 'vendedor@plazuela.test');
  await page.goto('/vender/carga');
  await waitForHydration(page);
  const begun = Date.now();
  const file = { name: 'products_export.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.getByLabel('Elegir archivo').setInputFiles(file);
  await expect(page.getByRole('heading', { name: 'Es una exportación de Shopify' })).toBeVisible();
  await expectAccessible(page);
  for (const name of ['Despensa', 'Café en grano'])
    await page.getByLabel(`Categoría para ${name}`).selectOption({ index: 1 });
  for (const [label, value] of [
    ['Alto (cm)', '20'],
    ['Ancho (cm)', '12'],
    ['Largo (cm)', '8,5'],
  ] as const)
    await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: 'Revisar los productos' }).click();
  await page.getByRole('button', { name: 'Guardar 40 productos' }).click();
  await expect(page.getByRole('heading', { name: 'La carga terminó' })).toBeVisible();
  await expect(page.getByText('50 de 50 fotos')).toBeVisible();
  await expectAccessible(page);
  const seconds = Math.round((Date.now() - begun) / 1_000);
  console.log(
    `40 products from Shopify live after ${seconds} s of the clock, with 2 choices, 3 numbers and 3 clicks`,
  );
  await page.goto(`/vender/productos?buscar=${mark}-V1`);
  await expect(page.getByText('Café de origen 1, 250 g').first()).toBeVisible();
});

test('a sheet and the ZIP of its pictures go in one step', { tag: '@wide' }, async ({ page }) => {
  const mark = `ZIP${Date.now()}`;
  const sheet = `SKU;Nombre;Descripción;Precio;Existencias;Peso (kg);Alto (cm);Ancho (cm);Largo (cm);Estado\n${mark};Hamaca;De algodón;90000;3;1,2 kg;20;20;10;Borrador`;
  const zip = await zipOf([{ name: `${mark}.png`, body: picture }]);
  await enterPanel(page, 'vender', 'vendedor@plazuela.test');
  await page.goto('/vender/carga');
  await waitForHydration(page);
  await page.getByLabel('Elegir archivo').setInputFiles([
    { name: 'hoja.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) },
    { name: 'fotos.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) },
  ]);
  await page.getByRole('button', { name: 'Revisar el archivo' }).click();
  await page.getByRole('button', { name: 'Guardar 1 producto y sus fotos' }).click();
  await expect(page.getByRole('heading', { name: 'La carga terminó' })).toBeVisible();
});
