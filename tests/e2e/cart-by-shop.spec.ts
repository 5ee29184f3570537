import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { open } from './purchase-steps.ts';

const MEDELLIN = '05001~Medell%C3%ADn';
/** Coffee of one shop, lentils of another, strawberries that stay near Bogotá. */
const COFFEE = 45;
const LENTILS = 56;
const STRAWBERRIES = 6;
/** Costs less than its freight. */
const PANELA = 50;

test('each shop is a parcel with its freight and date, and the total is what is paid', async ({ page }) => {
  await openCart(page, [COFFEE, LENTILS], MEDELLIN);
  const summary = page.getByRole('region', { name: 'Resumen' });
  await expect(summary).toContainText('2 envíos a Medellín');
  await expect(summary).toContainText('Es lo que pagas: no suma nada más después.');
  await expect(page.getByText('Estás viendo precios para')).toBeHidden();
  const coffee = page.getByRole('region', { name: 'Cafetal Quindibara' });
  await expect(coffee).toContainText('Sale de Pitalito');
  await expect(coffee).toContainText(/Llega \p{L}+ \d+/u);
  const quoted = await amounts(page, [COFFEE, LENTILS], '05001');
  await expect(coffee).toContainText(`Envío a Medellínhasta 3 kg$ ${dotted(quoted.rates[0] ?? 0)}`);
  await expect(summary).toContainText(`Total$ ${dotted(quoted.subtotal + quoted.freight)}`);
  await expectAccessible(page);
});

test('nothing moves under the finger when the freight comes', { tag: '@wide' }, async ({ page }) => {
  let isKnown = () => {};
  const known = new Promise<void>((resolve) => {
    isKnown = resolve;
  });
  await page.route('**/api/cotizar/envio', async (route) => {
    await known;
    await route.continue();
  });
  await openCart(page, [COFFEE, LENTILS], MEDELLIN);
  const summary = page.getByRole('region', { name: 'Resumen' });
  const checkout = summary.getByRole('link', { name: 'Finalizar compra' });
  await expect(summary.getByText('Calculando...').first()).toBeAttached();
  const before = await checkout.boundingBox();
  isKnown();
  await expect(summary).toContainText(/Total\$ \d/);
  expect((await checkout.boundingBox())?.y).toBe(before?.y);
});

test('what fits into a parcel costs no freight when it is added', async ({ page }) => {
  await openCart(page, [LENTILS], MEDELLIN);
  const shop = page.getByRole('region', { name: 'Despensa Maizaluna' });
  await expect(shop.getByText(/^Te caben .* más en este envío$/)).toBeVisible();
  const freight = page.getByRole('region', { name: 'Resumen' }).getByText('1 envío a Medellín').locator('..');
  const before = await freight.textContent();
  await shop.getByRole('button', { name: /^Agregar Fríjol/ }).click();
  await expect(page.getByText(/2 artículos · Subtotal/)).toBeVisible();
  await expect(freight).toHaveText(before ?? '');
});

test('what does not arrive is apart, in no sum, and alone it cannot be paid', async ({ page }) => {
  await openCart(page, [COFFEE, STRAWBERRIES], MEDELLIN);
  const stranded = page.getByRole('region', { name: 'No llega a Medellín' });
  await expect(stranded).toContainText('Es un alimento fresco: no aguanta el viaje hasta Medellín.');
  const quoted = await amounts(page, [COFFEE], '05001');
  const summary = page.getByRole('region', { name: 'Resumen' });
  await expect(summary).toContainText(`Total$ ${dotted(quoted.subtotal + quoted.freight)}`);
  await expect(page.getByRole('link', { name: 'Finalizar compra' })).toBeVisible();
  await page.getByRole('button', { name: /^Eliminar Café/ }).click();
  await expect(page.getByText('Nada de tu carrito llega a esa ciudad.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Finalizar compra' })).toBeHidden();
  await expectAccessible(page);
});

