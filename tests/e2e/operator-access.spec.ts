import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, expectAccessible, readMail, test, waitForHydration } from './fixtures.ts';

const BOSS = { email: 'operacion@plazuela.test', password: 'Plazuela#2026' };
const OWN_PASSWORD = 'Panela-Dulce47';

async function enter(page: Page, email: string, password: string) {
  await page.goto('/operacion/entrar');
  await waitForHydration(page);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continuar' }).click();
}

/** Each code works once: `ahead` takes one of the next half minutes. */
function codeOf(secret: string, ahead = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + ahead * 30_000 });
}

test.use({ allowedErrors: [/40[013]/] });

test('a colleague gets access by mail, sets up her phone, and needs its code at the next login', {
  tag: '@wide',
}, async ({ page, request, browser }) => {
  const email = `colega-${Date.now()}@plazuela.test`;
  await enter(page, BOSS.email, BOSS.password);
  await expect(page.getByRole('heading', { name: 'Resumen' })).toBeVisible();
  await page.getByRole('link', { name: 'Equipo' }).click();
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Rol', { exact: true }).selectOption('viewer');
  await page.getByRole('button', { name: 'Dar acceso' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('Sin segundo factor');
  await expectAccessible(page);
  expect((await readMail(request, email, /^Tu acceso a la operación/)).texto).toContain('/operacion/entrar');

  await request.post('/api/olvidoclave', { data: { email } });
  const { texto } = await readMail(request, email, /^Tu nueva contraseña/);
  const once = /\b[A-Z]\w{3}-\w{4}-\w{4}\b/.exec(texto)?.[0] ?? '';
  const theirs = await (await browser.newContext()).newPage();
  await enter(theirs, email, once);
  await theirs.getByLabel('Contraseña con la que entraste').fill(once);
  await theirs.getByLabel('Nueva contraseña').fill(OWN_PASSWORD);
  await theirs.getByRole('button', { name: 'Guardar contraseña' }).click();
  await theirs.getByRole('link', { name: 'Mi acceso' }).click();
  await theirs.getByRole('button', { name: 'Activar verificación en dos pasos' }).click();
  await expect(theirs.getByRole('img', { name: /^Código QR/ })).toBeVisible();
  await expectAccessible(theirs);
  const secret = ((await theirs.locator('p.cifra').textContent()) ?? '').replace(/\s/g, '');
  await theirs.getByLabel('Código que muestra la aplicación').fill(codeOf(secret));
  await theirs.getByRole('button', { name: 'Confirmar' }).click();
  await expect(
    theirs.getByRole('list', { name: 'Códigos de recuperación' }).getByRole('listitem'),
  ).toHaveCount(10);
  await theirs.getByRole('button', { name: 'Cerrar sesión' }).click();
  await theirs.waitForURL('/');

  await enter(theirs, email, OWN_PASSWORD);
  const code = theirs.getByLabel('Código', { exact: true });
  await code.fill('000000');
  await theirs.getByRole('button', { name: 'Continuar' }).click();
  await expect(theirs.getByText('El código no es correcto o ya se usó.')).toBeVisible();
  await code.fill(codeOf(secret, 1));
  await theirs.getByRole('button', { name: 'Continuar' }).click();
  await expect(theirs.getByRole('heading', { name: 'Resumen' })).toBeVisible();
  // Her role sees and changes nothing of the team.
  await expect(theirs.getByRole('link', { name: 'Equipo' })).toHaveCount(0);
});

test('a shopper at the console’s door is told, and stands outside', { tag: '@wide' }, async ({ page }) => {
  await enter(page, 'compradora@plazuela.test', 'Plazuela#2026');
  await expect(page.getByText('Esta operación es solo para el equipo de la plataforma.')).toBeVisible();
  await page.goto('/operacion/equipo');
  await expect(page).toHaveURL(/\/operacion\/entrar\?returnTo=/);
  await expectAccessible(page);
});
