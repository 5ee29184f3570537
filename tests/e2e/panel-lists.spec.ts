import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts';
import { enterPanel, OPERATOR } from './session-steps.ts';

const SELLER = 'vendedor@plazuela.test';
const LAPTOP = { width: 1440, height: 900 };

/** Rows that stand whole on the screen. */
function wholeRows(page: Page, rows: string): Promise<number> {
  return page.locator(rows).evaluateAll(
    (all) =>
      all.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }).length,
  );
}

/** As many rows as fit from the first one on, for lists of which the demo has fewer than 15. */
function fittingRows(page: Page, rows: string): Promise<number> {
  return page
    .locator(rows)
    .first()
    .evaluate((row) => {
      const { top, height } = row.getBoundingClientRect();
      return Math.floor((innerHeight - top) / height);
    });
}

test('compact rows are chosen once and stay: 15 of them fit on a laptop', { tag: '@wide' }, async ({
  page,
}) => {
  await page.setViewportSize(LAPTOP);
  await enterPanel(page, 'operacion', OPERATOR);
  await page.goto('/operacion/pedidos');
  await waitForHydration(page);
  const rows = 'tbody tr';
  expect(await wholeRows(page, rows)).toBeLessThan(15);
  const compact = page.getByRole('button', { name: 'Filas compactas' });
  await expect(compact).toHaveAttribute('aria-pressed', 'false');
  await compact.click();
  await expect(compact).toHaveAttribute('aria-pressed', 'true');
  expect(await wholeRows(page, rows)).toBeGreaterThanOrEqual(15);
  await expectAccessible(page);

  // The first HTML is right: no script of ours has to set it, so nothing jumps.
  const html = await (await page.request.get('/operacion/pedidos')).text();
  expect(html).toContain('data-density="compact"');
  await page.reload();
  await waitForHydration(page);
  expect(await wholeRows(page, rows)).toBeGreaterThanOrEqual(15);
  for (const list of ['productos', 'clientes', 'vendedores?grupo=activos', 'dinero/reembolsos']) {
    await page.goto(`/operacion/${list}`);
    expect(
      await page
        .locator(rows)
        .first()
        .evaluate((row) => row.clientHeight),
      list,
    ).toBeLessThanOrEqual(46);
  }
  for (const list of ['productos', 'clientes', 'vendedores?grupo=activos']) {
    await page.goto(`/operacion/${list}`);
    expect(await fittingRows(page, rows), list).toBeGreaterThanOrEqual(15);
  }
  await page.goto('/operacion/registro');
  expect(await fittingRows(page, 'ol[aria-label="Cambios"] > li')).toBeGreaterThanOrEqual(15);
});

