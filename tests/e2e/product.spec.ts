import type { Page } from '@playwright/test';
import { logIn } from './account-steps.ts';
import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts';

async function open(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
}

const addButton = (page: Page) => page.getByRole('button', { name: 'Agregar al carro' }).first();
const buyButton = (page: Page) => page.getByRole('button', { name: 'Comprar Ahora' }).first();
const quantity = (page: Page) => page.getByRole('group', { name: 'Cantidad' });
const choose = (page: Page, term: string) => page.getByText(term, { exact: true }).click();

test('nothing can be bought before every attribute has a choice, and a choice replaces the earlier one', {
  tag: '@wide',
}, async ({ page }) => {
  await open(page, '/producto/1');
  await expect(addButton(page)).toBeDisabled();
  await expect(buyButton(page)).toBeDisabled();
  await expect(page.getByText('Elige Maduración para continuar.')).toBeVisible();
  await choose(page, 'Para hoy');
  await expect(page.getByText('Maduración: Para hoy')).toBeVisible();
  await choose(page, 'Verde');
  await expect(page.getByText('Maduración: Verde')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Para hoy' })).not.toBeChecked();
  await expect(addButton(page)).toBeEnabled();
  await expect(buyButton(page)).toBeEnabled();
});

test('adding opens the window and takes the quantity back to 1', async ({ page }) => {
  await open(page, '/producto/1');
  await choose(page, 'Para hoy');
  await quantity(page).getByRole('button', { name: 'Quitar uno' }).click({ force: true });
  await expect(quantity(page)).toContainText('1');
  await quantity(page).getByRole('button', { name: 'Agregar uno' }).click();
  await quantity(page).getByRole('button', { name: 'Agregar uno' }).click();
  await expect(quantity(page)).toContainText('3');
  await addButton(page).click();
  const window = page.getByRole('dialog', { name: 'Producto añadido al carrito' });
  await expect(window).toBeVisible();
  await expect(window).toContainText('Aguacate Hass x 1 kg');
  await expect(window).toContainText('Para hoy');
  await window.getByRole('button', { name: 'Seguir comprando' }).click();
  await expect(window).toBeHidden();
  await expect(quantity(page)).toContainText('1');
  await expect(addButton(page), 'the keyboard goes on where it was').toBeFocused();
});

test('buying now leads to the checkout without the window', { tag: '@wide' }, async ({ page }) => {
  await open(page, '/producto/5');
  await buyButton(page).click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('dialog', { name: 'Producto añadido al carrito' })).toBeHidden();
});

test('tells when more is wanted than there is', { tag: '@wide' }, async ({ page, request }) => {
  const { existencias } = await (await request.get('/api/productos/5')).json();
  const onHand: number = existencias[0].cantidad;
  await open(page, '/producto/5');
  const more = quantity(page).getByRole('button', { name: 'Agregar uno' });
  for (let count = 1; count <= onHand; count++) await more.dispatchEvent('click');
  await expect(page.getByText(`Solo quedan ${onHand} unidades.`)).toBeVisible();
  await expect(addButton(page)).toBeDisabled();
});

test('a product without stock says so', { tag: '@phone' }, async ({ page, request }) => {
  const list = await (await request.get('/api/productos/all/users?limit=200')).json();
  const soldOut = list.productos.find((one: { hayExistencias: boolean }) => !one.hayExistencias);
  await open(page, `/producto/${soldOut.codProducto}`);
  await expect(page.getByText('Agotado.', { exact: true })).toBeVisible();
  await expect(buyButton(page)).toBeDisabled();
});

