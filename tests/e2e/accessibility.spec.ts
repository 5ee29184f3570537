import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts';

const pages = [
  '/',
  '/productos',
  '/productos/category/69',
  '/productos/seller/73',
  '/productos/sale',
  '/resultados?search=aguacate',
  '/resultados?search=xyzxyz',
  '/cart',
  '/about',
  '/nosotros',
  '/contact',
  '/support',
  '/tienda',
  '/politica-de-privacidad',
  '/terminos',
  '/no-existe',
];

// Google calls 0.1 good. What is left here is the change from the stand-in font to ours.
const MAXIMUM_LAYOUT_SHIFT = 0.05;

test.use({ allowedErrors: [/status of 404/], reducedMotion: 'reduce' });

for (const path of pages) {
  test(`${path} is accessible and stays where it is`, async ({ page }) => {
    await page.addInitScript(countLayoutShift);
    await page.goto(path);
    await expectGoodPage(page);
  });
}

test('a product page is accessible and stays where it is', async ({ page }) => {
  await page.addInitScript(countLayoutShift);
  await page.goto('/productos');
  const href = await page.locator('main a[href^="/producto/"]').first().getAttribute('href');
  await page.goto(href ?? '');
  await expectGoodPage(page);
});

async function expectGoodPage(page: Page): Promise<void> {
  await waitForHydration(page);
  await expectAccessible(page);
  const { shift, overflow } = await page.evaluate(() => ({
    shift: (window as never as { layoutShift: number }).layoutShift,
    overflow: document.documentElement.scrollWidth - window.innerWidth,
  }));
  expect(shift, 'layout shift').toBeLessThan(MAXIMUM_LAYOUT_SHIFT);
  expect(overflow, 'sideways scrolling').toBeLessThanOrEqual(0);
}

/** Runs in the browser: sums what moved without anybody's doing. */
function countLayoutShift() {
  const sums = window as never as { layoutShift: number };
  sums.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) sums.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}
