import { registerBuyer } from './account-steps.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { placeButton } from './place-steps.ts';
import { open } from './purchase-steps.ts';
import { fillLogin, greeting } from './registration-steps.ts';

test.use({ allowedErrors: [/status of (404|500)/] });

test('the delivery place is chosen in the header and stays', { tag: '@phone' }, async ({
  page,
  playwright,
  baseURL,
}) => {
  const caller = await playwright.request.newContext(baseURL ? { baseURL } : {});
  const buyer = await registerBuyer(caller);
  await caller.dispose();
  await open(page, '/');
  // Guests are told what is assumed; an address is shown to whoever is logged in.
  await expect(placeButton(page)).toContainText('para Bogotá');
  await open(page, '/login');
  await fillLogin(page, buyer.email, buyer.password);
  await expect(greeting(page, 'Ana')).toBeVisible();
  // The phone was corrected on another device since.
  const phone = async () => (await (await page.request.get('/api/yo')).json()).usuario.celUsuario;
  const corrected = await phone();
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('userData') ?? '{}');
    localStorage.setItem('userData', JSON.stringify({ ...stored, celUsuario: '3000000000' }));
  });
  await page.getByRole('button', { name: 'Enviar a Carrera 15 # 88-21' }).click();
  await page.getByRole('button', { name: 'Cambiar mi dirección guardada' }).click();

  const dialog = page.getByRole('dialog', { name: 'Elige dónde recibir tus compras' });
  const department = dialog.getByRole('combobox', { name: 'Departamento' });
  const city = dialog.getByRole('combobox', { name: 'Ciudad' });
  const save = dialog.getByRole('button', { name: 'Guardar' });
  await expect(department).toHaveValue('11');
  await expect(city).toHaveValue('11001');
  await expectAccessible(page);
  await department.selectOption('');
  await expect(city).toBeDisabled();
  await expect(save).toBeDisabled();
  await department.selectOption('05');
  await expect(city).toBeEnabled();
  await expect(save).toBeDisabled();
  await city.selectOption('05001');
  await expect(save).toBeEnabled();

  await page.route(
    '**/api/geocodificar',
    (route) =>
      route.fulfill({ status: 404, json: { code: 'address-not-found', message: 'Dirección no encontrada' } }),
    { times: 1 },
  );
  await dialog.getByRole('textbox', { name: 'Dirección' }).fill('Calle 10 # 43-12');
  await expect(dialog.getByText('Dirección no encontrada')).toBeVisible();

  const failure = { status: 500, json: { code: 'internal-error', message: 'x' } };
  await page.route('**/api/editar/usuario', (route) => route.fulfill(failure), { times: 1 });
  await save.click();
  await expect(page.getByText('Error actualizando la ubicación')).toBeVisible();
  await expect(dialog).toBeVisible();
  await save.click();
  await expect(page.getByText('Ubicación actualizada correctamente')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await phone()).toBe(corrected);
  await page.reload();
  await page.getByRole('button', { name: 'Enviar a Calle 10 # 43-12' }).click();
  await page.getByRole('button', { name: 'Cambiar mi dirección guardada' }).click();
  await expect(city).toHaveValue('05001');
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(dialog).toBeHidden();
});
