import type { Browser, Page } from '@playwright/test';
import { buy, logIn, test } from './account-steps.ts';
import { expect, expectAccessible, readMail } from './fixtures.ts';
import { AVOCADO, open } from './purchase-steps.ts';
import { enterPanel } from './session-steps.ts';

/** The demo's shop of the avocados, in a browser of its own as wide as a phone. */
async function openCentre(browser: Browser, baseURL: string | undefined, width = 390): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width, height: 844 },
    isMobile: width < 640,
    hasTouch: width < 640,
  });
  const page = await context.newPage();
  await enterPanel(page, 'vender', 'vendedor@plazuela.test');
  return page;
}

async function findOrder(seller: Page, number: string): Promise<void> {
  await open(seller, '/vender/pedidos');
  await expect(seller.getByRole('heading', { level: 1, name: 'Pedidos' })).toBeVisible();
  await seller.getByRole('searchbox', { name: 'Buscar pedidos' }).fill(number);
  await seller.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(seller.getByRole('row')).toHaveCount(2);
}

async function expectStep(buyer: Page, number: string, step: string): Promise<void> {
  await open(buyer, `/pedido/${number}`);
  const onePackage = buyer.getByRole('region', { name: 'Paquete 1 de 1' });
  await expect(onePackage.getByRole('listitem').filter({ hasText: step }).first()).toHaveAttribute(
    'aria-current',
    'step',
  );
}

test('a shop accepts, sends and delivers an order on the phone, and its buyer sees the bar move', {
  tag: '@phone',
}, async ({ page, buyer, browser, baseURL, request }) => {
  await logIn(page, buyer);
  const number = await buy(page, AVOCADO.id, [AVOCADO.term]);
  const seller = await openCentre(browser, baseURL);
  await findOrder(seller, number);
  await expectAccessible(seller);
  await seller.getByRole('link', { name: `N.º ${number}` }).click();
  await expect(seller.getByRole('heading', { level: 1, name: `Pedido N.º ${number}` })).toBeVisible();
  await expect(seller.getByText('Carrera 15 # 88-21')).toBeVisible();
  await expect(seller.getByText(`Maduración: ${AVOCADO.term}`)).toBeVisible();
  await expectAccessible(seller);

  await seller.getByRole('button', { name: 'Aceptar pedido' }).click();
  await seller.getByRole('button', { name: 'Crear guía' }).click();
  await expectStep(page, number, 'Preparando Pedido');

  const guide = seller.getByRole('dialog', { name: 'Guía de envío' });
  await expect(guide.getByRole('button', { name: 'Guardar guía' })).toBeDisabled();
  await guide.getByRole('combobox', { name: 'Transportadora' }).selectOption('Otra');
  await guide.getByRole('textbox', { name: 'Nombre de la transportadora' }).fill('coordinadora');
  await guide.getByRole('textbox', { name: 'Número de guía' }).fill(`CO-${number}`);
  await expectAccessible(seller);
  await guide.getByRole('button', { name: 'Guardar guía' }).click();
  await expect(seller.getByRole('main')).toContainText(`guía CO-${number}`);
  await expectStep(page, number, 'Guía creada');
  await expect(page.getByRole('main')).toContainText(`CO-${number}`);
  await expect(page.getByRole('link', { name: 'Rastrear en Coordinadora' })).toHaveAttribute(
    'href',
    new RegExp(`^https://coordinadora\\.com/.*CO-${number}$`),
  );

  await seller.getByRole('button', { name: 'Marcar en camino' }).click();
  await expect(seller.getByRole('button', { name: 'Cobré el efectivo' })).toBeVisible();
  await expectStep(page, number, 'En camino');
  await readMail(request, buyer.email, /camino/i);

  await seller.getByRole('button', { name: 'Cobré el efectivo' }).click();
  await expectAccessible(seller);
  await seller.getByRole('button', { name: /^Sí, recibí \$ / }).click();
  await expect(seller.getByText('Marcaste este pedido como entregado.')).toBeVisible();
  await expectStep(page, number, 'Entregado');
  await seller.context().close();
});

test('what the shop cannot send is taken off the order', { tag: '@phone' }, async ({
  page,
  buyer,
  browser,
  baseURL,
}) => {
  await logIn(page, buyer);
  const number = await buy(page, AVOCADO.id, [AVOCADO.term]);
  const seller = await openCentre(browser, baseURL);
  await open(seller, `/vender/pedidos/${number}`);
  await seller.getByRole('button', { name: 'No puedo enviarlo' }).click();
  const dialog = seller.getByRole('dialog', { name: 'No puedo enviarlo' });
  await expectAccessible(seller);
  await dialog.getByRole('combobox', { name: 'Motivo' }).selectOption('No tengo existencias');
  await dialog.getByText('Solo algunas unidades').click();
  await expect(dialog.getByRole('button', { name: 'Anular estas unidades' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Quitar uno' }).click();
  await dialog.getByRole('button', { name: 'Anular estas unidades' }).click();
  await expect(seller.getByText('Este paquete se anuló: no lo envíes.')).toBeVisible();
  await expect(seller.getByText('1 unidad anulada')).toBeVisible();
  await expect(seller.getByRole('link', { name: 'Imprimir etiqueta' })).toBeHidden();
  await open(page, `/pedido/${number}`);
  await expect(page.getByRole('main')).toContainText('Anulado');
  await seller.context().close();
});

test('several orders are accepted and printed at once', { tag: '@phone' }, async ({
  page,
  buyer,
  browser,
  baseURL,
}) => {
  await logIn(page, buyer);
  const number = await buy(page, AVOCADO.id, [AVOCADO.term]);
  const seller = await openCentre(browser, baseURL, 360);
  await findOrder(seller, number);
  await seller.getByRole('checkbox', { name: `Seleccionar el pedido ${number}` }).check();
  const bar = seller.getByRole('region', { name: 'Pedidos seleccionados' });
  await expect(bar.getByText('1 seleccionado')).toBeVisible();
  await expectAccessible(seller);
  const width = await seller.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  const printed = await seller.request.get(
    (await bar.getByRole('link', { name: 'Etiquetas' }).getAttribute('href')) ?? '',
  );
  expect(printed.headers()['content-type']).toBe('application/pdf');
  await bar.getByRole('button', { name: 'Aceptar (1)' }).click();
  await expect(seller.getByText('1 pedido actualizado')).toBeVisible();
  await expect(seller.getByRole('row', { name: new RegExp(number) })).toContainText('Preparando Pedido');
  await seller.context().close();
});
