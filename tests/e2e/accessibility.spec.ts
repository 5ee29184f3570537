import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts';

const pages = {
  'of products': [
    '/',
    '/productos',
    '/productos/category/69',
    '/productos/seller/73',
    '/productos/sale',
    '/resultados?search=aguacate',
    '/producto/2',
  ],
  'of words': [
    '/resultados?search=xyzxyz',
    '/cart',
    '/about',
    '/nosotros',
    '/contact',
    '/support',
    '/tienda',
    '/politica-de-privacidad',
    '/terminos',
    '/pqr/cifras',
    '/pqr',
    '/retracto',
    '/garantia',
    '/no-existe',
  ],
};

// Google calls 0.1 good. What is left here is the change from the stand-in font to ours.
const MAXIMUM_LAYOUT_SHIFT = 0.05;

test.use({ allowedErrors: [/status of 404/], reducedMotion: 'reduce' });

for (const [name, paths] of Object.entries(pages))
  test(`pages ${name} are accessible and stay where they are`, async ({ page }) => {
    await page.addInitScript(countLayoutShift);
    // Each is a first visit: fonts and pictures that are there already move nothing.
    const session = await page.context().newCDPSession(page);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(path);
        await expectGoodPage(page, path);
      });
  });

async function expectGoodPage(page: Page, path: string): Promise<void> {
  await waitForHydration(page);
  await expectAccessible(page);
  const { shift, overflow } = await page.evaluate(() => ({
    shift: (window as never as { layoutShift: number }).layoutShift,
    overflow: document.documentElement.scrollWidth - window.innerWidth,
  }));
  expect(shift, `layout shift of ${path}`).toBeLessThan(MAXIMUM_LAYOUT_SHIFT);
  expect(overflow, `sideways scrolling of ${path}`).toBeLessThanOrEqual(0);
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
