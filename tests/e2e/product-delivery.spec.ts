import type { Page } from '@playwright/test';
import { longPromise } from '../../src/domain/promise-text.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const MEDELLIN = '05001~Medell%C3%ADn';
const LENTILS = 56;
/** Fresh: it travels near its town only. */
const BLACKBERRIES = 7;

interface WireDelivery {
  costo: { transporte: number; seguro: number; envio: number; puesto: number };
  promesa: { desde: string; hasta: string };
}

async function sendTo(page: Page, value: string) {
  await page.context().addCookies([{ name: 'lugar', value, url: test.info().project.use.baseURL as string }]);
}

async function askDelivery(page: Page, codProducto: number, codCiudad: string): Promise<WireDelivery> {
  const reply = await page.request.post('/api/entrega/promesas', {
    data: { codCiudad, productos: [{ codProducto }] },
  });
  return (await reply.json()).entregas[0];
}

const delivery = (page: Page) => page.getByRole('region', { name: 'Envío' });

test('a product says when it arrives and what it costs there, to the peso and the day', async ({ page }) => {
  await sendTo(page, MEDELLIN);
  await page.goto(`/producto/${LENTILS}`);
  await page.mouse.wheel(0, 20);
  const { costo, promesa } = await askDelivery(page, LENTILS, '05001');
  await expect(delivery(page)).toContainText(longPromise({ from: promesa.desde, to: promesa.hasta }));
  await expect(delivery(page)).toContainText(/Si pides antes de.*Sale de Bogotá\./);
  const sums = (await delivery(page).getByRole('definition').allTextContents()).map((text) =>
    Number(text.replace(/\D/g, '')),
  );
  expect(sums).toEqual([costo.puesto - costo.envio, costo.envio, costo.puesto]);
  await expectAccessible(page);
});

test('who has said no place reads for which one it is', async ({ page }) => {
  await page.goto(`/producto/${LENTILS}`);
  await page.mouse.wheel(0, 20);
  await expect(delivery(page)).toContainText('Estás viendo precios para Bogotá');
  await delivery(page).getByRole('button', { name: 'Elegir mi ciudad' }).click();
  await expect(page.getByRole('dialog', { name: '¿A dónde te lo enviamos?' })).toBeVisible();
});

test('what does not arrive is not sold there, and leads to what does', async ({ page }) => {
  await sendTo(page, MEDELLIN);
  await page.goto(`/producto/${BLACKBERRIES}`);
  await page.mouse.wheel(0, 20);
  await expect(delivery(page)).toContainText('No llega a Medellín');
  await expect(
    delivery(page)
      .getByRole('listitem')
      .filter({ hasText: /^Bogotá$/ }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /Agregar al carro|Comprar Ahora/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /sí llega/ })).toBeVisible();
  await expectAccessible(page);
});

test('on phones price and buttons stay under the thumb', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`/producto/${LENTILS}`);
  await page.mouse.wheel(0, 20);
  const bar = page.getByRole('region', { name: 'Comprar', exact: true });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(bar).toContainText('$');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Comprar Ahora' }).first().scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await bar.getByRole('button', { name: 'Agregar al carro' }).click();
  await expect(page.getByRole('dialog')).toContainText('Lenteja');
});
