import type { Page } from '@playwright/test';
import { logIn, test } from './account-steps.ts';
import { expect, slowDown, waitForHydration } from './fixtures.ts';
import { enterPanel, OPERATOR } from './session-steps.ts';

/** Scripts of the next pages come only when the test says so. */
async function withoutScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

for (const address of ['/login', '/vender/entrar', '/operacion/entrar'])
  test(`${address} takes what was typed before the page was alive`, { tag: '@wide' }, async ({ page }) => {
    await slowDown(page);
    const release = await withoutScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByLabel('Correo electrónico').fill('alguien@correo.co');
    await page.getByLabel('Contraseña', { exact: true }).pressSequentially('Una#clave');
    release();
    // Somebody who types on while the page comes to life.
    await page.keyboard.type('Mas2026', { delay: 40 });
    await waitForHydration(page);
    await expect(page.getByRole('button', { name: 'Continuar' })).toBeEnabled();
    await expect(page.getByLabel('Correo electrónico')).toHaveValue('alguien@correo.co');
    await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('Una#claveMas2026');
    expect(await strayedControls(page)).toEqual([]);
  });

/** Of each kind of page one: with text, passwords, numbers, boxes, lists to choose from, long texts. */
const FORMS = {
  stranger: ['/contact', '/olvido-contraseña', '/registro-usuario/email', '/productos'],
  buyer: ['/cuenta/perfil', '/cuenta/detalles-cuenta'],
  seller: ['/vender/tienda', '/vender/productos/nuevo', '/vender/integraciones'],
  operator: ['/operacion/configuracion', '/operacion/equipo', '/operacion/textos'],
};

for (const [who, addresses] of Object.entries(FORMS))
  test(`forms of a ${who} take what was typed before the page was alive`, { tag: '@wide' }, async ({
    page,
    buyer,
  }) => {
    if (who === 'buyer') await logIn(page, buyer);
    if (who === 'seller') await enterPanel(page, 'vender', 'vendedor@plazuela.test');
    if (who === 'operator') await enterPanel(page, 'operacion', OPERATOR);
    for (const address of addresses) {
      const release = await withoutScripts(page);
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.locator('main h1').first()).toBeVisible();
      const typed = await typeEverywhere(page);
      expect(typed.length, address).toBeGreaterThan(0);
      release();
      await waitForHydration(page);
      await expect.poll(() => strayedControls(page), { message: address }).toEqual([]);
    }
  });

test('a tick and an order chosen before the page was alive are both heard', { tag: '@wide' }, async ({
  page,
}) => {
  const release = await withoutScripts(page);
  await page.goto('/productos', { waitUntil: 'commit' });
  await page.locator('input[name="categorias"]').first().check();
  await page.getByLabel('Ordenar por').selectOption('Menor precio');
  release();
  await expect(page).toHaveURL(/[?&]categorias=\d+&orden=precio-asc$/);
});

const CHOICES = [
  ['select[name="orden"]', /[?&]orden=precio-asc/],
  ['input[name="categorias"]', /[?&]categorias=\d+/],
  ['input[type="search"]', /\/productos$/],
] as const;

for (const [control, address] of CHOICES)
  for (const moment of ['known', 'shown'] as const)
    test(`a page that is ${moment} to React hears ${control} once`, { tag: '@wide' }, async ({ page }) => {
      await slowDown(page);
      await page.goto('/productos');
      await page.evaluate(chooseAsSoonAs, { selector: control, moment });
      await waitForHydration(page);
      await expect(page).toHaveURL(address);
      await expect.poll(() => strayedControls(page)).toEqual([]);
    });

for (const moment of ['known', 'shown'] as const)
  test(`an order chosen when a page is ${moment} to React outlives the place that it then shows`, {
    tag: '@wide',
  }, async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'lugar', value: '05001~Medell%C3%ADn', url: baseURL ?? '' }]);
    await slowDown(page);
    await page.goto('/productos');
    await page.evaluate(chooseAsSoonAs, { selector: 'select[name="orden"]', moment });
    await expect(page).toHaveURL(/[?&]orden=precio-asc/);
    await expect(page.getByRole('banner').getByText('Medellín')).toBeVisible();
  });

interface EarlyChoice {
  selector: string;
  /** Between two slices of the hydration, or behind it and before its effects. */
  moment: 'known' | 'shown';
}

function chooseAsSoonAs({ selector, moment }: EarlyChoice): Promise<void> {
  const control = document.querySelector<HTMLSelectElement | HTMLInputElement>(selector);
  if (!control) throw new Error(`there is no ${selector}`);
  const keyOf = (element: object, start: string) =>
    Object.keys(element).find((key) => key.startsWith(start)) ?? '';
  const isDehydrated = () => {
    const root = document.getElementById('raiz') as unknown as Record<string, ReactRootFiber> | null;
    const fiber = root?.[keyOf(root, '__reactContainer')];
    return fiber?.stateNode.current.memoizedState.isDehydrated !== false;
  };
  const choose = () => {
    if (control.type === 'checkbox') return control.click();
    control.value = control instanceof HTMLSelectElement ? 'precio-asc' : 'café';
    for (const name of control instanceof HTMLSelectElement ? ['input', 'change'] : ['input'])
      control.dispatchEvent(new Event(name, { bubbles: true }));
  };
  document.dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }));
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const isThere = moment === 'known' ? keyOf(control, '__reactFiber') !== '' : !isDehydrated();
      if (!isThere) return port2.postMessage(null);
      choose();
      resolve();
    };
    port2.postMessage(null);
  });
}

interface ReactRootFiber {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}

/** As a person would, in the document as it came; gives what was touched. */
function typeEverywhere(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLInputElement>('#raiz :is(input, textarea, select)');
    const touched = [...controls].filter(
      ({ type, disabled, readOnly }) => !disabled && !readOnly && !/hidden|radio|file|date|month/.test(type),
    );
    for (const control of touched) {
      if (control.type === 'checkbox') control.click();
      else if (control instanceof HTMLSelectElement) control.selectedIndex = control.options.length - 1;
      else control.value = control.type === 'email' ? 'otra@correo.co' : '31';
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
    }
    return touched.map(({ name }) => name);
  });
}

/** Controls that show something else than React believes, by their name. */
function strayedControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('#raiz :is(input, textarea, select)')].flatMap(
      (control) => {
        const key = Object.keys(control).find((one) => one.startsWith('__reactProps'));
        const props = key
          ? (control as unknown as Record<string, { value?: unknown; checked?: unknown }>)[key]
          : null;
        if (!props) return [`${control.name} is not alive`];
        const isBox = /checkbox|radio/.test(control.type);
        const believed = isBox ? props.checked : props.value;
        const shown = isBox ? control.checked : control.value;
        return believed === undefined || believed === null || String(believed) === String(shown)
          ? []
          : [`${control.name}: shows ${shown}, believes ${believed}`];
      },
    ),
  );
}
