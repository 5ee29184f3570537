import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { shopifyExport } from '../support/foreign-exports.ts';
import { zipOf } from '../support/zip-files.ts';
import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts';
import { enterPanel } from './session-steps.ts';

const pictureOf = (background: string) =>
  sharp({ create: { width: 700, height: 700, channels: 3, background } })
    .png()
    .toBuffer();
const picture = await pictureOf('#8a5');
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

test('a sheet and the ZIP of its pictures go in one step, and its products are on sale with their pictures', async ({
  page,
}, { project }) => {
  const mark = `ZIP${project.name.slice(0, 1).toUpperCase()}${Date.now()}`;
  const head =
    'SKU;Nombre;Descripción;Categoría;Precio;IVA;Existencias;Peso (kg);Alto (cm);Ancho (cm);Largo (cm);Dato: País de origen;Estado';
  const line = (sku: string, state: string) =>
    `${sku};Gato de fique ${sku};Tejido a mano;Mascotas;90000;19 %;3;1,2 kg;20;20;10;Colombia;${state}`;
  const sheet = [head, line(`${mark}-A`, 'Activo'), line(`${mark}-B`, 'Activo'), line(`${mark}-C`, 'Activo')];
  const back = await pictureOf('#58a');
  const zip = zipOf([
    { name: `${mark}-A.png`, body: picture },
    { name: `${mark}-A-2.png`, body: back },
    { name: `${mark}-B.png`, body: picture },
  ]);
  await enterPanel(page, 'vender', 'vendedor@plazuela.test');
  await page.goto('/vender/carga');
  await waitForHydration(page);
  await page.getByLabel('Elegir archivo').setInputFiles([
    { name: 'hoja.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet.join('\n')) },
    { name: 'fotos.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) },
  ]);
  await page.getByRole('button', { name: 'Revisar el archivo' }).click();
  await page.getByRole('button', { name: 'Guardar 3 productos y sus fotos' }).click();
  await expect(page.getByRole('heading', { name: 'La carga terminó' })).toBeVisible();
  await expectAccessible(page);

  // Their pictures are made after the rows.
  await expect(async () => {
    await page.goto(`/vender/productos?buscar=${mark}&estado=draft`);
    await expect(page.getByRole('link', { name: `Gato de fique ${mark}-C`, exact: true })).toBeVisible();
    for (const sku of [`${mark}-A`, `${mark}-B`])
      expect(await page.getByRole('link', { name: `Gato de fique ${sku}`, exact: true }).count()).toBe(0);
  }).toPass();
  for (const [sku, pictures] of [
    [`${mark}-A`, 2],
    [`${mark}-B`, 1],
  ] as const) {
    await page.goto(`/vender/productos?buscar=${sku}`);
    await page.getByRole('link', { name: `Gato de fique ${sku}`, exact: true }).click();
    const inShop = page.getByRole('link', { name: 'Ver en la tienda' });
    await page.goto((await inShop.getAttribute('href')) ?? '');
    await expect(page.getByRole('heading', { level: 1, name: `Gato de fique ${sku}` })).toBeVisible();
    const shown = page
      .getByRole('region', { name: /^Imágenes de/ })
      .getByRole('list', { name: 'Imágenes' })
      .locator('img');
    await expect(shown).toHaveCount(pictures);
    const widths = () => shown.first().evaluate((one: HTMLImageElement) => one.naturalWidth);
    await expect.poll(widths).toBeGreaterThan(0);
  }
});

test.describe(() => {
  test.use({ allowedErrors: [/importaciones/] });
  test('whoever leaves with a file that is chosen and not sent is asked', async ({ page }) => {
    await enterPanel(page, 'vender', 'vendedor@plazuela.test');
    await page.goto('/vender/carga');
    await waitForHydration(page);
    await page.route('**/api/vender/importaciones', (route) => route.abort());
    const file = { name: 'sin-enviar.csv', mimeType: 'text/csv', buffer: Buffer.from('SKU;Nombre\nA;B') };
    await page.getByLabel('Elegir archivo').setInputFiles(file);
    await expect(page.getByRole('alert')).toContainText('La subida se interrumpió');
    const asked = page.waitForEvent('dialog');
    void page.reload().catch(() => {});
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(page.getByText('sin-enviar.csv')).toBeVisible();
  });
});
