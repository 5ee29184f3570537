import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { open } from './purchase-steps.ts';
import { enterPanel, OPERATOR } from './session-steps.ts';

const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

// A refused form answers 400, which the browser reports.
test.use({ allowedErrors: [/400/] });

test.beforeEach(async ({ page }) => enterPanel(page, 'operacion', OPERATOR));

test('a rule is refused outside its bounds, saved with its reason, and set back', { tag: '@wide' }, async ({
  page,
}) => {
  await open(page, '/operacion/configuracion');
  const rules = card(page, 'Plazos de las tiendas');
  const hours = rules.getByLabel('Para aceptar un pedido');
  const save = rules.getByRole('button', { name: 'Guardar' });
  const usual = await hours.inputValue();
  await expect(save).toBeDisabled();
  await hours.fill('721');
  await save.click();
  await expect(hours).toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await expect(hours, 'nothing was saved').toHaveValue(usual);

  const reason = `Temporada ${Date.now()}`;
  await open(page, '/operacion/configuracion');
  await hours.fill('36');
  await rules.getByLabel('Motivo del cambio').fill(reason);
  await hours.press('Enter');
  await expect(page.getByText('Guardamos la configuración.')).toBeVisible();
  await open(page, '/operacion/configuracion');
  await expect(hours).toHaveValue('36');
  await rules.getByText(/^Historial \(\d+\)$/).click();
  const change = rules.getByRole('listitem').filter({ hasText: reason }).first();
  await expect(change).toContainText(`Para aceptar un pedido: ${usual} → 36`);

  await hours.fill(usual);
  await save.click();
  await expect(page.getByText('Guardamos la configuración.')).toBeVisible();
  await open(page, '/operacion/registro');
  await expect(page.getByRole('listitem').filter({ hasText: reason })).toContainText(
    'Cambió la configuración',
  );
});

test('settlements are scheduled for days and an hour, never for no day', { tag: '@wide' }, async ({
  page,
}) => {
  await open(page, '/operacion/dinero/liquidaciones');
  const schedule = card(page, 'Programación');
  const days = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes'];
  const day = (name: string) => schedule.getByRole('checkbox', { name });
  const automatic = schedule.getByRole('checkbox', { name: 'Liquidar por sí solo' });
  const hour = schedule.getByLabel('Hora en Bogotá');
  const save = schedule.getByRole('button', { name: 'Guardar programación' });
  const ticked = () => Promise.all(days.map((name) => day(name).isChecked()));
  const before = await ticked();
  for (const name of days) await day(name).uncheck();
  await save.click();
  await expect(schedule.getByRole('alert').first()).toContainText('Elige al menos un día.');

  // Another visit: a reload would bring back what was ticked.
  await open(page, '/operacion');
  await open(page, '/operacion/dinero/liquidaciones');
  expect(await ticked(), 'nothing was saved').toEqual(before);
  // Off, so that no settlement starts between the tests of money.
  await automatic.uncheck();
  for (const name of days) await day(name).setChecked(/martes|jueves/.test(name));
  await hour.selectOption('6:00 p. m.');
  await save.click();
  await expect(page.getByText('Guardamos la programación')).toBeVisible();
  await open(page, '/operacion/dinero/liquidaciones');
  await expect(automatic).not.toBeChecked();
  await expect(hour).toHaveValue('18');
  for (const name of days) await expect(day(name)).toBeChecked({ checked: /martes|jueves/.test(name) });

  await automatic.check();
  for (const name of days) await day(name).check();
  await hour.selectOption('5:00 a. m.');
  await save.click();
  await expect(hour).toHaveValue('5');
  await open(page, '/operacion/registro');
  await expect(page.getByText('Cambió el calendario de liquidaciones').first()).toBeVisible();
});
