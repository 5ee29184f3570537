import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

async function sendTo(page: Page, place: string, baseURL: string | undefined) {
  await page.context().addCookies([{ name: 'lugar', value: place, url: baseURL ?? '' }]);
}

/** The column on wide screens, the sheet on narrow ones. */
async function openFilters(page: Page, isMobile: boolean | undefined) {
  if (!isMobile) return page.getByRole('complementary', { name: 'Filtros' });
  await page.getByRole('button', { name: /^Filtros/ }).click();
  return page.getByRole('dialog', { name: 'Filtros' });
}

async function applyFilters(page: Page, isMobile: boolean | undefined) {
  if (isMobile) await page.getByRole('button', { name: /^Ver \d+ productos?$/ }).click();
}

test('a guest in Medellín sees what is cheapest there, by when it arrives, and clears it again', async ({
  page,
  isMobile,
  baseURL,
}) => {
  await sendTo(page, '05001~Medell%C3%ADn', baseURL);
  // No other test publishes here: its products are counted.
  await page.goto('/productos/category/99');
  await waitForHydration(page);
  await page.getByLabel('Ordenar por').selectOption({ label: 'Más barato en tu ciudad' });
  await expect(page).toHaveURL('/productos/category/99?ciudad=05001&orden=puesto-asc');
  const total = page.getByRole('main').getByRole('status').filter({ hasText: 'Medellín' });
  await expect(total).toContainText(/^\d+ productos llegan a Medellín/);
  const everything = await total.textContent();

  const filters = await openFilters(page, isMobile);
  await expect(filters.getByRole('group', { name: 'Precio puesto en Medellín' })).toBeVisible();
  const firstDay = filters.getByText(/^A más tardar/).first();
  // 'A más tardar jue 26 nov' and its count, 5.
  const count = Number(/[a-z](\d+)$/.exec((await firstDay.textContent()) ?? '')?.[1]);
  await firstDay.click();
  await applyFilters(page, isMobile);
  await expect(page).toHaveURL(/llega=\d{4}-\d\d-\d\d&ciudad=05001&orden=puesto-asc$/);
  await expect(cards(page)).toHaveCount(Math.min(count, 24));
  await expectAccessible(page);

  await page.getByRole('link', { name: /^Quitar filtro A más tardar/ }).click();
  await expect(page).toHaveURL('/productos/category/99?ciudad=05001&orden=puesto-asc');
  await expect(total).toHaveText(everything ?? '');
  await page.getByLabel('Ordenar por').selectOption({ label: 'Más populares' });
  await expect(page).toHaveURL('/productos/category/99');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('fresh food that does not travel is last, and left out by a tick', async ({
  page,
  isMobile,
  baseURL,
}) => {
  await sendTo(page, '91001~Leticia', baseURL);
  await page.goto('/productos?orden=llega-primero&ciudad=91001');
  await waitForHydration(page);
  const total = page.getByRole('main').getByRole('status').filter({ hasText: 'Leticia' });
  await expect(total).toContainText(/no viajan?$/);
  const filters = await openFilters(page, isMobile);
  await filters.getByRole('radio', { name: /^Cualquier día/ }).check();
  await applyFilters(page, isMobile);
  await expect(page.getByRole('link', { name: 'Quitar filtro Llega a Leticia' })).toBeVisible();
  await expect(page).toHaveURL('/productos?llega=si&ciudad=91001&orden=llega-primero');
});

test('the list follows the place that somebody has chosen, and takes who has none to the place of a link', async ({
  page,
  baseURL,
}) => {
  await page.goto('/productos?orden=puesto-asc&ciudad=05001');
  await waitForHydration(page);
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'lugar')?.value)
    .toContain('05001');
  await sendTo(page, '76001~Cali', baseURL);
  await page.goto('/productos?orden=puesto-asc&ciudad=05001');
  await waitForHydration(page);
  await expect(page).toHaveURL('/productos?ciudad=76001&orden=puesto-asc');
  await expect(page.getByRole('main').getByText(/llegan a .*Cali/)).toBeVisible();
});
