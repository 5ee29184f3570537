import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts';
import { open } from './purchase-steps.ts';
import { enterPanel, OPERATOR } from './session-steps.ts';

async function enter(page: Page, path: string) {
  await page.goto(`/operacion/entrar?returnTo=${encodeURIComponent(path)}`);
  await waitForHydration(page);
  await page.getByLabel('Correo electrónico').fill('operacion@plazuela.test');
  await page.getByLabel(/^Contraseña/).fill('Plazuela#2026');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(path);
  await waitForHydration(page);
}

test('an operator writes a banner, sees it before anybody else, publishes it, and takes it back', {
  tag: '@wide',
}, async ({ page, browser }) => {
  await enter(page, '/operacion/contenido/portada-2');
  await page.getByLabel('Título').fill('Quesos del Campo');
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(page.getByText('Guardaste el borrador.')).toBeVisible();
  await expectAccessible(page);

  const visitor = await (await browser.newContext()).newPage();
  const heading = (shop: Page) =>
    shop.getByRole('region', { name: 'Destacados' }).getByRole('heading', { level: 2 });
  const preview = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Ver la tienda con el borrador guardado' }).click();
  await expect(heading(await preview)).toHaveText('Quesos del Campo');
  const address = (await preview).url();
  await visitor.goto('/');
  await expect(heading(visitor)).toHaveText('Verduras del Campo');
  expect((await visitor.goto(address))?.status()).toBe(404);

  await page.getByRole('button', { name: 'Publicar…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar ahora' }).click();
  await expect(page.getByText('Publicado: la tienda ya lo muestra.')).toBeVisible();
  await expect(async () => {
    await visitor.goto('/');
    await expect(heading(visitor)).toHaveText('Quesos del Campo', { timeout: 3_000 });
  }).toPass();

  await page.getByLabel('Título').fill('Navidad del Campo');
  await page.getByRole('button', { name: 'Publicar…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('En otro momento').click();
  await dialog.getByLabel('Se ve desde').fill('2090-12-01T00:00');
  await dialog.getByLabel(/^Hasta/).fill('2090-12-26T00:00');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Programar' }).click();
  await expect(page.getByText('Programada', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Retirar Navidad del Campo' }).click();
  await expect(page.getByText('Retiraste esa versión.')).toBeVisible();
  await page.getByRole('button', { name: 'Volver al original' }).click();
  await expect(page.getByText('La tienda muestra otra vez esa versión.')).toBeVisible();
  await expect(async () => {
    await visitor.goto('/');
    await expect(heading(visitor)).toHaveText('Verduras del Campo', { timeout: 3_000 });
  }).toPass();
  await visitor.context().close();
});

test('the promo bar changes on pages that were kept long before', { tag: '@wide' }, async ({
  page,
  browser,
}) => {
  await enterPanel(page, 'operacion', OPERATOR);
  await open(page, '/operacion/contenido/barra');
  const visitor = await (await browser.newContext()).newPage();
  const instagram = visitor.getByRole('link', { name: 'Instagram' });
  await visitor.goto('/about');
  await expect(instagram).toHaveAttribute('href', 'https://www.instagram.com/');
  await page.getByLabel('Instagram').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Publicar…' }).click();
  await expect(page.getByText('Escribe una dirección con https://')).toBeVisible();
  await page.getByLabel('Instagram').fill('https://www.instagram.com/plazuela');
  await page.getByRole('button', { name: 'Publicar…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar ahora' }).click();
  await expect(async () => {
    await visitor.goto('/about');
    const own = 'https://www.instagram.com/plazuela';
    await expect(instagram).toHaveAttribute('href', own, { timeout: 3_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Volver al original' }).click();
  await expect(page.getByText('La tienda muestra otra vez esa versión.')).toBeVisible();
  await visitor.context().close();
});

test('an operator makes categories, orders them by hand and merges two; the old address leads on', {
  tag: '@wide',
}, async ({ page, request }) => {
  await enterPanel(page, 'operacion', OPERATOR);
  await open(page, '/operacion/catalogo');
  const create = async (name: string) => {
    await page.getByLabel('Nombre', { exact: true }).fill(name);
    await page.getByRole('button', { name: 'Crear categoría' }).click();
    await expect(page.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
  };
  await create('Talabartería');
  await create('Marroquinería');
  const order = () =>
    page.locator('[data-category] a').evaluateAll((links) => links.map((one) => one.textContent));
  const placeOf = async (name: string) => (await order()).findIndex((text) => text?.startsWith(name));

  await page.getByRole('button', { name: 'Mover Marroquinería' }).press('ArrowUp');
  await expect.poll(async () => (await placeOf('Talabartería')) - (await placeOf('Marroquinería'))).toBe(1);
  await page.getByRole('button', { name: 'Mover Talabartería' }).press('ArrowRight');
  await expect(page.locator('li li', { hasText: 'Talabartería' })).toBeVisible();

  const handle = page.getByRole('button', { name: 'Mover Talabartería' });
  await handle.scrollIntoViewIfNeeded();
  const [from, to] = [
    await handle.boundingBox(),
    await page.locator('[data-category]', { hasText: 'Marroquinería' }).boundingBox(),
  ];
  if (!from || !to) throw new Error('the tree is not on the screen');
  await page.mouse.move(from.x + 10, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 40, to.y + 20);
  await page.mouse.move(to.x + 40, to.y + 3);
  await page.mouse.up();
  await expect(page.locator('li li', { hasText: 'Talabartería' })).toHaveCount(0);
  await expect.poll(async () => (await placeOf('Marroquinería')) - (await placeOf('Talabartería'))).toBe(1);

  await page.getByRole('link', { name: /^Talabartería/ }).click();
  await expect(page.getByRole('heading', { name: 'Talabartería' })).toBeVisible();
  await page.getByRole('button', { name: 'Agregar atributo' }).click();
  await page.getByLabel('Atributo 1', { exact: true }).fill('Talla');
  await page.getByLabel('Opciones del atributo 1').fill('S, M, L');
  await page.getByRole('button', { name: 'Guardar atributos' }).click();
  await expect(page.getByText('Guardaste los atributos.')).toBeVisible();
  await expectAccessible(page);
  const oldAddress = await page.getByRole('link', { name: 'Ver en la tienda' }).getAttribute('href');
  await page.getByRole('button', { name: 'Unir con otra' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Pasa todo a').selectOption({ label: 'Marroquinería' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Unir categorías' }).click();
  await expect(page.getByRole('link', { name: /^Talabartería/ })).toHaveCount(0);

  const moved = await request.get(oldAddress ?? '', { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  const shop = await request.get(moved.headers().location ?? '');
  expect(await shop.text()).toContain('Marroquinería');

  await page.getByRole('link', { name: /^Marroquinería/ }).click();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await expect(page.getByText('Eliminaste Marroquinería.')).toBeVisible();
});
