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

test.use({ allowedErrors: [/status of 404/], reducedMotion: 'reduce' });

for (const path of pages) {
  test(`${path} is accessible and stays where it is`, async ({ page }) => {
    await page.addInitScript(countLayoutShift);
    await page.goto(path);
    await waitForHydration(page);
    await expectAccessible(page);
    expect(await page.evaluate(() => (window as never as { layoutShift: number }).layoutShift)).toBeLessThan(
      0.01,
    );
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, 'sideways scrolling').toBeLessThanOrEqual(0);
  });
}

test('a product page is accessible and stays where it is', async ({ page }) => {
  await page.addInitScript(countLayoutShift);
  await page.goto('/productos');
  await page.locator('main a[href^="/producto/"]').first().click();
  await expect(page).toHaveURL(/\/producto\//);
  await page.reload();
  await waitForHydration(page);
  await expectAccessible(page);
  expect(await page.evaluate(() => (window as never as { layoutShift: number }).layoutShift)).toBeLessThan(
    0.01,
  );
});

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
