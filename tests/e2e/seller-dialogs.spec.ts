import { expect, readMail, test } from './fixtures.ts';
import { newGuest } from './guest.ts';
import { placeOrder } from './order-calls.ts';
import { open } from './purchase-steps.ts';
import { enterPanel, expectEscapeGivesFocusBack } from './session-steps.ts';

const SHOP = 'tienda78@plazuela.test';
const BEANS = { productId: 55, name: 'Fríjol cargamanto rojo x 500 g' };
const LENTILS = { productId: 56, name: 'Lenteja x 500 g' };

test.beforeEach(async ({ page }) => enterPanel(page, 'vender', SHOP));

test('a shop takes off the units that it lacks and keeps the others', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const guest = newGuest();
  const lines = [
    { productId: BEANS.productId, quantity: 3 },
    { productId: LENTILS.productId, quantity: 1 },
  ];
  const number = await placeOrder(request, lines, guest);
  await open(page, `/vender/pedidos/${number}`);
  await page.getByRole('button', { name: 'No puedo enviarlo' }).click();
  await expectEscapeGivesFocusBack(page, 'No puedo enviarlo');

  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'No puedo enviarlo' });
  await dialog.getByText('Solo algunas unidades').click();
  await dialog
    .getByRole('group', { name: `Unidades que envías de ${BEANS.name}` })
    .getByRole('button', { name: 'Quitar uno' })
    .click();
  const cancel = dialog.getByRole('button', { name: 'Anular estas unidades' });
  await expect(cancel, 'a cause is missing').toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Motivo' }).selectOption('Está averiado');
  await cancel.click();
  await expect(dialog).toHaveCount(0);

  await page.reload();
  await expect(page.getByText('1 unidad anulada')).toHaveCount(1);
  await expect(page.getByText('2 × $ 8.900')).toBeVisible();
  await expect(page.getByText('1 × $ 4.900')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aceptar pedido' })).toBeVisible();
  const { texto } = await readMail(request, guest.email, /^Anulamos una parte de tu paquete/);
  expect(texto).toContain(BEANS.name);
});

test('what happens on the road is told in the shop’s words until the parcel is back', {
  tag: '@phone',
}, async ({ page, request }) => {
  const guest = newGuest();
  const number = await placeOrder(request, [{ productId: LENTILS.productId, quantity: 1 }], guest);
  await open(page, `/vender/pedidos/${number}`);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await press('Aceptar pedido');
  await press('Crear guía');
  await dialog.getByRole('combobox', { name: 'Transportadora' }).selectOption('Servientrega');
  await dialog.getByRole('textbox', { name: 'Número de guía' }).fill(`SE-${number}`);
  await press('Guardar guía');
  await press('Marcar en camino');

  await test.step('an incident', async () => {
    await press('Reportar novedad');
    await dialog.getByLabel('¿Qué pasó?').fill('  ');
    await expect(dialog.getByRole('button', { name: 'Guardar' })).toBeDisabled();
    await expectEscapeGivesFocusBack(page, 'Reportar novedad');
    await press('Reportar novedad');
    await expect(dialog.getByLabel('¿Qué pasó?'), 'it begins empty').toHaveValue('');
    await dialog.getByLabel('¿Qué pasó?').fill('Dirección incompleta');
    await press('Guardar');
    await expect(page.getByText('Novedad guardada')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main')).toContainText('Dirección incompleta');
    await readMail(request, guest.email, /novedad/i);
  });

  await test.step('nobody takes it', async () => {
    await open(page, `/vender/pedidos/${number}`);
    await press('No lo recibieron');
    await dialog.getByLabel('¿Por qué no lo recibieron?').fill('No había nadie');
    await press('Guardar');
    await expect(page.getByText('Rechazo registrado')).toBeVisible();
  });

  await test.step('it is back', async () => {
    await press('Ya volvió a mi tienda');
    await expect(dialog.getByRole('checkbox', { name: /vuelven a la venta/ })).toBeChecked();
    await press('Confirmar');
    await expect(page.getByText('Devolución registrada')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Este paquete se anuló: no lo envíes.')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('No había nadie');
  });
});

test('an invitation is sent once more, then taken back', { tag: '@phone' }, async ({ page, request }) => {
  const email = `empaque${Math.floor(Math.random() * 1e9)}@correo.co`;
  await open(page, '/vender/equipo');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Rol', { exact: true }).selectOption({ label: 'Bodega' });
  await page.getByRole('button', { name: 'Enviar invitación' }).click();
  await page.getByRole('button', { name: `Reenviar a ${email}` }).click();
  await expect(page.getByText(`Enviamos otra vez la invitación a ${email}.`)).toBeVisible();
  await expect
    .poll(async () => {
      const reply = await request.get('/api/dev/mensajes', { params: { para: email } });
      return ((await reply.json()) as { mensajes: unknown[] }).mensajes.length;
    })
    .toBe(2);
  await page.getByRole('button', { name: `Anular la de ${email}` }).click();
  await expect(page.getByText(`Anulaste la invitación de ${email}.`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(email)).toHaveCount(0);
});
