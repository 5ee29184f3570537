import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { formatPesos } from '../../src/domain/money.ts';
import { expect, expectAccessible, readMail, test, waitForHydration } from './fixtures.ts';

const OPERATOR = { email: 'operacion@plazuela.test', password: 'Plazuela#2026' };

async function enter(page: Page) {
  const reply = await page.request.post('/api/operacion/entrar', { data: OPERATOR });
  expect(reply.ok()).toBe(true);
  await page.goto('/operacion/dinero');
  await waitForHydration(page);
}

const openPart = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Partes del dinero' }).getByRole('link', { name }).click();

// A refused form answers 400, which the browser reports.
test.use({ allowedErrors: [/400/] });

test('a settlement goes from the waiting balance to the paid payout, and the books hold', {
  tag: '@wide',
}, async ({ page, request }) => {
  await enter(page);
  await expectAccessible(page);
  await openPart(page, 'Liquidaciones');
  const waiting = page
    .getByRole('table', { name: 'Saldos que esperan' })
    .getByRole('row', { name: /Frailuna/ });
  await expect(waiting).toContainText('Lista para liquidar');
  // Cases that other tests have open keep their part.
  const texts = ((await waiting.getByRole('cell').last().textContent()) ?? '').split('$').slice(1);
  const [balance = 0, held = 0] = texts.map((text) => Number(text.replace(/\D/g, '')));
  const amount = formatPesos(balance - held);
  await page.getByRole('button', { name: 'Liquidar ahora' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Liquidar \$/ }).click();
  await expect(page.getByText(/^Liquidaste/)).toBeVisible();
  await expect(waiting.filter({ hasNotText: 'Retenida por casos' })).toHaveCount(0);

  await openPart(page, 'Giros');
  await page.getByRole('button', { name: 'Crear archivo para el banco' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Crear archivo de \$/ }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  const payout = page
    .getByRole('table', { name: 'Giros' })
    .getByRole('row', { name: /Frailuna/ })
    .filter({ hasText: amount });
  await expect(payout).toContainText('En el banco');
  const reference = /GIRO\d+/.exec((await payout.textContent()) ?? '')?.[0] ?? '';
  expect(file).toContain(`;${amount.replace(/\D/g, '')};${reference}`);

  await payout.getByRole('button', { name: 'Pagado' }).click();
  await page.getByRole('button', { name: `Registrar el pago de ${amount}` }).click();
  await expect(page.getByText('Este campo es obligatorio.')).toBeVisible();
  await page.getByLabel('Referencia del banco').fill('ACH-77');
  await page.getByRole('button', { name: `Registrar el pago de ${amount}` }).click();
  await expect(payout).toContainText('Pagado');
  await expect(payout).toContainText('referencia ACH-77');
  await readMail(request, 'vendedor@plazuela.test', /[Pp]ag/);

  await openPart(page, 'Libros');
  await page.getByRole('button', { name: 'Revisar los libros' }).click();
  await expect(page.getByText('Los libros cuadran.')).toBeVisible();
});

test('a refund is paid with its reference and leaves the queue', { tag: '@wide' }, async ({ page }) => {
  await enter(page);
  await openPart(page, 'Reembolsos');
  const refund = page.getByRole('table', { name: 'Reembolsos por hacer' }).getByRole('row').nth(1);
  const number = /N\.º (\d+)/.exec((await refund.textContent()) ?? '')?.[1] ?? '';
  await refund.getByRole('button', { name: `Marcar pagado el reembolso ${number}` }).click();
  await page.getByLabel('Referencia', { exact: true }).fill('DEV-9');
  await page.getByRole('button', { name: /^Registrar el pago de \$/ }).click();
  await expect(page.getByText(/^Registramos el reembolso/)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`N\\.º ${number} `) })).toHaveCount(0);
});

test('an operator reads the movements of a shop and downloads the statement that she has', {
  tag: '@wide',
}, async ({ page }) => {
  await enter(page);
  await page.goto('/operacion/dinero/vendedores/73');
  await page.getByRole('link', { name: 'Movimientos y extractos' }).click();
  const newest = page.getByRole('table', { name: 'Movimientos' }).getByRole('row').nth(1);
  const text = ((await newest.getByRole('cell').nth(1).textContent()) ?? '').replace(' Ver detalle', '');
  const downloading = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Descargar CSV de / })
    .first()
    .click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain(text.trim());
  await newest.getByRole('link', { name: /^Ver detalle/ }).click();
  await expect(page).toHaveURL(/\/libros\/movimientos\/\d+$/);
});

test('a fee for some days of a category is planned, kept when a date is half typed or wrong, and taken back', {
  tag: '@phone',
}, async ({ page }) => {
  await enter(page);
  await openPart(page, 'Comisiones');
  await expectAccessible(page);
  await page.getByLabel('Categoría').selectOption({ index: 2 });
  await page.getByLabel('Comisión', { exact: true }).fill('7,25');
  await page.getByLabel('Desde').fill('2099-11-24');
  const lastDay = page.getByLabel('Último día (si tiene)');
  await lastDay.pressSequentially('31');
  await page.getByLabel('Motivo').fill('Temporada de prueba');
  await page.getByRole('button', { name: 'Fijar comisión' }).click();
  await expect(lastDay).toBeFocused();
  await lastDay.fill('2099-11-20');
  await page.getByRole('button', { name: 'Fijar comisión' }).click();
  await expect(page.getByText('El último día no puede ser antes del primero.')).toBeVisible();
  await expect(page.getByLabel('Comisión', { exact: true })).toHaveValue('7,25');
  await lastDay.fill('2099-11-30');
  await page.getByRole('button', { name: 'Fijar comisión' }).click();
  const planned = page.getByRole('listitem').filter({ hasText: /7,25 %.*Temporada de prueba/ });
  await expect(planned).toContainText('7,25 %');
  await expect(planned).toContainText('Programada');
  await planned.getByRole('button', { name: /^Retirar/ }).click();
  await page.getByRole('dialog').getByLabel('Motivo').fill('Era una prueba');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Retirar la comisión del 7,25/ })
    .click();
  await expect(planned).toHaveCount(0);
});

test('the pages with most in them are accessible and fit a phone', { tag: '@phone' }, async ({ page }) => {
  await enter(page);
  for (const part of ['giros', 'libros', 'vendedores/73', 'vendedores/73/movimientos', 'descargas']) {
    await page.goto(`/operacion/dinero/${part}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, part).toBeLessThanOrEqual(0);
  }
});
