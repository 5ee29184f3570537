import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts';
import { enterPanel } from './session-steps.ts';

test.beforeEach(async ({ page }) => enterPanel(page, 'vender', 'vendedor@plazuela.test'));

test('the summary shows sales by day, moved through with keys and changed by period', async ({ page }) => {
  await page.goto('/vender');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Buen[oa]s / })).toBeVisible();
  const chart = page.getByRole('slider', { name: /Ventas por día/ });
  await expect(chart).toHaveAttribute('aria-valuemax', '14');
  await chart.focus();
  await page.keyboard.press('Home');
  await expect(chart).toHaveAttribute('aria-valuenow', '1');
  await page.keyboard.press('ArrowRight');
  await expect(chart).toHaveAttribute('aria-valuenow', '2');
  await page.getByRole('link', { name: '7 días' }).click();
  await expect(chart).toHaveAttribute('aria-valuemax', '7');
  await page.getByText('Ver como tabla').click();
  await expect(page.getByRole('table', { name: 'Ventas por día' }).getByRole('row')).toHaveCount(8);
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test('the pages of the shop’s money are accessible and fit', async ({ page }) => {
  for (const path of ['', '/liquidaciones', '/extractos', '/cuenta'])
    await test.step(`/vender/dinero${path}`, async () => {
      await page.goto(`/vender/dinero${path}`);
      await waitForHydration(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Pagos' })).toBeVisible();
      const parts = page.getByRole('navigation', { name: 'Partes de los pagos' });
      await expect(parts.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
      await expectNoOverflow(page);
    });
});

test('what waits leads to where it is done, and a payout to its sales', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/vender');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /pedidos? por aceptar/ }).click();
  await expect(page.getByRole('link', { name: /^Por aceptar/ })).toHaveAttribute('aria-current', 'page');
  await page.goto('/vender');
  await main.getByRole('link', { name: /preguntas? esperan?/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Preguntas' })).toBeVisible();

  await page.goto('/vender/pedidos/puntualidad');
  await expect(page.getByRole('heading', { level: 1, name: 'Puntualidad' })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);

  await page.goto('/vender/dinero');
  await page.getByRole('link', { name: 'Ver detalle' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Movimiento \d+$/ })).toBeVisible();
  await expect(page.getByText('Regla contable')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.goto('/vender/dinero/liquidaciones');
  await page
    .getByRole('link', { name: /^N\.º \d+$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Liquidación N\.º \d+$/ })).toBeVisible();
  await expect(page.getByText('comisión 8 %').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test('a statement is saved as a paper and as a table', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/vender/dinero/extractos');
  await waitForHydration(page);
  for (const format of ['pdf', 'csv']) {
    const saved = page.waitForEvent('download');
    await page
      .getByRole('button', { name: new RegExp(`^Descargar ${format}`, 'i') })
      .first()
      .click();
    expect((await saved).suggestedFilename()).toMatch(
      new RegExp(`^extracto-\\d+-20\\d\\d-\\d\\d\\.${format}$`),
    );
  }
});

async function expectNoOverflow(page: import('@playwright/test').Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}
