import type { Browser } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/domain/demo-password.ts';
import { pictureFile } from '../support/picture-file.ts';
import { logIn } from './account-steps.ts';
import { expect, expectAccessible, readMail, test } from './fixtures.ts';
import { newGuest } from './guest.ts';
import { placeOrder } from './order-calls.ts';
import { open } from './purchase-steps.ts';
import { deliver, newEmail } from './rights-steps.ts';
import { OPERATOR } from './session-steps.ts';

const SHOP = { sellerId: 73, email: 'vendedor@plazuela.test' };
const PRODUCT = 5;

/** An operator sees the photo and publishes the review with these words. */
async function publish(browser: Browser, words: string): Promise<void> {
  const context = await browser.newContext();
  await context.request.post('/api/operacion/entrar', { data: { email: OPERATOR, password: DEMO_PASSWORD } });
  const page = await context.newPage();
  await open(page, '/operacion/moderacion');
  const card = page.getByRole('listitem').filter({ hasText: words });
  await expect(card.getByRole('img', { name: /^Fotos de/ })).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: /^Publicar/ }).click();
  await expect(page.getByText('La opinión está publicada.').first()).toBeVisible();
  await open(page, '/operacion/moderacion/niveles');
  await expectAccessible(page);
  await context.close();
}

test('a guest rates what came by the key of her mail, with a photo; shoppers see it and the shop replies', async ({
  browser,
  request,
  baseURL,
}) => {
  const email = newEmail();
  const words = `Muy fresco, lote ${Math.floor(Math.random() * 1e6)}.`;
  const number = await placeOrder(request, [{ productId: PRODUCT, quantity: 1 }], { ...newGuest(), email });
  const { texto } = await readMail(request, email, /pedido/i);
  const [, key = ''] = new RegExp(`pedido=${number}&llave=([\\w-]{43})`).exec(texto) ?? [];
  await deliver(baseURL, number, SHOP);

  // Another browser, which knows nothing of the purchase.
  const phone = await browser.newContext();
  const guest = await phone.newPage();
  await open(guest, `/pedido/${number}/opinar?llave=${key}`);
  expect(guest.url()).not.toContain('llave');
  await expect(guest.getByRole('heading', { name: '¿Cómo te fue con tu compra?' })).toBeVisible();
  await guest.getByRole('button', { name: 'Enviar valoración' }).click();
  await expect(guest.getByText('Este campo es obligatorio.').first()).toBeVisible();
  await expectAccessible(guest);
  await guest.getByText('5 estrellas').click({ force: true });
  await guest.getByLabel('Tu opinión').fill(words);
  const photo = await pictureFile('#4a7');
  const file = { name: photo.name, mimeType: 'image/png', buffer: Buffer.from(await photo.arrayBuffer()) };
  await guest.locator('input[type=file]').setInputFiles(file);
  await guest.getByRole('button', { name: 'Enviar valoración' }).click();
  await expect(guest.getByRole('status').getByText(/Gracias por tu valoración/)).toBeVisible();
  await publish(browser, words);
  await guest.reload();
  await expect(guest.getByText(/no falta nada por valorar/)).toBeVisible();
  await phone.close();

  const work = await browser.newContext();
  const desk = await work.newPage();
  await logIn(desk, { email: SHOP.email, password: DEMO_PASSWORD });
  await open(desk, '/vender/valoraciones');
  const card = desk
    .getByRole('listitem')
    .filter({ has: desk.getByRole('button', { name: 'Responder' }) })
    .filter({ hasText: words });
  await card.getByRole('button', { name: 'Responder' }).click();
  await desk.getByLabel('Tu respuesta').fill(`Gracias. ${words}`);
  await desk.getByRole('button', { name: 'Publicar respuesta' }).click();
  await expect(desk.getByText('Publicamos tu respuesta.').first()).toBeVisible();
  await open(desk, '/vender/nivel');
  await expectAccessible(desk);
  await work.close();

  const visit = await browser.newContext();
  const shopper = await visit.newPage();
  await open(shopper, `/producto/${PRODUCT}`);
  await shopper.getByRole('tab', { name: 'Valoraciones', exact: true }).click();
  await shopper.getByLabel('Ordenar las valoraciones').selectOption('newest');
  const review = shopper.getByRole('listitem').filter({ hasText: words }).first();
  await expect(review.getByRole('img')).toHaveCount(2);
  await expect(review).toContainText(`Gracias. ${words}`);
  const vote = review.getByRole('button', { name: /^Me sirvió/ });
  await vote.click();
  await expect(review.getByText('Le sirvió a una persona')).toBeVisible();
  await expect(vote).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(shopper);
  await visit.close();
});
