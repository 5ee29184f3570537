import { registerBuyer } from './account-steps.ts';
import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts';
import { placeButton, placeDialog } from './place-steps.ts';
import { AVOCADO, addProduct, confirmButton, open } from './purchase-steps.ts';
import { fillLogin, greeting } from './registration-steps.ts';

test.beforeEach(async ({ page, playwright, baseURL }) => {
  const caller = await playwright.request.newContext(baseURL ? { baseURL } : {});
  const buyer = await registerBuyer(caller);
  await caller.dispose();
  await open(page, '/login');
  await fillLogin(page, buyer.email, buyer.password);
  await expect(greeting(page, 'Ana')).toBeVisible();
});

test('a second address is saved, chosen in the checkout and printed on the order', async ({ page }) => {
  await open(page, '/cuenta/perfil');
  const book = page.getByRole('region', { name: 'Tus direcciones' });
  await expect(book).toContainText('Carrera 15 # 88-21');
  await expect(book).toContainText('Principal');
  await book.getByRole('button', { name: 'Agregar dirección' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar dirección' });
  await dialog.getByRole('button', { name: 'Guardar dirección' }).click();
  await expect(dialog.getByText('Escribe la dirección.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill('Oficina');
  await dialog.getByRole('combobox', { name: 'Departamento' }).selectOption('11');
  await dialog.getByRole('combobox', { name: 'Ciudad' }).selectOption('11001');
  await dialog.getByRole('textbox', { name: 'Dirección' }).fill('Calle 72 # 10-07');
  await dialog.getByRole('textbox', { name: 'Torre, apto u oficina' }).fill('Oficina 501');
  await dialog.getByRole('textbox', { name: 'Quién recibe' }).fill('Marta Roa');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Guardar dirección' }).click();
  await expect(dialog).toBeHidden();
  await expect(book).toContainText('Calle 72 # 10-07, Oficina 501');

  await placeButton(page).click();
  await expect(placeDialog(page).getByRole('button', { name: /Oficina/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await addProduct(page, AVOCADO.id, [AVOCADO.term]);
  await open(page, '/checkout');
  const choice = page.getByRole('radiogroup', { name: 'Tus direcciones' });
  await expect(choice.getByRole('radio', { name: /Casa/ })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Ciudad' })).toBeHidden();
  await choice.getByRole('radio', { name: /Oficina/ }).check();
  await expect(choice).toContainText('Recibe Marta Roa');
  await page.getByRole('radio', { name: 'Pago en casa' }).check();
  await page.getByRole('checkbox', { name: /Acepto la política/ }).check();
  await expectAccessible(page);
  await expect(confirmButton(page)).toHaveText(/\$ /);
  await confirmButton(page).click();
  await expect(page).toHaveURL(/\/response-compra/);
  await expect(page.getByText('Calle 72 # 10-07, Oficina 501')).toBeVisible();
  await expect(page.getByText('Recibe Marta Roa.')).toBeVisible();

  await open(page, '/cuenta/perfil');
  await book.getByRole('button', { name: 'Usar Oficina como principal' }).click();
  await expect(placeButton(page)).toContainText('Calle 72 # 10-07');
  await book.getByRole('button', { name: 'Eliminar Casa' }).click();
  await expect(book).not.toContainText('Carrera 15 # 88-21');
});

test('an address is typed only once hers are there, and joins them with the order', { tag: '@wide' }, async ({
  page,
}) => {
  await addProduct(page, AVOCADO.id, [AVOCADO.term]);
  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/direcciones', async (route) => {
    await isAsked;
    await route.continue();
  });
  await open(page, '/checkout');
  const main = page.getByRole('main');
  const envio = page.getByRole('region', { name: 'Dirección de envío' });
  await main.getByRole('textbox', { name: 'Nombre' }).fill('Anita');
  await expect(envio).toContainText('Cargando...');
  await expect(envio.getByRole('textbox')).toHaveCount(0);
  answer();
  await envio.getByRole('radio', { name: 'Otra dirección' }).check();
  await expect(main.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Anita');

  await envio.getByRole('combobox', { name: 'Departamento' }).selectOption('11');
  await envio.getByRole('combobox', { name: 'Ciudad' }).selectOption('11001');
  await envio.getByRole('textbox', { name: 'Dirección' }).fill('Calle 90 # 11-20');
  await envio.getByLabel(/Barrio/).fill('Chicó');
  await envio.getByLabel(/Quién recibe/).fill('Marta Roa');
  await envio.getByLabel(/Teléfono de quien recibe/).fill('300 111');
  await envio.getByLabel(/Indicaciones para quien entrega/).fill('Portería azul.');
  await envio.getByRole('textbox', { name: 'Guardar como' }).fill('Donde Marta');
  await expect(envio.getByRole('checkbox', { name: 'Guardar esta dirección' })).toBeChecked();
  await expectAccessible(page);
  // What was typed is still there after a look at another one.
  await envio.getByRole('radio', { name: /Casa/ }).check();
  await envio.getByRole('radio', { name: 'Otra dirección' }).check();
  await expect(envio.getByLabel(/Barrio/)).toHaveValue('Chicó');
  await page.getByRole('radio', { name: 'Pago en casa' }).check();
  await page.getByRole('checkbox', { name: /Acepto la política/ }).check();
  await confirmButton(page).click();
  await expect(envio.getByLabel(/Teléfono de quien recibe/)).toBeFocused();
  await envio.getByLabel(/Teléfono de quien recibe/).fill('300 111 2233');
  await expect(confirmButton(page)).toHaveText(/\$ /);
  const saved = page.waitForResponse(
    (reply) => reply.request().method() === 'POST' && reply.url().endsWith('/api/direcciones'),
  );
  await confirmButton(page).click();
  await expect(page.getByText('Recibe Marta Roa, 3001112233. Portería azul.')).toBeVisible();
  expect((await saved).status()).toBe(200);

  await open(page, '/cuenta/perfil');
  const book = page.getByRole('region', { name: 'Tus direcciones' });
  for (const text of ['Donde Marta', 'Calle 90 # 11-20', 'Chicó', 'Marta Roa'])
    await expect(book).toContainText(text);
});

test('the profile and the address book follow each other', { tag: '@wide' }, async ({ page }) => {
  const office = { nombre: 'Oficina', codCiudad: '05001', direccion: 'Calle 10 # 43-12' };
  const blank = { torreApto: '', barrio: '', indicaciones: '', recibe: '', telefono: '' };
  const added = await page.request.post('/api/direcciones', { data: { ...blank, ...office } });
  expect(added.ok(), await added.text()).toBe(true);
  await open(page, '/cuenta/perfil');
  const entry = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const field = (name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true });
  const save = async () => {
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await page.getByRole('button', { name: 'Aceptar' }).click();
  };
  await field('Teléfono').fill('3001112233');
  await page.getByRole('button', { name: 'Usar Oficina como principal' }).click();
  await expect(field('Dirección')).toHaveValue('Calle 10 # 43-12');
  await expect(page.getByRole('combobox', { name: 'Ciudad' })).toHaveValue('05001');
  await expect(field('Teléfono')).toHaveValue('3001112233');
  await save();
  await page.reload();
  await expect(entry('Oficina')).toContainText('Calle 10 # 43-12');
  await expect(entry('Oficina')).toContainText('Principal');
  await expect(entry('Casa')).toContainText('Carrera 15 # 88-21');

  // What is typed here stays as long as the default place is the same.
  await waitForHydration(page);
  await field('Dirección').fill('Calle 11 # 40-01');
  await page.getByRole('button', { name: 'Editar Casa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar dirección' });
  await dialog.getByRole('textbox', { name: 'Barrio' }).fill('Chicó');
  await dialog.getByRole('button', { name: 'Guardar dirección' }).click();
  await expect(dialog).toBeHidden();
  await expect(entry('Casa')).toContainText('Chicó');
  await expect(field('Dirección')).toHaveValue('Calle 11 # 40-01');
  await save();
  await expect(entry('Oficina')).toContainText('Calle 11 # 40-01');

  await page.getByRole('button', { name: 'Editar Oficina' }).click();
  await dialog.getByRole('textbox', { name: 'Dirección' }).fill('Calle 12 # 41-02');
  await dialog.getByRole('button', { name: 'Guardar dirección' }).click();
  await expect(dialog).toBeHidden();
  await expect(field('Dirección')).toHaveValue('Calle 12 # 41-02');

  await placeButton(page).click();
  await page.getByRole('button', { name: 'Cambiar mi dirección guardada' }).click();
  const place = page.getByRole('dialog', { name: 'Elige dónde recibir tus compras' });
  await place.getByRole('textbox', { name: 'Dirección' }).fill('Calle 13 # 42-03');
  await place.getByRole('button', { name: 'Guardar' }).click();
  await expect(field('Dirección')).toHaveValue('Calle 13 # 42-03');
  await expect(entry('Oficina')).toContainText('Calle 13 # 42-03');
});
