import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from './fixtures.ts';

/** Follows a link of the page in the browser; answers whether its program is still the same one. */
async function followLink(page: Page): Promise<boolean> {
  await page.goto('/productos');
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { isSameProgram: true }));
  const link = page.locator('main a[href^="/producto/"]').first();
  const address = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.locator('h1')).toBeVisible();
  return page.evaluate(() => 'isSameProgram' in window);
}

test('a page of this build is shown by the program that is there', async ({ page }) => {
  expect(await followLink(page)).toBe(true);
});

test('data of another build is not shown: its document is loaded with its own program', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/_datos/**', async (route) => {
    asked.push(route.request().url());
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'x-build': '/assets/of-tomorrow.js' },
    });
  });
  expect(await followLink(page)).toBe(false);
  expect(asked).not.toEqual([]);
});