test('the checkout asks for what the cart has shown: what does not arrive waits for later', async ({
  page,
}) => {
  await openCart(page, [COFFEE, STRAWBERRIES], MEDELLIN);
  const quoted = await amounts(page, [COFFEE], '05001');
  const total = `$ ${dotted(quoted.subtotal + quoted.freight)}`;
  await expect(page.getByRole('region', { name: 'Resumen' })).toContainText(`Total${total}`);
  await page.getByRole('link', { name: 'Finalizar compra' }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(
    page
      .getByRole('button', { name: `Pagar ${total}` })
      .or(page.getByText(total))
      .first(),
  ).toBeVisible();
  await expect(page.getByText('Hay productos que no llegan')).toBeHidden();
  await open(page, '/cart');
  await expect(page.getByRole('region', { name: 'Guardado para después' })).toContainText('Fresa');
});

test('without a place the assumed one is said', { tag: '@wide' }, async ({ page }) => {
  await openCart(page, [COFFEE]);
  await expect(page.getByText('Estás viendo precios para Bogotá.')).toBeVisible();
  await expect(page.getByText('1 envío a Bogotá')).toBeVisible();
});

test('a quote that fails says so and can be asked for again', async ({ page }) => {
  await page.route('**/api/cotizar/envio', (route) => route.fulfill({ status: 200, body: '<html>' }));
  await openCart(page, [COFFEE], MEDELLIN);
  await expect(page.getByText('No pudimos calcular el envío').first()).toBeVisible();
  await expect(page.getByText('Es lo que pagas')).toBeHidden();
  await page.unroute('**/api/cotizar/envio');
  await page.getByRole('button', { name: 'Reintentar' }).first().click();
  await expect(page.getByText('Es lo que pagas: no suma nada más después.')).toBeVisible();
});

test('with the keyboard alone one more is taken, and the last step removes', { tag: '@wide' }, async ({
  page,
}) => {
  await openCart(page, [LENTILS], MEDELLIN);
  await page.getByRole('button', { name: 'Agregar uno de Lenteja x 500 g' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Cantidad de Lenteja x 500 g' })).toHaveValue('2');
  await page.getByRole('button', { name: 'Quitar uno de Lenteja x 500 g' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sacar Lenteja x 500 g' }).press('Enter');
  await expect(page.getByText('El carrito está vacío.')).toBeVisible();
});

test('advice moves a line only when it is asked to, saves what it said and can be undone', async ({
  page,
}) => {
  await openCart(page, [COFFEE, PANELA], MEDELLIN);
  const advice = page.getByRole('region', { name: 'Con menos envíos' });
  const [whole, alone] = [
    await amounts(page, [COFFEE, PANELA], '05001'),
    await amounts(page, [COFFEE], '05001'),
  ];
  const saving = whole.subtotal + whole.freight - alone.subtotal - alone.freight;
  await advice.getByRole('button', { name: `Guardarlo y pagar $ ${dotted(saving)} menos` }).click();
  // The focus holds its ten seconds.
  const undo = page.getByRole('button', { name: 'Deshacer' });
  await undo.focus();
  const saved = page.getByRole('region', { name: 'Guardado para después' });
  await expect(saved).toContainText('Panela redonda');
  await expect(page.getByRole('region', { name: 'Resumen' })).toContainText(
    `Total$ ${dotted(alone.subtotal + alone.freight)}`,
  );
  await expectAccessible(page);
  await undo.click();
  await expect(saved).toBeHidden();
  await expect(page.getByText(/2 artículos · Subtotal/)).toBeVisible();
});

test('what is saved for later outlives the page and comes back into the cart', { tag: '@wide' }, async ({
  page,
}) => {
  await openCart(page, [LENTILS], MEDELLIN);
  await page.getByRole('button', { name: 'Guardar para después Lenteja x 500 g' }).click();
  await expect(page.getByText('El carrito está vacío.')).toBeVisible();
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Mover al carrito Lenteja x 500 g' }).click();
  await expect(page.getByRole('combobox', { name: 'Cantidad de Lenteja x 500 g' })).toHaveValue('1');
  await expect(page.getByRole('region', { name: 'Guardado para después' })).toBeHidden();
});

test('nothing is wider than a window of 360 pixels', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCart(page, [COFFEE, LENTILS, PANELA, STRAWBERRIES], MEDELLIN);
  await expect(page.getByRole('region', { name: 'No llega a Medellín' })).toBeVisible();
  await expect(page.getByText(/^Te caben/).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expect(page.getByRole('region', { name: 'Total del carrito' })).toContainText('Total con 3 envíos');
});

async function openCart(page: Page, productIds: number[], place?: string): Promise<void> {
  await open(page, '/cart');
  if (place)
    await page.context().addCookies([{ name: 'lugar', value: place, url: new URL(page.url()).origin }]);
  const items = await Promise.all(productIds.map((id) => storedLine(page, id)));
  await page.evaluate(
    (lines) =>
      localStorage.setItem('cart_unknown', JSON.stringify({ items: lines, expiry: Date.now() + 3_600_000 })),
    items,
  );
  await open(page, '/cart');
  await expect(page.getByRole('region', { name: 'Resumen' })).toBeVisible();
}

/** As the browser keeps it (spec 3), with the first term of each attribute. */
async function storedLine(page: Page, id: number) {
  const product = await (await page.request.get(`/api/productos/${id}`)).json();
  type Attribute = {
    codAtributo: number;
    nomAtributo: string;
    terminos: { codTermino: number; nomTermino: string }[];
  };
  const atributos = product.atributos.map(({ codAtributo, nomAtributo, terminos }: Attribute) => ({
    codAtributo,
    nomAtributo,
    ...terminos[0],
  }));
  return { ...product, atributos, cantidad: 1 };
}

/** What the shop's own calls say of one of each. */
async function amounts(page: Page, productIds: number[], codCiudadDestino: string) {
  const lines = await Promise.all(productIds.map((id) => storedLine(page, id)));
  const quote = await page.request.post('/api/cotizar/envio', {
    data: {
      productos: lines.map(({ codProducto, cantidad, atributos }) => ({ codProducto, cantidad, atributos })),
      codCiudadDestino,
    },
  });
  const { valTotal, tarifas } = await quote.json();
  return {
    subtotal: lines.reduce((sum, line) => sum + Number(line.precioRebajado || line.precioProducto), 0),
    freight: Number(valTotal),
    rates: tarifas.map(({ valor }: { valor: number }) => valor) as number[],
  };
}

const dotted = (pesos: number) => String(pesos).replace(/\B(?=(\d{3})+$)/g, '.');
