import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts';

const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Buscar productos' });
const listOf = (page: Page) => page.getByRole('listbox', { name: 'Sugerencias' });
const activeOf = (page: Page) => page.getByRole('option', { selected: true });

async function openShop(page: Page, path = '/support'): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

test('suggestions come in groups and are walked through with the keyboard alone', async ({
  page,
  isMobile,
}) => {
  await openShop(page);
  const box = boxOf(page);
  await box.focus();
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await box.press('ArrowDown');
  await expect(
    listOf(page).getByRole('group', { name: 'Popular hoy' }).getByRole('option').first(),
  ).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type('cafe or');
  await expect(page.getByRole('group', { name: 'Búsquedas' }).getByRole('option').first()).toHaveText(
    'café de origen',
  );
  await expect(page.getByRole('option').first().locator('b')).toHaveText(['de ', 'igen']);
  await expect(page.getByRole('status').filter({ hasText: 'sugerencias' })).toHaveText(/^\d+ sugerencias$/);
  await expectAccessible(page);

  await box.press('ArrowDown');
  await expect(activeOf(page)).toHaveText('café de origen');
  const activeId = await activeOf(page).getAttribute('id');
  await expect(box).toHaveAttribute('aria-activedescendant', activeId ?? '');
  await expect(box).toHaveAttribute('aria-controls', (await listOf(page).getAttribute('id')) ?? '');
  await expect(box).toBeFocused();
  await box.press('Home');
  await expect(activeOf(page)).toHaveCount(0);
  await box.press('ArrowUp');
  // The last one that is read: products stand on the right of wide screens.
  await expect(activeOf(page)).toHaveText(isMobile ? /Café|Cafetal|Despensa/ : /Pitalito.*\$ 32\.900/);
  await expectAccessible(page);
  await box.press('ArrowDown');
  await expect(activeOf(page)).toHaveCount(0);
  await box.press('Escape');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(listOf(page)).toHaveCount(0);
  await expect(box).toHaveValue('cafe or');
  await box.press('Alt+ArrowDown');
  await expect(listOf(page)).toBeVisible();
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(`/resultados?search=${encodeURIComponent('café de origen')}`);
  await expect(box).toHaveValue('café de origen');
  await expect(listOf(page)).toHaveCount(0);
});

test('Enter searches what was typed, whatever is suggested', { tag: '@wide' }, async ({ page }) => {
  await openShop(page);
  await boxOf(page).pressSequentially('caf');
  await expect(page.getByRole('option').first()).toBeVisible();
  await boxOf(page).press('Enter');
  await expect(page).toHaveURL('/resultados?search=caf');
});

test('the right arrow at the end of the text goes on with a search, Tab leaves the list', {
  tag: '@wide',
}, async ({ page }) => {
  await openShop(page);
  const box = boxOf(page);
  await box.pressSequentially('cho');
  await expect(page.getByRole('option').first()).toHaveText(/^chocolat/);
  await box.press('ArrowDown');
  const chosen = (await activeOf(page).textContent()) ?? '';
  await box.press('ArrowRight');
  await expect(box).toHaveValue(`${chosen} `);
  await expect(page).toHaveURL('/support');
  // The button that empties the field, the one that searches, the page.
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
  await expect(listOf(page)).toHaveCount(0);
});

test('keys that compose a letter are no keys of the list', { tag: '@wide' }, async ({ page }) => {
  await openShop(page);
  const box = boxOf(page);
  await box.pressSequentially('cho');
  await expect(page.getByRole('option').first()).toBeVisible();
  for (const key of ['ArrowDown', 'Enter', 'Escape'])
    await box.evaluate(
      (element, key) =>
        element.dispatchEvent(
          new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true }),
        ),
      key,
    );
  await expect(activeOf(page)).toHaveCount(0);
  await expect(listOf(page)).toBeVisible();
  await box.press('ArrowDown');
  await expect(activeOf(page)).toHaveCount(1);
});