test('the lists of the seller follow, and wide rows come back', { tag: '@wide' }, async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(LAPTOP);
  await enterPanel(page, 'vender', SELLER);
  await page.context().addCookies([{ name: 'filas', value: 'compactas', url: baseURL ?? '' }]);
  await page.goto('/vender/productos');
  await waitForHydration(page);
  expect(await wholeRows(page, 'tbody tr')).toBeGreaterThanOrEqual(15);
  await expectAccessible(page);
  await page.goto('/vender/pedidos');
  await waitForHydration(page);
  expect(await fittingRows(page, 'tbody tr')).toBeGreaterThanOrEqual(15);
  await expect(page.getByRole('checkbox', { name: /^Seleccionar el pedido \d+$/ }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Filas compactas' }).click();
  const [first] = await page.locator('tbody tr').all();
  expect(await first?.evaluate((row) => row.clientHeight)).toBeGreaterThanOrEqual(64);
});

test('a table that is too wide is drawn sideways, its first column stays, and no e-mail is broken', {
  tag: '@wide',
}, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await enterPanel(page, 'operacion', OPERATOR);
  for (const list of ['pedidos', 'clientes', 'vendedores?grupo=activos']) {
    await page.goto(`/operacion/${list}`);
    await waitForHydration(page);
    const broken = await page.locator('tbody span').evaluateAll((spans) => {
      const isEmail = (span: Element) => /^\S+@\S+$/.test(span.textContent ?? '');
      return spans.filter((span) => isEmail(span) && span.getClientRects().length > 1).length;
    });
    expect(broken, list).toBe(0);
    expect(await page.locator('tbody').getByText('@').count(), list).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), list).toBe(768);
  }
  await enterPanel(page, 'vender', SELLER);
  await page.goto('/vender/productos');
  await waitForHydration(page);
  const search = page.getByRole('button', { name: 'Buscar', exact: true });
  expect(await search.evaluate((button) => button.getBoundingClientRect().right)).toBeLessThanOrEqual(768);
  await enterPanel(page, 'operacion', OPERATOR);
  await page.goto('/operacion/clientes');
  await waitForHydration(page);
  // By the keyboard: what is drawn sideways can be reached.
  const frame = page.getByRole('region', { name: 'Clientes' });
  await frame.focus();
  const left = () =>
    page
      .locator('tbody tr td')
      .first()
      .evaluate((cell) => cell.getBoundingClientRect().left);
  const before = await left();
  await frame.evaluate((element) => element.scrollTo({ left: 1_000 }));
  expect(await frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(Math.abs((await left()) - before)).toBeLessThanOrEqual(1);
  await expectAccessible(page);
});

test('a view is kept, renamed and deleted', async ({ page }) => {
  await enterPanel(page, 'operacion', OPERATOR);
  await page.goto('/operacion/productos?buscar=aguacate');
  await waitForHydration(page);
  const pills = page.getByRole('navigation', { name: 'Vistas' });
  await expect(pills.getByRole('link', { name: 'Agotados' })).toHaveAttribute(
    'href',
    '/operacion/productos?existencias=agotado',
  );
  const name = `Aguacates ${Date.now()}`;
  await pills.getByRole('button', { name: 'Guardar vista' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar vista' }).click();
  await expect(page.getByText('Escribe un nombre para la vista.')).toBeVisible();
  await page.getByLabel('Nombre', { exact: true }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(pills.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  await expect(pills.getByRole('button', { name: 'Guardar vista' })).toHaveCount(0);
  await expectAccessible(page);

  await page.goto('/operacion/productos');
  await waitForHydration(page);
  await pills.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/buscar=aguacate/);
  await pills.getByRole('button', { name: `Cambiar la vista ${name}` }).click();
  await expectAccessible(page);
  await page.getByLabel('Nombre', { exact: true }).fill(`${name} Hass`);
  await page.keyboard.press('Enter');
  await expect(pills.getByRole('link', { name: `${name} Hass` })).toBeVisible();
  await pills.getByRole('button', { name: `Cambiar la vista ${name} Hass` }).click();
  await page.getByRole('button', { name: 'Borrar la vista' }).click();
  await expect(pills.getByRole('link', { name: `${name} Hass` })).toHaveCount(0);
});

test('the field of a search shows what the list is searched for, wherever one came from', {
  tag: '@wide',
}, async ({ page }) => {
  await enterPanel(page, 'operacion', OPERATOR);
  for (const [list, entry] of [
    ['clientes', 'Clientes'],
    ['vendedores', 'Vendedores'],
  ] as const) {
    await page.goto(`/operacion/${list}`);
    await waitForHydration(page);
    const field = page.getByRole('searchbox', { name: `Buscar ${list}` });
    await field.fill('lucia');
    await field.press('Enter');
    await expect(page).toHaveURL(/buscar=lucia/);
    await expect(field).toBeFocused();
    await page.goBack();
    await expect(page).not.toHaveURL(/buscar/);
    await expect(field).toHaveValue('');
    await page.goForward();
    await expect(page).toHaveURL(/buscar=lucia/);
    await expect(field).toHaveValue('lucia');
    await page.getByRole('link', { name: entry }).first().click();
    await expect(page).not.toHaveURL(/buscar/);
    await expect(field).toHaveValue('');
  }
});
