import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts';
import { enterPanel } from './session-steps.ts';

// The address that is refused.
test.use({ allowedErrors: [/400 .*destinos/] });

test('a shop makes a key that works at once, adds an address, reads its log, and revokes the key', {
  tag: '@phone',
}, async ({ page, request }) => {
  const name = `Bodega ${Math.floor(Math.random() * 1e9)}`;
  await enterPanel(page, 'vender', 'vendedor@plazuela.test');
  await page.goto('/vender/integraciones');
  await waitForHydration(page);
  await expectAccessible(page);

  await page.getByLabel('Nombre de la clave').fill(name);
  await page.getByRole('checkbox', { name: 'Leer productos y existencias' }).check();
  await page.getByRole('button', { name: 'Crear clave' }).click();
  const token = (await page.getByText(/^plz_[\w-]{40}$/).textContent()) ?? '';
  await expectAccessible(page);
  const headers = { authorization: `Bearer ${token}` };
  const products = await request.get('/api/vender/v1/productos?limite=3', { headers });
  expect((await products.json()).productos).toHaveLength(3);
  expect((await request.get('/api/vender/v1/pedidos')).status()).toBe(401);
  await page.getByRole('button', { name: 'Ya lo guardé' }).click();
  await expect(page.getByText(token)).toHaveCount(0);

  await page.getByRole('textbox', { name: 'Dirección' }).fill('https://127.0.0.1/avisos');
  await page.getByRole('button', { name: 'Agregar dirección' }).click();
  await expect(page.getByText('La dirección debe ser pública en internet.')).toBeVisible();
  const url = `https://1.1.1.1/${name.replace(' ', '-')}`;
  await page.getByRole('textbox', { name: 'Dirección' }).fill(url);
  await page.getByRole('button', { name: 'Agregar dirección' }).click();
  await expect(page.getByText(/^whsec_[\w-]{40}$/)).toBeVisible();
  await page.getByRole('button', { name: 'Ya lo guardé' }).click();
  const row = page.getByRole('listitem').filter({ hasText: url });
  await row.getByRole('button', { name: 'Ver el registro' }).click();
  await expect(row.getByText('Todavía no hay avisos.')).toBeVisible();
  await row.getByRole('button', { name: 'Enviar prueba' }).click();
  await expect(row.getByText('prueba', { exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await row.getByRole('button', { name: 'Quitar' }).click();
  await row.getByRole('button', { name: 'Sí, quitarla' }).click();
  await expect(row).toHaveCount(0);

  await page.getByRole('button', { name: `Revocar ${name}` }).click();
  await page.getByRole('button', { name: `Sí, revocar ${name}` }).click();
  await expect(page.getByText('Clave revocada')).toBeVisible();
  expect((await request.get('/api/vender/v1/productos', { headers })).status()).toBe(401);

  await page.getByRole('link', { name: 'Ver la guía' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guía de la API' })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
