import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { open } from './purchase-steps.ts';
import { enterPanel, expectEscapeGivesFocusBack, OPERATOR } from './session-steps.ts';

// One after another: the groups are one text, and who saves an older one is refused.
test.describe.configure({ mode: 'default' });
// A refused form answers 400, which the browser reports.
test.use({ allowedErrors: [/400/] });

test.beforeEach(async ({ page }) => enterPanel(page, 'operacion', OPERATOR));

const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('a change is told when the next click counts: once the page has been read again', {
  tag: '@wide',
}, async ({ page }) => {
  await open(page, '/operacion/configuracion');
  const synonyms = card(page, 'Sinónimos de la búsqueda');
  const groups = synonyms.getByLabel('Grupos de palabras');
  const save = synonyms.getByRole('button', { name: 'Guardar' });
  const before = await groups.inputValue();
  await groups.fill(`${before}\nguandul, gandul`);
  const read = Promise.withResolvers<void>();
  await page.route('**/_datos/operacion/configuracion', async (route) => {
    await read.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/_datos/operacion/configuracion');
  await save.click();
  await asked;
  await expect(page.getByText('Guardamos los sinónimos.')).toBeHidden();
  read.resolve();
  await expect(page.getByText('Guardamos los sinónimos.')).toBeVisible();
  const saved = page.waitForResponse((response) => response.request().method() !== 'GET' && response.ok());
  await groups.fill(before);
  await save.click();
  await saved;
});

test('a synonym leads the search to what it means; a word alone is refused', { tag: '@wide' }, async ({
  page,
}) => {
  await open(page, '/operacion/configuracion');
  const synonyms = card(page, 'Sinónimos de la búsqueda');
  const groups = synonyms.getByLabel('Grupos de palabras');
  const save = synonyms.getByRole('button', { name: 'Guardar' });
  const before = await groups.inputValue();
  await groups.fill(`${before}\nbalaucho`);
  await save.click();
  await expect(
    synonyms.getByText('La línea «balaucho» necesita al menos dos palabras separadas por coma.'),
  ).toBeVisible();
  await groups.fill(`${before}\nbalaucho, lenteja`);
  await save.click();
  await expect(page.getByText('Guardamos los sinónimos.')).toBeVisible();
  await page.reload();
  await expect(groups).toHaveValue(/balaucho, lenteja$/);
  await open(page, '/resultados?search=balaucho');
  await expect(page.getByRole('main').getByRole('article').filter({ hasText: 'Lenteja' })).toBeVisible();

  await open(page, '/operacion/configuracion');
  await groups.fill(before);
  await save.click();
  await expect(page.getByText('Guardamos los sinónimos.')).toBeVisible();
  await expect(groups).toHaveValue(before);
});

test('what nobody finds is counted and becomes a synonym with one click', { tag: '@wide' }, async ({
  page,
}) => {
  const missed = 'zarzaparrillo';
  await page.goto(`/resultados?search=${missed}`);
  await expect(page.getByText(`No se encontraron productos para ${missed}`)).toBeVisible();
  await expect
    .poll(
      async () => {
        await open(page, '/operacion/busquedas');
        return row(page, missed).count();
      },
      { intervals: [2_000] },
    )
    .toBe(1);
  await expect(row(page, missed)).toContainText('Nada');
  await expectAccessible(page);
  const button = `Hacer sinónimo de ${missed}`;
  await page.getByRole('button', { name: button }).click();
  await expectEscapeGivesFocusBack(page, button);
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Palabra')).toHaveValue(missed);
  await dialog.getByRole('button', { name: 'Guardar sinónimo' }).click();
  await expect(dialog.getByLabel('Significa')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Significa').fill('lenteja');
  await dialog.getByRole('button', { name: 'Guardar sinónimo' }).click();
  await expect(page.getByText('Guardamos el sinónimo.')).toBeVisible();
  const lentils = page.getByRole('main').getByRole('article').filter({ hasText: 'Lenteja' });
  await expect(async () => {
    await page.goto(`/resultados?search=${missed}`);
    await expect(lentils.first()).toBeVisible({ timeout: 1_000 });
  }, 'the kept page goes with the next announcement').toPass({ timeout: 20_000 });

  await open(page, '/operacion/configuracion');
  const groups = page.getByLabel('Grupos de palabras');
  const text = await groups.inputValue();
  await groups.fill(text.replace(`, ${missed}`, '').replace(`${missed}, lenteja`, ''));
  await page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Sinónimos de la búsqueda' }) })
    .getByRole('button', { name: 'Guardar' })
    .click();
  await expect(page.getByText('Guardamos los sinónimos.')).toBeVisible();
});
