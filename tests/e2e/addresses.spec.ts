import { registerBuyer } from './account-steps.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { placeButton, placeDialog } from './place-steps.ts';
import { AVOCADO, addProduct, confirmButton, open } from './purchase-steps.ts';
import { fillLogin, greeting } from './registration-steps.ts';

test('a second address is saved, chosen in the checkout and printed on the order', async ({
  page,
  playwright,
  baseURL,
}) => {
  const caller = await playwright.request.newContext(baseURL ? { baseURL } : {});
  const buyer = await registerBuyer(caller);
  await caller.dispose();
  await open(page, '/login');
  await fillLogin(page, buyer.email, buyer.password);
  await expect(greeting(page, 'Ana')).toBeVisible();

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
  await expect(page.getByLabel(/Indicaciones para quien entrega/)).toHaveValue('Recibe Marta Roa.');
  await page.getByRole('radio', { name: 'Pago en casa' }).check();
  await page.getByRole('checkbox', { name: /Acepto la política/ }).check();
  await expectAccessible(page);
  await expect(confirmButton(page)).toHaveText(/\$ /);
  await confirmButton(page).click();
  await expect(page).toHaveURL(/\/response-compra/);
  await expect(page.getByText('Calle 72 # 10-07, Oficina 501')).toBeVisible();

  await open(page, '/cuenta/perfil');
  await book.getByRole('button', { name: 'Usar Oficina como principal' }).click();
  await expect(placeButton(page)).toContainText('Calle 72 # 10-07');
  await book.getByRole('button', { name: 'Eliminar Casa' }).click();
  await expect(book).not.toContainText('Carrera 15 # 88-21');
});