test('a product, a category and a shop lead to their pages', async ({ page }) => {
  await openShop(page);
  const box = boxOf(page);
  for (const [typed, name, address] of [
    ['honey', /Café honey/, /\/producto\/46$/],
    ['cafe y', /Café y chocolate en Despensa/, /\/productos\/category\/91\/92$/],
    ['cafetal', /Cafetal Quindibara Pitalito/, /\/productos\/seller\/75$/],
  ] as const) {
    await box.click();
    await box.fill(typed);
    await page.getByRole('option', { name }).first().click();
    await expect(page).toHaveURL(address);
    await expect(listOf(page)).toHaveCount(0);
  }
});

test('a mistyped word is understood, nonsense can only be searched as it is', async ({ page }) => {
  await openShop(page);
  await boxOf(page).click();
  await boxOf(page).fill('chocholate');
  await expect(page.getByRole('option', { name: /Chocolate de mesa/ })).toBeVisible();
  await boxOf(page).fill('xyzxyz');
  await expect(page.getByRole('option')).toHaveText(['Buscar «xyzxyz»']);
  await expectAccessible(page);
});

test('answers that come late take the place of no newer ones, and the old list stays meanwhile', {
  tag: '@wide',
}, async ({ page }) => {
  const waiting = new Map<string, () => void>();
  await page.route('**/api/sugerencias*', async (route) => {
    const typed = new URL(route.request().url()).searchParams.get('search') ?? '';
    if (typed !== 'ca') await new Promise<void>((resolve) => waiting.set(typed, resolve));
    // The browser has given up some of them.
    await route
      .fulfill({
        json: {
          correccion: null,
          busquedas: [`${typed} primero`],
          productos: [],
          categorias: [],
          tiendas: [],
        },
      })
      .catch(() => undefined);
  });
  await openShop(page);
  const box = boxOf(page);
  await box.fill('ca');
  await expect(page.getByRole('option')).toHaveText(['ca primero']);
  await box.fill('caf');
  await expect.poll(() => waiting.has('caf')).toBe(true);
  await expect(page.getByRole('option')).toHaveText(['ca primero']);
  await box.fill('cafe');
  await expect.poll(() => waiting.has('cafe')).toBe(true);
  waiting.get('cafe')?.();
  await expect(page.getByRole('option')).toHaveText(['cafe primero']);
  waiting.get('caf')?.();
  await page.waitForTimeout(500);
  await expect(page.getByRole('option')).toHaveText(['cafe primero']);
});

test('who types fast asks once', { tag: '@wide' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/sugerencias') asked.push(url.searchParams.get('search') ?? '');
  });
  await openShop(page);
  const box = boxOf(page);
  await box.evaluate((element: HTMLInputElement) => {
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    element.focus();
    for (const text of ['c', 'ch', 'cho', 'choc']) {
      setter?.call(element, text);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(asked).toEqual(['choc']);
});

test('what this browser searched before comes back and can be forgotten', async ({ page }) => {
  await openShop(page);
  for (const text of ['panela', 'miel']) {
    await boxOf(page).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await boxOf(page).fill(text);
    await boxOf(page).press('Enter');
    await expect(page).toHaveURL(`/resultados?search=${text}`);
  }
  await boxOf(page).click();
  await page.getByRole('button', { name: 'Borrar el texto' }).click();
  const before = page.getByRole('group', { name: 'Buscaste antes' }).getByRole('option');
  await expect(before).toHaveText(['miel', 'panela']);
  await expectAccessible(page);
  await boxOf(page).fill('pan');
  await expect(page.getByRole('option').first()).toHaveText('panela');
  await boxOf(page).fill('');
  await page.getByRole('button', { name: 'Borrar lo que buscaste antes' }).click();
  await expect(page.getByRole('group', { name: 'Popular hoy' })).toBeVisible();
  await expect(before).toHaveCount(0);
  await expect(boxOf(page)).toBeFocused();
});

test('broken and blocked storage only means that nothing was searched before', { tag: '@wide' }, async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('busquedas', '{"a":'));
  await openShop(page);
  await boxOf(page).click();
  await expect(page.getByRole('group', { name: 'Popular hoy' })).toBeVisible();
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('no');
      },
    }),
  );
  await openShop(page);
  await boxOf(page).click();
  await expect(page.getByRole('group', { name: 'Popular hoy' })).toBeVisible();
});

