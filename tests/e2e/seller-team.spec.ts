import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/domain/demo-password.ts';
import { expect, expectAccessible, readMail, test, waitForHydration } from './fixtures.ts';

async function enter(page: Page, email: string, returnTo: string) {
  await page.goto(`/vender/entrar?returnTo=${encodeURIComponent(returnTo)}`);
  await waitForHydration(page);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel(/^Contraseña/).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(returnTo);
  await waitForHydration(page);
}

test('an owner invites somebody for the warehouse, who joins from the mail, sees no money, and is removed', {
  tag: '@phone',
}, async ({ page, browser, request }) => {
  const email = `bodega${Math.floor(Math.random() * 1e9)}@correo.co`;
  await enter(page, 'vendedor@plazuela.test', '/vender/equipo');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Rol', { exact: true }).selectOption({ label: 'Bodega' });
  await page.getByRole('button', { name: 'Enviar invitación' }).click();
  await expect(page.getByRole('region', { name: 'Invitaciones sin responder' })).toContainText(email);
  await expectAccessible(page);

  const mail = await readMail(request, email, /te invita a su equipo/);
  const link = new URL(/https?:\/\/\S+llave=[\w-]{43}/.exec(mail.texto)?.[0] ?? '');
  const context = await browser.newContext();
  const invited = await context.newPage();
  await invited.goto(link.pathname + link.search);
  await waitForHydration(invited);
  await expect(invited.getByText(`Para ${email}`)).toBeVisible();
  await expectAccessible(invited);
  await invited.getByRole('button', { name: /Crear mi cuenta/ }).click();
  await expect(invited.getByText('Este campo es obligatorio.').first()).toBeVisible();
  await invited.getByLabel('Nombre', { exact: true }).fill('Berta');
  await invited.getByLabel('Apellido').fill('Bodega');
  await invited.getByLabel(/^Contraseña/).fill('Guayaba-Roja58');
  await invited.getByRole('checkbox', { name: /Acepto/ }).check();
  await invited.getByRole('button', { name: /Crear mi cuenta/ }).click();
  await expect(invited).toHaveURL('/vender');
  await waitForHydration(invited);
  const menu = invited.getByRole('button', { name: 'Abrir menú' });
  if (await menu.isVisible()) await menu.click();
  await expect(invited.getByRole('link', { name: /^Pedidos\s*(\d+ por atender)?$/ })).toBeVisible();
  await expect(invited.getByRole('link', { name: /Pagos|Equipo|Mi tienda/ })).toHaveCount(0);

  expect((await invited.request.get('/vender/dinero')).status()).toBe(404);
  const statement = await invited.request.get('/api/vender/dinero/extractos/2026-01');
  expect(statement.status()).toBe(403);

  await page.reload();
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Sacar a Berta Bodega' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sacar del equipo' }).click();
  await expect(page.getByText('Berta Bodega ya no está en el equipo.')).toBeVisible();
  await invited.reload();
  await expect(invited).toHaveURL(/\/vender\/entrar/);
  await context.close();

  await page.goto('/vender/actividad?tipo=team');
  await waitForHydration(page);
  await expect(page.getByText('Sacó a alguien del equipo').first()).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^actividad-\d+\.csv$/);
});
