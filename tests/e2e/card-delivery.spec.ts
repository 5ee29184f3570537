import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const MEDELLIN = '05001~Medell%C3%ADn';
/** Fruit: it travels near its town only. */
const FRESH = '/productos/category/69';
const ALL = '/productos';

interface WireDelivery {
  codProducto: number;
  motivo: string | null;
  costo: { puesto: number } | null;
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** The place that a browser remembers. */
async function sendTo(page: Page, value: string) {
  await page.context().addCookies([{ name: 'lugar', value, url: test.info().project.use.baseURL as string }]);
}

/** What the page asks for, and what it is told. */
function watchAnswers(page: Page): Promise<WireDelivery[]>[] {
  const answers: Promise<WireDelivery[]>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/entrega/promesas'))
      answers.push(response.json().then(({ entregas }) => entregas));
  });
  return answers;
}

test('cards say price and day for the place, in one question, and nothing moves', async ({ page }) => {
  await sendTo(page, MEDELLIN);
  const answers = watchAnswers(page);
  await page.goto(ALL);
  await page.evaluate(() => {
    const shifts = globalThis as { moved?: number };
    shifts.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.moved = (shifts.moved ?? 0) + entry.value;
    }).observe({ type: 'layout-shift' });
  });
  await page.mouse.wheel(0, 20);
  await expect(page.getByText('puesto en Medellín').first()).toBeVisible();
  expect(answers).toHaveLength(1);
  const deliveries = (await answers[0]) as WireDelivery[];
  const sums = deliveries.flatMap(({ costo }) => costo ?? []).map(({ puesto }) => puesto);
  const shown = await cards(page)
    .getByText(/puesto en Medellín/)
    .filter({ has: page.locator('b') })
    .evaluateAll((lines) =>
      lines.map((line) => Number(line.querySelector('b')?.textContent?.replace(/\D/g, ''))),
    );
  expect(shown).toEqual(sums);
  expect(await page.evaluate(() => (globalThis as { moved?: number }).moved)).toBeLessThan(0.01);
});

test('the line opens what the price is made of', async ({ page }) => {
  await sendTo(page, MEDELLIN);
  await page.goto(ALL);
  await page.mouse.wheel(0, 20);
  await page
    .getByRole('button', { name: /puesto en Medellín/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Llega/ });
  await expect(dialog).toContainText('Envío a Medellín');
  const sums = (await dialog.getByRole('definition').allTextContents()).map((text) =>
    Number(text.replace(/\D/g, '')),
  );
  const [price = 0, freight = 0, landed] = sums;
  expect(landed).toBe(price + freight);
});

test('what does not arrive is marked, with the towns that it goes to', async ({ page }) => {
  await sendTo(page, MEDELLIN);
  await page.goto(FRESH);
  await page.mouse.wheel(0, 20);
  const card = cards(page).filter({ hasText: 'No llega a Medellín' }).first();
  await expect(card).toContainText('Fresco: viaja solo a');
  await expect(card.getByRole('link').first()).toHaveAttribute('href', /^\/producto\//);
  await card.getByRole('button', { name: /Ver ciudades/ }).click();
  const dialog = page.getByRole('dialog', { name: 'No llega a Medellín' });
  await expect(dialog.getByRole('listitem').filter({ hasText: /^Bogotá$/ })).toBeVisible();
});

test.describe('without an answer', () => {
  test.use({ allowedErrors: [/status of 503/] });
  test('a price that could not be had is said so and asked for again', async ({ page }) => {
    await page.route('**/api/entrega/promesas', (route) => route.fulfill({ status: 503, body: '{}' }), {
      times: 1,
    });
    await page.goto(ALL);
    await page.mouse.wheel(0, 20);
    await page
      .getByRole('button', { name: /No pudimos calcular el envío/ })
      .first()
      .click();
    await expect(page.getByText('puesto en Bogotá').first()).toBeVisible();
  });
});
