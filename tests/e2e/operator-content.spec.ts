import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts';

async function enter(page: Page, path: string) {
  await page.goto(`/operacion/entrar?returnTo=${encodeURIComponent(path)}`);
  await waitForHydration(page);
  await page.getByLabel('Correo electrónico').fill('operacion@plazuela.test');
  await page.getByLabel(/^Contraseña/).fill('Plazuela#2026');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(path);
  await waitForHydration(page);
}

test('an operator writes a banner, sees it before anybody else, publishes it, and takes it back', {
  tag: '@wide',
}, async ({ page, browser }) => {
  test.slow();
  await enter(page, '/operacion/contenido/portada-2');
  await page.getByLabel('Título').fill('Quesos del Campo');
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(page.getByText('Guardaste el borrador.')).toBeVisible();
  await expectAccessible(page);

  const visitor = await (await browser.newContext()).newPage();
  const heading = (shop: Page) =>
    shop.getByRole('region', { name: 'Destacados' }).getByRole('heading', { level: 2 });
  const preview = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Ver la tienda con el borrador guardado' }).click();
  await expect(heading(await preview)).toHaveText('Quesos del Campo');
  const address = (await preview).url();
  await visitor.goto('/');
  await expect(heading(visitor)).toHaveText('Verduras del Campo');
  expect((await visitor.goto(address))?.status()).toBe(404);

  await page.getByRole('button', { name: 'Publicar…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar ahora' }).click();
  await expect(page.getByText('Publicado: la tienda ya lo muestra.')).toBeVisible();
  await expect(async () => {
    await visitor.goto('/');
    await expect(heading(visitor)).toHaveText('Quesos del Campo', { timeout: 500 });
  }).toPass({ timeout: 10_000 });

  await page.getByLabel('Título').fill('Navidad del Campo');
  await page.getByRole('button', { name: 'Publicar…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('En otro momento').click();
  await dialog.getByLabel('Se ve desde').fill('2090-12-01T00:00');
  await dialog.getByLabel(/^Hasta/).fill('2090-12-26T00:00');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Programar' }).click();
  await expect(page.getByText('Programada', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Retirar Navidad del Campo' }).click();
  await expect(page.getByText('Retiraste esa versión.')).toBeVisible();
  await page.getByRole('button', { name: 'Volver al original' }).click();
  await expect(page.getByText('La tienda muestra otra vez esa versión.')).toBeVisible();
  await expect(async () => {
    await visitor.goto('/');
    await expect(heading(visitor)).toHaveText('Verduras del Campo', { timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await visitor.context().close();
});
