import type { APIRequestContext } from '@playwright/test';
import { logInAsBuyer } from './case-steps.ts';
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