test('on a phone the suggestions are a page of their own', { tag: '@phone' }, async ({ page }) => {
  await openShop(page);
  await boxOf(page).tap();
  const popular = page.getByRole('group', { name: 'Popular hoy' });
  await expect(popular).toBeVisible();
  const form = await page.getByRole('search').boundingBox();
  expect(form).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await expectAccessible(page);
  await boxOf(page).fill('cafe');
  const first = page.getByRole('option').first();
  await expect(first).toHaveText(/^café/);
  // Completes without searching, as the arrow beside it says.
  const { width, height } = (await first.boundingBox()) ?? { width: 0, height: 0 };
  expect(height).toBeGreaterThanOrEqual(44);
  const text = (await page.getByRole('option').nth(1).textContent()) ?? '';
  await page
    .getByRole('option')
    .nth(1)
    .tap({ position: { x: width - 20, y: height / 2 } });
  await expect(boxOf(page)).toHaveValue(`${text} `);
  await expect(page).toHaveURL('/support');
  await page.getByRole('button', { name: 'Cerrar las sugerencias' }).tap();
  await expect(listOf(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('the code of the suggestions comes with the first use of the field', { tag: '@phone' }, async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  // What was searched before shows nothing on a page: it starts no program.
  await page.addInitScript(() => localStorage.setItem('busquedas', '["miel"]'));
  await page.goto('/support');
  await page.waitForLoadState('networkidle');
  expect(scripts).toHaveLength(1);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => path.includes('search-panel'))).toEqual([]);
  await boxOf(page).tap();
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(scripts.filter((path) => path.includes('search-panel'))).toHaveLength(1);
});

test('what is typed before the program is there is suggested for once it is', { tag: '@phone' }, async ({
  page,
}) => {
  let start = () => {};
  const held = new Promise<void>((resolve) => {
    start = resolve;
  });
  await page.route('**/start-store*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Buscar productos' }).tap();
  await page.keyboard.type('cafe');
  start();
  await expect(page.getByRole('option').first()).toHaveText(/^café/);
  await expect(boxOf(page)).toHaveValue('cafe');
});

test('every letter stays that is typed while the program starts', async ({ page }) => {
  for (const pause of [0, 30, 60, 90]) {
    await page.goto('/');
    const box = page.getByRole('combobox', { name: 'Buscar productos' });
    await box.click();
    await page.waitForTimeout(pause);
    await page.keyboard.type('agua', { delay: 60 });
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(box).toHaveValue('agua');
  }
});

test("a phone's back key closes the suggestions, and is not needed twice after a search", {
  tag: '@phone',
}, async ({ page }) => {
  await openShop(page, '/');
  await openShop(page);
  const box = boxOf(page);
  await box.click();
  await expect(listOf(page)).toBeVisible();
  await page.goBack();
  await expect(listOf(page)).toHaveCount(0);
  await expect(page).toHaveURL('/support');

  await box.click();
  await page.getByRole('button', { name: 'Cerrar las sugerencias' }).click();
  await expect(listOf(page)).toHaveCount(0);
  await expect(page).toHaveURL('/support');

  await box.click();
  await box.fill('honey');
  await page
    .getByRole('option', { name: /Café honey/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/producto\/46$/);
  await page.goBack();
  await expect(page).toHaveURL('/support');
  await expect(listOf(page)).toHaveCount(0);
  await box.click();
  await box.fill('panela');
  await box.press('Enter');
  await expect(page).toHaveURL('/resultados?search=panela');
  await page.goBack();
  await expect(page).toHaveURL('/support');
});
