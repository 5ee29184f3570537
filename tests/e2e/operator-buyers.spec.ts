import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts';

test('support finds a buyer, sees her orders as she does, and blocks her', { tag: '@wide' }, async ({
  page,
}) => {
  const login = { email: 'operacion@plazuela.test', clave: 'Plazuela#2026' };
  expect((await page.request.post('/api/login', { data: login })).status()).toBe(200);
  await page.goto('/operacion/clientes');
  await waitForHydration(page);
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Buscar clientes' }).fill('lucia');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(/buscar=lucia/);
  const link = page.getByRole('table', { name: 'Clientes' }).getByRole('link');
  await expect(link).toHaveCount(1);
  await link.click();
  await expect(page.getByRole('heading', { name: /^Lucía/, level: 1 })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Ver como los ve el cliente' }).click();
  await expect(page.getByText('Estás viendo como Lucía; solo lectura')).toBeVisible();
  await page
    .getByRole('link', { name: /^Pedido \d+$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: /^Paquete 1 de/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Salir de la vista' }).click();

  await expect(page.getByText('Abrió los datos de una persona').first()).toBeVisible();
  await page.getByRole('button', { name: 'Bloquear' }).click();
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Pagos con tarjetas ajenas');
  await page.getByRole('button', { name: 'Bloquear cuenta' }).click();
  await expect(page.getByText(/Motivo: Pagos con tarjetas ajenas/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Desbloquear' }).click();
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Era su tarjeta');
  await page.getByRole('dialog').getByRole('button', { name: 'Desbloquear' }).click();
  await expect(page.getByText('Activo', { exact: true })).toBeVisible();
});
