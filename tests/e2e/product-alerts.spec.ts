import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/domain/demo-password.ts';
import { logIn, registerBuyer, test } from './account-steps.ts';
import { expect, expectAccessible, readMail } from './fixtures.ts';
import { open } from './purchase-steps.ts';
import { OPERATOR } from './session-steps.ts';
import { take, writeProduct } from './variant-steps.ts';

/** As the grid of the seller's panel saves it. */
async function restock(seller: Page, productId: number, termIds: number[], onHand: number) {
  const { version } = await (await seller.request.get(`/api/vender/productos/${productId}`)).json();
  const data = { rows: [{ productId, version, stock: [{ termIds, onHand, before: 0 }] }] };
  const reply = await seller.request.post('/api/vender/productos/rejilla', { data });
  expect(await reply.json()).toMatchObject([{ saved: true, problem: null }]);
}

test('a guest asks for a sold-out combination and is told when it is there again', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const address = await writeProduct(page, `Café agotado ${Date.now()}`);
  const guest = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await guest.setViewportSize(page.viewportSize() ?? { width: 390, height: 844 });
  await open(guest, address);
  await take(guest, '250 g');
  await take(guest, 'Negra');
  await expect(guest.getByText('Negra se agotó en 250 g.')).toBeVisible();
  await guest.getByRole('button', { name: 'Avísame cuando haya 250 g · Negra' }).click();
  const box = guest.getByRole('region', { name: 'Avísame' });
  const email = `espera${Date.now()}@correo.test`;
  await expect(box.getByLabel('Tu correo electrónico')).toBeFocused();
  await expectAccessible(guest);
  await guest.keyboard.type(email);
  await guest.keyboard.press('Enter');
  await expect(box.getByRole('status')).toHaveText(
    `Listo. Te escribimos una vez a ${email} cuando vuelva a haber.`,
  );
  const variant = new URL(guest.url()).searchParams.get('v');

  const productId = Number(/\d+$/.exec(address)?.[0]);
  const { variantes } = await (await guest.request.get(`/api/productos/${productId}`)).json();
  const sold = variantes.find((one: { codVariante: number }) => String(one.codVariante) === variant);
  await restock(page, productId, sold.codTerminos, 4);
  // The job runs every minute, or when an operator asks for it, and the mail goes out after it.
  await request.post('/api/operacion/entrar', { data: { email: OPERATOR, password: DEMO_PASSWORD } });
  await expect(async () => {
    const asked = await request.post('/api/operacion/sistema/tareas/send-product-alerts');
    expect(asked.ok(), await asked.text()).toBe(true);
    const reply = await guest.request.get('/api/dev/mensajes', { params: { para: email } });
    expect((await reply.json()).mensajes).toHaveLength(1);
  }).toPass({ timeout: 3 * 60_000 });
  const mail = await readMail(guest.request, email, /^Ya hay Café agotado .* \(250 g · Negra\)$/);
  const link = new URL(/https?:\S+\/producto\/\S+/.exec(mail.texto)?.[0] ?? '');
  expect(link.searchParams.get('v')).toBe(variant);
  await open(guest, link.pathname + link.search);
  await expect(guest.getByRole('radio', { name: 'Negra' })).toBeChecked();
  // On phones the bar below has another one while this one is out of sight.
  await expect(guest.getByRole('button', { name: 'Agregar al carro' }).first()).toBeEnabled();
  await guest.context().close();
});

test('whoever is logged in asks with one tap, and ends it in her account', async ({ page, request }) => {
  await logIn(page, await registerBuyer(request), '/cuenta/avisos');
  await expect(page.getByText(/^No esperas ningún aviso/)).toBeVisible();
  await expectAccessible(page);
  await open(page, '/producto/45');
  await page.getByRole('button', { name: 'Avísame si baja' }).click();
  await expect(page.getByText(/^Listo\. Te escribimos una vez a .* cuando baje de precio\.$/)).toBeVisible();
  await open(page, '/cuenta/avisos');
  const end = page.getByRole('button', { name: /^Eliminar el aviso de Café de origen/ });
  await expect(end).toBeVisible();
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await end.click();
  await expect(page.getByText(/^No esperas ningún aviso/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lo que esperas' })).toBeFocused();
});

test('what does not come to her place offers to tell her when it does', { tag: '@phone' }, async ({
  page,
}) => {
  const url = test.info().project.use.baseURL as string;
  await page.context().addCookies([{ name: 'lugar', value: '05001~Medell%C3%ADn', url }]);
  // Fresh: it travels near its town only.
  await open(page, '/producto/7');
  await page.getByRole('button', { name: 'Avísame si llega' }).click();
  const box = page.getByRole('region', { name: 'Avísame' });
  await expect(box).toContainText('Te escribimos una vez, cuando llegue a Medellín.');
  const email = `lejos${Date.now()}@correo.test`;
  await box.getByLabel('Tu correo electrónico').fill(email);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(box.getByRole('status')).toHaveText(
    `Listo. Te escribimos una vez a ${email} cuando llegue a Medellín.`,
  );
});
