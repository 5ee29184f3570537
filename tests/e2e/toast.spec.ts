import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { open } from './purchase-steps.ts';

const TEXT = 'Ya existe una cuenta con este correo...';

/** A known e-mail is answered by a toast; its time is ours. */
async function causeToast(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /Correo/ }).fill('compradora@plazuela.test');
  await page.getByRole('button', { name: 'Continuar' }).click();
}

test('a toast has its three seconds from when it is seen, however late its part arrives', {
  tag: '@wide',
}, async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/toast-stack.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.clock.install();
  await open(page, '/registro-usuario/email');
  const asked = page.waitForRequest(/toast-stack.*\.js$/);
  await causeToast(page);
  await asked;
  await page.clock.pauseAt(Date.now() + 60_000);
  release();
  const toast = page.getByRole('status').filter({ hasText: TEXT });
  await expect(toast).toBeVisible();
  await expectTimeRuns(page, toast);
  await page.clock.runFor(2_900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toBeHidden();
});

test('the time of a toast stands still under the pointer and in a window that nobody sees', {
  tag: '@wide',
}, async ({ page }) => {
  await page.clock.install();
  await open(page, '/registro-usuario/email');
  await page.clock.pauseAt(Date.now() + 60_000);
  await causeToast(page);
  const toast = page.getByRole('status').filter({ hasText: TEXT });
  await expect(async () => {
    // React keeps what is loading away for a moment of its own.
    await page.clock.runFor(100);
    await expect(toast).toBeVisible({ timeout: 500 });
  }).toPass();
  await toast.hover();
  await expect(toast.locator('[style*="paused"]')).toBeAttached();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await setVisibility(page, 'hidden');
  await page.mouse.move(0, 400);
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await setVisibility(page, 'visible');
  await expectTimeRuns(page, toast);
  await page.clock.runFor(3_000);
  await expect(toast).toBeHidden();
});

/** From the next frame on. */
async function expectTimeRuns(page: Page, toast: Locator): Promise<void> {
  await page.clock.runFor(100);
  await expect(toast.locator('[style*="running"]')).toBeAttached();
}

function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
