import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts';

test.use({ allowedErrors: [/400/] });

test('a guest who finds nothing leaves her address in place', async ({ page, isMobile }) => {
  await page.goto(`/resultados?search=${isMobile ? 'telescopio' : 'trombon'}`);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Sigue por aquí' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(4);
  const box = page.getByRole('region', { name: 'Avísame cuando haya' });
  await box.getByRole('button', { name: 'Avísame' }).click();
  const email = box.getByLabel('Tu correo electrónico');
  await expect(email).toBeFocused();
  await expectAccessible(page);
  await email.fill('no-es-correo');
  await email.press('Enter');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('lectora@correo.test');
  await email.press('Enter');
  await expect(box.getByRole('status')).toHaveText(
    'Listo. Te escribimos a lectora@correo.test el día que haya.',
  );
  await expectAccessible(page);
});

test('the tab knows what a product was searched by, before the program and after', async ({ page }) => {
  const found = () => page.evaluate(() => sessionStorage.getItem('encontrados'));
  await page.goto('/resultados?search=panela');
  // No sign of life: the browser follows the link itself.
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('main article a')?.click());
  await page.waitForURL('**/producto/*');
  await waitForHydration(page);
  const [first] = /\d+$/.exec(page.url()) ?? [];
  await expect.poll(found).toBe(JSON.stringify([[first, 'panela']]));

  await page.goto('/resultados?search=lenteja');
  await waitForHydration(page);
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await page.waitForURL('**/producto/*');
  const [second] = /\d+$/.exec(page.url()) ?? [];
  await expect.poll(found).toContain(JSON.stringify([second, 'lenteja']));
  // Opened from elsewhere it was not searched for.
  await page.goto('/producto/1');
  await waitForHydration(page);
  expect(JSON.parse((await found()) ?? '[]')).toHaveLength(first === second ? 1 : 2);
});

test('a link that was not signed ends nothing', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/avisos/baja?aviso=1&firma=falsa');
  await waitForHydration(page);
  await expectAccessible(page);
  await page.goto('/avisos/baja');
  await expect(page.getByText('Este enlace está incompleto. Ábrelo de nuevo desde el correo.')).toBeVisible();
});