test('price, saving, seller and SKU stand as the offer says', { tag: '@wide' }, async ({ page }) => {
  await open(page, '/producto/1');
  const main = page.getByRole('main');
  await expect(main.getByText('$ 8.400', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('Ahorro $ 1.500')).toBeVisible();
  await expect(main.getByText('-15%').first()).toBeVisible();
  await expect(main.getByText('SKU: FRU-001')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Frailuna del Campo' })).toHaveAttribute(
    'href',
    '/productos/seller/73',
  );
  await expect(page.getByRole('heading', { name: 'Productos que te pueden interesar' })).toBeVisible();
});

test('the gallery moves by arrow, dot, key and thumbnail', async ({ page, isMobile }) => {
  await open(page, '/producto/1');
  const gallery = page.getByRole('region', { name: /^Imágenes de Aguacate/ });
  const shown = () =>
    gallery
      .getByRole('list', { name: 'Imágenes' })
      .evaluate((list) => Math.round((list.scrollLeft / list.clientWidth) * 100) / 100);
  await gallery.getByRole('button', { name: 'Siguiente' }).click();
  await expect.poll(shown).toBe(1);
  await gallery.getByRole('button', { name: 'Ir a la parte 4 de 5' }).click();
  await expect.poll(shown).toBe(3);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(shown).toBe(2);
  if (isMobile) return;
  await gallery.getByRole('link', { name: /^Ver imagen 5/ }).click();
  await expect.poll(shown).toBe(4);
  await expect(gallery.getByRole('button', { name: 'Siguiente' })).toBeDisabled();
});

test('whoever did not buy the product reads why there is no form, and which reviews belong to a purchase', async ({
  page,
}) => {
  await open(page, '/producto/2');
  await page.getByRole('tab', { name: 'Valoraciones', exact: true }).click();
  await expect(page.getByText('Solo quien compró puede opinar.')).toBeVisible();
  await expect(page.getByText('Compra verificada', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Sin compra verificada').first()).toBeVisible();
  await expect(page.getByRole('form', { name: 'Escribe tu valoración' })).toHaveCount(0);
  await expectAccessible(page);
});

test('reviews are always in the order that the select says', { tag: '@wide' }, async ({ page }) => {
  const held: Record<string, () => void> = {};
  let isBroken = false;
  await page.route('**/api/productos/2/valoraciones*', async (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const [order, from] = [asked.get('orden') ?? 'utiles', Number(asked.get('desde') ?? 0)];
    if (isBroken) return route.fulfill({ status: 200, body: '<html>' });
    // The first answer is there at once, each later one when the test lets it go.
    if (asked.has('orden'))
      await new Promise<void>((resolve) => {
        held[`${order} ${from}`] = resolve;
      });
    const valoraciones = [1, 2].map((place) => reviewOf(from + place, `${order} ${from + place}`));
    await route.fulfill({ json: { valoraciones, siguiente: from === 0 ? 2 : null } }).catch(() => {});
  });
  const letGo = async (answer: string) => {
    await expect.poll(() => Object.keys(held), 'asked for').toContain(answer);
    held[answer]?.();
    delete held[answer];
  };
  await open(page, '/producto/2');
  await page.getByRole('tab', { name: 'Valoraciones', exact: true }).click();
  const order = page.getByLabel('Ordenar las valoraciones');
  const texts = page.locator('#valoraciones').getByText(/^(utiles|recientes) \d$/);
  const more = page.getByRole('button', { name: 'Ver más valoraciones' });
  await expect(texts).toHaveText(['utiles 1', 'utiles 2']);

  // The last choice counts, also where the answer to an earlier one comes later.
  await order.selectOption('newest');
  await expect.poll(() => Object.keys(held)).toContain('recientes 0');
  await order.selectOption('helpful');
  await letGo('utiles 0');
  await letGo('recientes 0');
  await page.waitForTimeout(300);
  await expect(texts).toHaveText(['utiles 1', 'utiles 2']);
  await expect(order).toHaveValue('helpful');

  // What was on its way belongs to the list of before.
  await more.click();
  await expect.poll(() => Object.keys(held)).toContain('utiles 2');
  await order.selectOption('newest');
  await letGo('recientes 0');
  await letGo('utiles 2');
  await expect(texts).toHaveText(['recientes 1', 'recientes 2']);
  await more.click();
  await letGo('recientes 2');
  await expect(texts).toHaveText(['recientes 1', 'recientes 2', 'recientes 3', 'recientes 4']);

  isBroken = true;
  await order.selectOption('helpful');
  await expect(page.getByText(/^No pudimos conectarnos/)).toBeVisible();
  await expect(order).toHaveValue('newest');
  await expect(texts).toHaveCount(4);
});

/** As the shop's own call answers it. */
function reviewOf(idValoracion: number, valoracion: string) {
  return {
    idValoracion,
    valoracion,
    nomUsuario: 'Camila',
    puntuacion: 5,
    fechaValoracion: '2026-01-05T12:00:00.000Z',
    respuesta: null,
    compraVerificada: true,
    fotos: [],
    utiles: 0,
    meSirvio: false,
    propia: false,
  };
}

test('a review needs rating and text, keeps what was typed, is received and can be changed', {
  tag: '@wide',
}, async ({ page }) => {
  await logIn(page, { email: 'compradora@plazuela.test', password: 'Plazuela#2026' });
  // She has it from the demo's history, and nobody has reviewed it.
  await open(page, '/producto/18');
  await page.getByRole('tab', { name: 'Valoraciones', exact: true }).click();
  const form = page.getByRole('form', { name: 'Escribe tu valoración' });
  await form.getByRole('button', { name: 'Enviar valoración' }).click();
  await expect(form.getByText('Este campo es obligatorio.')).toHaveCount(2);
  await form.getByLabel('Tu opinión').fill('Dulce y sin fibra.');
  await form.getByRole('button', { name: 'Enviar valoración' }).click();
  await expect(form.getByText('Este campo es obligatorio.')).toHaveCount(1);
  await expect(form.getByLabel('Tu opinión')).toHaveValue('Dulce y sin fibra.');
  await expectAccessible(page);
  await form.getByText('4 estrellas').click({ force: true });
  await form.getByRole('button', { name: 'Enviar valoración' }).click();
  await expect(
    page.getByText('Gracias por tu valoración. La publicaremos después de revisarla.'),
  ).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: 'Valoraciones', exact: true }).click();
  const change = page.getByRole('form', { name: 'Cambia tu valoración' });
  await expect(change.getByLabel('Tu opinión')).toHaveValue('Dulce y sin fibra.');
  await change.getByLabel('Tu opinión').fill('Dulce, sin fibra y a tiempo.');
  await change.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Guardamos el cambio.', { exact: false })).toBeVisible();
});

test('search engines read the product and its path', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/producto/1');
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const items = texts.map((text) => JSON.parse(text));
  expect(items.map((item) => item['@type'])).toEqual(['Product', 'BreadcrumbList']);
  expect(items[0].offers).toMatchObject({ price: 8400, priceCurrency: 'COP' });
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/producto\/1$/);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/img\/.*webp$/);
});

