import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts';
import { enterPanel } from './session-steps.ts';

async function enter(page: Page) {
  await enterPanel(page, 'vender', 'vendedor@plazuela.test');
  await page.goto('/vender/tienda');
  await waitForHydration(page);
}

test('a shop sees its page before it saves, plans a holiday, and shoppers read its policies', {
  tag: '@phone',
}, async ({ page }) => {
  await enter(page);
  const preview = page.getByRole('region', { name: 'Así la ven los compradores' });
  await page.getByLabel('Cambios y devoluciones').fill('Treinta días para cambiar.');
  await expect(preview).toContainText('Treinta días para cambiar.');
  await page.getByLabel('Subir logo').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  await expect(page.getByRole('button', { name: 'Quitar logo' })).toBeVisible();
  await page.getByRole('checkbox', { name: /Modo vacaciones/ }).check();
  // Far away: the other tests buy from this shop today.
  await page.getByLabel('Último día').fill('2090-01-05');
  await page.getByLabel('Primer día').fill('2090-01-01');
  await page.getByLabel('Mensaje para los compradores').fill('Nos vemos pronto.');
  await expect(preview).toContainText('Nos vemos pronto.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Guardaste la página de tu tienda.')).toBeVisible();

  await page.getByRole('link', { name: 'Ver mi tienda' }).click();
  await expect(page).toHaveURL(/\/productos\/seller\/\d+/);
  await waitForHydration(page);
  await expect(page.getByText('Treinta días para cambiar.')).toBeVisible();
  await expect(page.getByText(/está de vacaciones/)).toHaveCount(0);
  await expectAccessible(page);
  await page.locator('a[href^="/producto/"]').first().click();
  await expect(page).toHaveURL(/\/producto\/\d+/);
  await waitForHydration(page);
  await expect(page.getByText(/está de vacaciones/)).toHaveCount(0);
  await expectAccessible(page);

  await page.goto('/vender/tienda');
  await waitForHydration(page);
  await page.getByRole('checkbox', { name: /Modo vacaciones/ }).uncheck();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Guardaste la página de tu tienda.')).toBeVisible();
});
