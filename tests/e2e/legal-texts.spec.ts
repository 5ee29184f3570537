import { expect, test } from './fixtures.ts';

test('a former version of a text says until when it was in force, and leads to the present one', async ({
  page,
}) => {
  await page.goto('/politica-de-privacidad?version=2026-11-21');
  const text = page.getByRole('article');
  await expect(text).toContainText('Versión 2026-11-21: rigió desde el');
  await expect(text).not.toContainText('reclamo en trámite');
  await text.getByRole('link', { name: 'Ver la versión vigente' }).click();
  await expect(text).toContainText('vigente desde el');
  await expect(text).toContainText('reclamo en trámite');
  expect((await page.request.get('/terminos?version=2019-01-01')).status()).toBe(404);
});

test('the texts of withdrawal and warranty lead to each other, to a petition and to the authority', async ({
  page,
}) => {
  await page.goto('/retracto');
  const article = page.getByRole('article');
  await expect(article.getByText('Versión 2026-11-23, vigente desde el', { exact: false })).toBeVisible();
  await article.getByRole('link', { name: 'la garantía' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Garantía' })).toBeVisible();
  await expect(article.getByRole('link', { name: /Superintendencia/ })).toHaveAttribute(
    'href',
    'https://www.sic.gov.co',
  );
  await article.getByRole('link', { name: 'petición, queja o reclamo' }).click();
  await expect(page).toHaveURL(/\/pqr$/);
});