test.describe('an unknown product', () => {
  test.use({ allowedErrors: [/404/] });
  for (const path of ['/producto/999999', '/producto/abc', '/producto/99999999999'])
    test(`${path} is a missing page`, { tag: '@wide' }, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByText('Página no encontrada')).toBeVisible();
    });
});

test('axe finds nothing on the product page', async ({ page }) => {
  await open(page, '/producto/1');
  await expectAccessible(page);
});

for (const { width, slides, gap } of [
  { width: 390, slides: 2, gap: 10 },
  { width: 480, slides: 2, gap: 10 },
  { width: 768, slides: 3, gap: 15 },
  { width: 1024, slides: 5, gap: 20 },
])
  test(`at ${width} px the carousel shows ${slides} products ${gap} px apart and slides by as many`, {
    tag: '@wide',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/producto/1');
    const carousel = page.getByRole('region', { name: 'Productos que te pueden interesar' });
    const measured = await carousel.getByRole('list').evaluate((list) => {
      const boxes = [...list.children].map((slide) => slide.getBoundingClientRect());
      const [first, second] = boxes;
      const right = list.getBoundingClientRect().right;
      return {
        gap: Math.round((second?.left ?? 0) - (first?.right ?? 0)),
        slides: boxes.filter((box) => box.right <= right).length,
      };
    });
    expect(measured).toEqual({ gap, slides });
    await carousel.getByRole('button', { name: 'Siguiente' }).click();
    await expect(carousel.getByRole('listitem').nth(slides)).toBeInViewport({ ratio: 0.9 });
    await expect(carousel.getByRole('button', { name: /^Ir a la parte 2 de/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });
