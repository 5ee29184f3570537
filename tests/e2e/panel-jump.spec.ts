import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts';
import { enterPanel, OPERATOR } from './session-steps.ts';

test('Ctrl K leads to an order by the keyboard alone', { tag: '@wide' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterPanel(page, 'operacion', OPERATOR);
  await page.goto('/operacion/pedidos');
  await waitForHydration(page);
  const search = page.getByRole('searchbox', { name: 'Buscar pedidos' });
  await search.focus();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Ir a' });
  await expect(box).toBeFocused();
  await expect(page.getByRole('option', { name: 'Resumen' })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(search).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('10001');
  const options = page.getByRole('option', { name: /^Pedido N\.º 10001\d/ });
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  const second = options.nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
  const href = (await second.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // What was opened stands on top the next time.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Abiertos hace poco' }).getByRole('option')).toHaveAttribute(
    'href',
    href,
  );
  await page.keyboard.type('xyzzy nada');
  await expect(page.getByText('Nada coincide con «xyzzy nada».')).toBeVisible();
});

test('on a phone its button opens a whole page that finds a seller her own product', async ({ page }) => {
  await enterPanel(page, 'vender', 'vendedor@plazuela.test');
  await page.goto('/vender');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Ir a…' }).click();
  const box = page.getByRole('combobox', { name: 'Ir a' });
  await expect(box).toBeFocused();
  await box.fill('aguacate');
  const option = page.getByRole('option', { name: /Aguacate/ }).first();
  await expect(option).toBeVisible();
  await expectAccessible(page);
  await option.click();
  await expect(page).toHaveURL(/\/vender\/productos\/\d+$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
