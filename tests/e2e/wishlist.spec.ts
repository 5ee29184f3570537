import type { Page } from '@playwright/test';
import { logIn, test } from './account-steps.ts';
import { expect, expectAccessible, slowDown, waitForHydration } from './fixtures.ts';
import { open } from './purchase-steps.ts';
import { fillLogin } from './registration-steps.ts';

const hearts = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Guardar .* en favoritos$/ });

test('a heart on the home page fills, stays after a reload and shows its product in the wishlist', {
  tag: '@phone',
}, async ({ page, buyer }) => {
  await logIn(page, buyer, '/wishlist');
  await expect(page.getByText('No tienes productos en tu lista de deseos.')).toBeVisible();
  await expectAccessible(page);

  await open(page, '/');
  const name = (await hearts(page).first().textContent()) ?? '';
  const heart = page.getByRole('main').getByRole('button', { name }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('link', { name: 'Favoritos' }).first().click();
  await expect(page).toHaveURL('/wishlist');
  await expect(hearts(page)).toHaveCount(1);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await heart.click();
  await expect(page.getByText('No tienes productos en tu lista de deseos.')).toBeVisible();
});

test('a tap that is faster than the list of favourites is kept', { tag: '@phone' }, async ({
  page,
  buyer,
}) => {
  await logIn(page, buyer, '/wishlist');
  const [code, list] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(/favourites-sync/, async (route) => {
    await code.promise;
    await route.continue();
  });
  // The list as it was before the tap, and late.
  await page.route(/\/producto\/favoritos\/\d+$/, async (route) => {
    const response = await route.fetch();
    await list.promise;
    await route.fulfill({ response });
  });
  await slowDown(page);
  await open(page, '/producto/45');
  const heart = hearts(page).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const asked = page.waitForRequest(/\/producto\/favoritos\/\d+$/);
  code.resolve();
  await asked;
  list.resolve();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/producto/45');
  await page.unrouteAll();
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('the heart of the product page is the same one as on the cards', { tag: '@wide' }, async ({
  page,
  buyer,
}) => {
  await logIn(page, buyer, '/producto/45');
  const heart = hearts(page).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await open(page, '/wishlist');
  await expect(page.getByRole('main').getByRole('link', { name: /Café de origen Pitalito/ })).toBeVisible();
  await page.getByRole('button', { name: /^Avísame si baja: Café de origen/ }).click();
  await expect(page.getByText(/^Listo\. Te escribimos una vez a .* cuando baje de precio\.$/)).toBeVisible();
  await hearts(page).first().click();
  await expect(hearts(page)).toHaveCount(0);
});

test('without a session a heart leads to the login and back', { tag: '@wide' }, async ({ page }) => {
  await open(page, '/productos/sale');
  const heart = page
    .getByRole('main')
    .getByRole('link', { name: /^Guardar .* en favoritos$/ })
    .first();
  await expect(heart).toHaveAttribute('href', '/login?returnTo=%2Fproductos%2Fsale');
  await open(page, '/wishlist');
  await expect(page).toHaveURL('/login?returnTo=%2Fwishlist');
});

test('what a guest’s heart wanted is kept by the login that it leads to', async ({
  page,
  buyer,
  isMobile,
}) => {
  const id = isMobile ? 46 : 47;
  await open(page, `/producto/${id}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Guardar .* en favoritos$/ })
    .first()
    .click();
  await expect(page).toHaveURL(`/login?returnTo=%2Fproducto%2F${id}`);
  await waitForHydration(page);
  await fillLogin(page, buyer.email, buyer.password);
  await expect(page).toHaveURL(`/producto/${id}`);
  const heart = hearts(page).first();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Guardamos en tus favoritos lo que elegiste.')).toBeVisible();
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  // Once: taken out again, it does not come back.
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
