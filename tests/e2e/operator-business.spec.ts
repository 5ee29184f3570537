import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts';

const PAGES = [
  ['/operacion', 'Resumen'],
  ['/operacion/envios', 'Envíos'],
  ['/operacion/cifras?desde=2026-01-01', 'Cifras'],
  ['/operacion/cifras/puntualidad?dias=90&orden=nombre', 'Puntualidad'],
  ['/operacion/configuracion', 'Configuración'],
  ['/operacion/textos', 'Textos legales'],
  ['/operacion/registro', 'Registro'],
  ['/operacion/datos-personales', 'Datos personales'],
  ['/operacion/sistema', 'Sistema'],
  ['/operacion/seguridad', 'Mi acceso'],
] as const;

test.beforeEach(async ({ page, request }) => {
  const credentials = { email: 'operacion@plazuela.test', password: 'Plazuela#2026' };
  const reply = await request.post('/api/operacion/entrar', { data: credentials });
  expect(reply.status()).toBe(200);
  await page.context().addCookies((await request.storageState()).cookies);
});

test('the console’s pages of rules, figures and machinery are accessible and fit', async ({ page }) => {
  for (const [path, title] of PAGES) {
    await page.goto(path);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

test('a tariff is tried out before anybody pays by it', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/operacion/envios');
  await waitForHydration(page);
  const urban = page.getByRole('group', { name: 'Urbano', exact: true });
  await urban.getByLabel('Primeros 3 kg').fill('9.500');
  await page.getByLabel('Desde', { exact: true }).fill('Bogotá');
  await page.getByLabel('Hasta', { exact: true }).fill('Bogotá');
  await page.getByRole('button', { name: 'Calcular' }).click();
  // 20 × 30 × 10 / 2.500 are 2,4 kilograms: the first three, and the least insurance.
  await expect(page.getByText('$ 10.500')).toBeVisible();
  await expect(page.getByText('porque origen y destino son el mismo municipio')).toBeVisible();
  await urban.getByLabel('Primeros 3 kg').fill('0');
  await page.getByRole('button', { name: 'Guardar tarifa' }).click();
  await expect(urban.getByRole('alert')).toContainText('mayor que cero');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(urban.getByLabel('Primeros 3 kg')).toHaveValue('7.900');
});

test('a backup is made when somebody asks for it, and the log tells who', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/operacion/sistema');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Hacer una ahora' }).click();
  await expect(page.getByText(/empieza en unos segundos/)).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Completa').first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.goto('/operacion/registro?tipo=system');
  await expect(page.getByText('Pidió ejecutar una tarea').first()).toBeVisible();
});
