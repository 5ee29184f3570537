import { logIn, registerBuyer } from './account-steps.ts';
import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts';
import { enterPanel, OPERATOR } from './session-steps.ts';

test.use({ allowedErrors: [/401/] });

test('a buyer sees where she is logged in, closes one of them, then all', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const buyer = await registerBuyer(request);
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    userAgent: 'Firefox/140.0 (Android)',
  });
  const elsewhere = await context.newPage();
  await logIn(elsewhere, buyer);
  await logIn(page, buyer, '/cuenta/detalles-cuenta');
  const list = page.getByRole('region', { name: 'Sesiones abiertas' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByText('Este dispositivo')).toHaveCount(1);
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Cerrar la sesión de Firefox en Android' }).click();
  await expect(page.getByText('Sesión cerrada')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await elsewhere.goto('/cuenta/perfil');
  await expect(elsewhere).toHaveURL(/\/login\?returnTo=/);
  await context.close();
  await list.getByRole('button', { name: 'Cerrar todas' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/cuenta/perfil');
  await expect(page).toHaveURL(/\/login\?returnTo=/);
});

for (const { panel, email, address } of [
  { panel: 'vender', email: 'vendedor@plazuela.test', address: '/vender/seguridad' },
  { panel: 'operacion', email: OPERATOR, address: '/operacion/seguridad' },
] as const)
  test(`${address} lists the sessions, is accessible and fits`, async ({ page }) => {
    await enterPanel(page, panel, email);
    await page.goto(address);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { name: 'Sesiones abiertas' })).toBeVisible();
    await expect(page.getByText('Este dispositivo')).toHaveCount(1);
    await expectAccessible(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide).toBe(false);
  });
