import type { Browser, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/domain/demo-password.ts';
import { expect } from './fixtures.ts';

export const OPERATOR = 'operacion@plazuela.test';

/** Into a panel by the call of its door; what its page does is for the tests of the doors. */
export async function enterPanel(
  page: Page,
  panel: 'vender' | 'operacion',
  email: string,
  password = DEMO_PASSWORD,
): Promise<void> {
  const reply = await page.request.post(`/api/${panel}/entrar`, { data: { email, password } });
  expect(reply.ok(), await reply.text()).toBe(true);
}

/** Somebody else, in a browser of her own. */
export async function openPanelOf(
  browser: Browser,
  baseURL: string | undefined,
  panel: 'vender' | 'operacion',
  email: string,
): Promise<Page> {
  const page = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await enterPanel(page, panel, email);
  return page;
}

/** Escape closes it, and the keyboard goes on at the button that opened it. */
export async function expectEscapeGivesFocusBack(page: Page, button: string): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: button, exact: true })).toBeFocused();
}
