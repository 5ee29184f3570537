import type { APIRequestContext } from '@playwright/test';
import { logInAsBuyer, SHOP } from './case-steps.ts';
import { expect, test } from './fixtures.ts';
import { open } from './purchase-steps.ts';
import { enterPanel, OPERATOR } from './session-steps.ts';

/** By the session of a buyer, to a shop or to the operators. */
async function writePetition(caller: APIRequestContext, sellerId?: number): Promise<string> {
  const reply = await caller.post('/api/casos', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { tipo: 'peticion', relato: 'Quiero saber cómo guardan mis facturas.', codVendedor: sellerId },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  return ((await reply.json()) as { datos: { radicado: string } }).datos.radicado;
}

test('what was begun for one case does not stand in the next', { tag: '@wide' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const hers = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await logInAsBuyer(hers);
  const first = await writePetition(hers.request);
  const second = await writePetition(hers.request);
  await hers.context().close();
  await enterPanel(page, 'operacion', OPERATOR);
  await open(page, `/operacion/casos/${first}`);
  const answer = page.getByLabel('Tu respuesta');
  const message = page.getByLabel('Escribe un mensaje');
  await answer.fill('Las guardamos cinco años, como pide la ley.');
  await message.fill('Mándanos una copia de tu documento.');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Ir a' }).fill(second);
  await page.getByRole('option', { name: new RegExp(second) }).click();
  await expect(page).toHaveURL(new RegExp(`${second}$`));
  await expect(page.getByRole('main').getByText(second)).toBeVisible();
  await expect(answer).toHaveValue('');
  await expect(message).toHaveValue('');
});

test('the key and the address that fill the lists of a shop still show their secrets', {
  tag: '@wide',
}, async ({ page }) => {
  await enterPanel(page, 'vender', SHOP);
  const base = '/api/vender/integraciones';
  const made: string[] = [];
  const remove = async (address: string) => {
    const removed = await page.request.delete(address);
    expect(removed.ok(), await removed.text()).toBe(true);
  };
  /** As many as there may be, but one. */
  const fillBut = async (path: 'claves' | 'destinos', one: object) => {
    const make = () => page.request.post(`${base}/${path}`, { data: one });
    for (let reply = await make(); reply.ok(); reply = await make())
      made.push(`${base}/${path}/${((await reply.json()) as { id: number }).id}`);
    await remove(made.pop() ?? '');
  };
  await fillBut('claves', { name: 'Bodega', scopes: ['orders:read'] });
  await fillBut('destinos', { url: 'https://1.1.1.1/avisos', events: ['pago.liquidado'] });
  await open(page, '/vender/integraciones');

  await page.getByLabel('Nombre de la clave').fill('La última');
  await page.getByRole('button', { name: 'Crear clave' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'La última' })).toBeVisible();
  await expect(page.getByText(/^plz_[\w-]{40}$/)).toBeVisible();
  await page.getByRole('button', { name: 'Ya lo guardé' }).click();
  await expect(page.getByRole('button', { name: 'Crear clave' })).toHaveCount(0);

  await page.getByRole('textbox', { name: 'Dirección' }).fill('https://1.1.1.1/la-ultima');
  await page.getByRole('button', { name: 'Agregar dirección' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'la-ultima' })).toBeVisible();
  await expect(page.getByText(/^whsec_[\w-]{40}$/)).toBeVisible();
  await page.getByRole('button', { name: 'Ya lo guardé' }).click();
  await expect(page.getByRole('button', { name: 'Agregar dirección' })).toHaveCount(0);

  const row = page.getByRole('listitem').filter({ hasText: 'la-ultima' });
  await row.getByRole('button', { name: 'Quitar' }).click();
  await row.getByRole('button', { name: 'Sí, quitarla' }).click();
  // There is room again.
  await expect(page.getByRole('button', { name: 'Agregar dirección' })).toBeVisible();
  for (const address of made) await remove(address);
});
