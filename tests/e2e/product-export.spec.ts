import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts';

test('a seller downloads her products as a file', async ({ page }) => {
  await page.goto('/vender/entrar?returnTo=/vender/descargas');
  await waitForHydration(page);
  await page.getByLabel('Correo electrónico').fill('vendedor@plazuela.test');
  await page.getByLabel(/^Contraseña/).fill('Plazuela#2026');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('heading', { name: 'Descargar productos' })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('productos.csv');
  const lines: string[] = [];
  for await (const chunk of await download.createReadStream()) lines.push(...String(chunk).split('\r\n'));
  expect(lines[0]).toContain('SKU;Nombre;Descripción');
  expect(lines.length).toBeGreaterThan(2);
});
