import type { Page } from '@playwright/test';
import { shortPromise } from '../../src/domain/promise-text.ts';
import { bogotaDay } from '../../src/domain/spanish-dates.ts';
import { expect, test } from './fixtures.ts';
import { addProduct } from './purchase-steps.ts';

const MEDELLIN = '05001';
const PAGES = ['/', '/productos', '/productos/category/103', '/producto/56', '/support', '/nosotros'];
const TIMES = /24 horas|hoy mismo|mañana/i;
/** The moment to order by is part of the promise; applications of shops are answered within a day. */
const OTHERS = /Si pides antes de mañana|Revisamos tu solicitud en menos de 24 horas/g;

interface WireDelivery {
  codProducto: number;
  promesa: { desde: string; hasta: string } | null;
}

async function promisesOf(page: Page, ids: readonly number[]): Promise<Map<number, string>> {
  const reply = await page.request.post('/api/entrega/promesas', {
    data: { codCiudad: MEDELLIN, productos: ids.map((codProducto) => ({ codProducto })) },
  });
  const { entregas } = (await reply.json()) as { entregas: WireDelivery[] };
  const today = bogotaDay(Date.now());
  return new Map(
    entregas.flatMap(({ codProducto, promesa }) =>
      promesa
        ? [[codProducto, shortPromise({ from: promesa.desde, to: promesa.hasta }, today)] as const]
        : [],
    ),
  );
}

async function textOf(page: Page): Promise<string> {
  return ((await page.getByRole('main').textContent()) ?? '').replace(OTHERS, '');
}

for (const path of PAGES)
  test(`${path} says no time that the quote does not hold`, { tag: '@wide' }, async ({ page }) => {
    const value = `${MEDELLIN}~Medell%C3%ADn`;
    await page
      .context()
      .addCookies([{ name: 'lugar', value, url: test.info().project.use.baseURL as string }]);
    await page.goto(path);
    await page.mouse.move(5, 5);
    await page.mouse.wheel(0, 20);
    await page.waitForLoadState('networkidle');
    expect(await textOf(page)).not.toMatch(TIMES);

    const cards = page
      .getByRole('main')
      .getByRole('article')
      .filter({ hasText: /Llega \p{L}+ \d/u });
    // The program may begin after the network was idle.
    if (path === '/' || path === '/productos') await expect.poll(() => cards.count()).toBeGreaterThan(4);
    const said = await cards.evaluateAll((articles) =>
      articles.map((article) => ({
        id: Number(article.querySelector('a')?.getAttribute('href')?.split('/').at(-1)),
        text: article.querySelector('.card-lines > :last-child')?.textContent,
      })),
    );
    const promises =
      said.length > 0
        ? await promisesOf(
            page,
            said.map(({ id }) => id),
          )
        : new Map();
    for (const { id, text: shown } of said) expect(shown).toBe(promises.get(id));
  });

test('cart and checkout say no time that the quote does not hold', { tag: '@wide' }, async ({ page }) => {
  await addProduct(page, 56);
  for (const path of ['/cart', '/checkout']) {
    await page.goto(path);
    await expect(
      page
        .getByRole('main')
        .getByText(/Lenteja/)
        .first(),
    ).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await textOf(page)).not.toMatch(TIMES);
  }
});
