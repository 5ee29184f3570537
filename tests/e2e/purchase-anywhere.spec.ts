import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { AVOCADO, addProduct, confirmButton, fillCheckout, open } from './purchase-steps.ts';

/** Tabs to what matches, as somebody without a mouse does. */
async function tabTo(page: Page, name: RegExp, most = 120): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const text = await focused.evaluate((element) => {
      const labels =
        element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
      const own = labels?.[0]?.textContent ?? element.textContent ?? '';
      return element.getAttribute('aria-label') ?? own.trim();
    });
    if (name.test(text)) return;
  }
  throw new Error(`${name} was not reached by the keyboard`);
}

/** In a list what is typed chooses by its beginning. */
async function typeAt(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(text);
}

test('from home to the thanks with the keyboard alone', { tag: '@wide' }, async ({ page }) => {
  await open(page, '/');
  await tabTo(page, /Buscar/);
  await page.keyboard.type('aguacate hass');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/resultados/);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Aguacate Hass/ })
      .first(),
  ).toBeVisible();
  await tabTo(page, /Aguacate Hass/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/producto\//);
  await tabTo(page, new RegExp(`^${AVOCADO.term}`));
  await page.keyboard.press('Space');
  await tabTo(page, /^Comprar Ahora$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeVisible();
  await typeAt(page, /^Nombre/, 'Camila');
  await typeAt(page, /^Apellido/, 'Restrepo');
  await typeAt(page, /^Correo/, 'teclado@correo.co');
  await typeAt(page, /^Teléfono/, '3104567821');
  await typeAt(page, /^Tipo de persona/, 'Persona n');
  await typeAt(page, /^Tipo de documento/, 'C');
  await typeAt(page, /^Número de identificación/, '1020345678');
  await typeAt(page, /^Departamento/, 'Bogot');
  await expect(page.getByRole('combobox', { name: 'Ciudad' })).toBeEnabled();
  await typeAt(page, /^Ciudad/, 'Bogot');
  await typeAt(page, /^Dirección/, 'Carrera 15 # 88-21');
  await tabTo(page, /Pago en|en línea/);
  if (!(await page.getByRole('radio', { name: 'Pago en casa' }).isChecked()))
    await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Pago en casa' })).toBeChecked();
  await tabTo(page, /^Acepto la/);
  await page.keyboard.press('Space');
  await expect(confirmButton(page)).toHaveText(/\$ /);
  await tabTo(page, /^Confirmar pedido/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Gracias por tu compra/ })).toBeVisible();
});

/** 200 % of a window of 1,440 px, the smallest phone, a tablet. */
const SIZES = [
  { width: 720, height: 450 },
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
];

/** Nothing beyond the window's edges, and what is fixed at its bottom leaves most of it. */
async function expectFits(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const fixed = [...document.querySelectorAll('.thumb-bar')].filter(
      (bar) => getComputedStyle(bar).position === 'fixed',
    );
    const cut = [...document.querySelectorAll('main button, main a, main input, main select')].filter(
      (one) => {
        const { left, right, width } = one.getBoundingClientRect();
        const isHidden =
          width === 0 || one.closest('[inert], .sr-only, [role=tablist], [data-carousel]') !== null;
        return !isHidden && (left < -1 || right > innerWidth + 1) && !scrolls(one);
      },
    );
    function scrolls(one: Element): boolean {
      for (let at = one.parentElement; at; at = at.parentElement)
        if (/auto|scroll|hidden/.test(getComputedStyle(at).overflowX) && at !== document.body) return true;
      return false;
    }
    return {
      overflow: document.documentElement.scrollWidth - innerWidth,
      cut: cut.map((one) => one.outerHTML.slice(0, 120)),
      share: Math.max(0, ...fixed.map((bar) => bar.getBoundingClientRect().height / innerHeight)),
    };
  });
  expect(found.overflow, page.url()).toBeLessThanOrEqual(0);
  expect(found.cut, page.url()).toEqual([]);
  expect(found.share, page.url()).toBeLessThan(0.16);
}

test('a slow purchase fits every window, and pressed again and again it is one order', {
  tag: '@wide',
}, async ({ page, context }) => {
  await addProduct(page, AVOCADO.id, [AVOCADO.term]);
  for (const path of [`/producto/${AVOCADO.id}`, '/cart', '/checkout']) {
    await open(page, path);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectFits(page);
    }
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await fillCheckout(page);
  await expectFits(page);
  const network = await context.newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 600,
    downloadThroughput: 50_000,
    uploadThroughput: 30_000,
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/pedido')
      sent.push(request.url());
  });
  await expect(confirmButton(page)).toHaveText(/\$ /);
  const { x, y, width, height } = (await confirmButton(page).boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  for (let press = 0; press < 5; press++) await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page.getByRole('heading', { level: 1, name: /Gracias por tu compra/ })).toBeVisible();
  expect(sent).toHaveLength(1);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectFits(page);
  }
});
