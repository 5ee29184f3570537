import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts';
import { enterPanel } from './session-steps.ts';

// A file that is no picture is refused by the server.
test.use({ allowedErrors: [/400/] });

async function photo(name: string, background: string, side = 700) {
  const buffer = await sharp({ create: { width: side, height: side, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Drops files on the page as a person does, who need not hit the field. */
async function drop(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) {
  const plain = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    base64: buffer.toString('base64'),
  }));
  const transfer = await page.evaluateHandle((given) => {
    const data = new DataTransfer();
    for (const { name, mimeType, base64 } of given) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], name, { type: mimeType }));
    }
    return data;
  }, plain);
  await page.locator('h1').dispatchEvent('dragover', { dataTransfer: transfer });
  await page.locator('h1').dispatchEvent('drop', { dataTransfer: transfer });
}

async function panel(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('pictures are dropped, described, ordered by keyboard and pointer; each bad file says why', {
  tag: '@wide',
}, async ({ page }) => {
  await enterPanel(page, 'vender', 'vendedor@plazuela.test');
  await page.goto('/vender/productos/nuevo');
  await waitForHydration(page);
  const described = page.getByRole('textbox', { name: /^Qué se ve en la foto/ });

  await drop(page, [
    await photo('roja.jpg', '#b03030'),
    { name: 'carta.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
    await photo('verde.jpg', '#30b030', 1400),
    { name: 'rota.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no es una foto') },
    await photo('azul.jpg', '#3030b0'),
  ]);
  await expect(described).toHaveCount(3);
  await expect(page.getByRole('alert').filter({ hasText: 'carta.pdf: no es una foto.' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'rota.jpg:' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Olvidar carta.pdf' }).click();
  await expect(page.getByText('carta.pdf')).toHaveCount(0);

  for (const [index, text] of ['Roja', 'Verde', 'Azul'].entries()) await described.nth(index).fill(text);
  const texts = () =>
    described.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  await page.getByRole('button', { name: 'Ordenar la foto 3 de 3' }).press('Home');
  await expect.poll(texts).toEqual(['Azul', 'Roja', 'Verde']);
  await expect(page.getByRole('button', { name: 'Ordenar la foto 1 de 3' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect.poll(texts).toEqual(['Roja', 'Azul', 'Verde']);

  const handle = page.getByRole('button', { name: 'Ordenar la foto 3 de 3' });
  await handle.scrollIntoViewIfNeeded();
  const from = await panel(handle);
  const to = await panel(page.getByRole('button', { name: 'Ordenar la foto 1 de 3' }));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y - 30, { steps: 8 });
  await page.mouse.up();
  await expect.poll(texts).toEqual(['Verde', 'Roja', 'Azul']);

  // Let go with Escape it stays where it was.
  await page.mouse.move(to.x, to.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 30, { steps: 4 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await texts()).toEqual(['Verde', 'Roja', 'Azul']);
  await expect(
    page.getByRole('complementary', { name: 'Vista previa y consejos' }).getByAltText('Verde'),
  ).toBeVisible();
});

test('nothing is saved while pictures are on their way, so that none arrives in a form that is gone', {
  tag: '@wide',
}, async ({ page }) => {
  await enterPanel(page, 'vender', 'vendedor@plazuela.test');
  await page.goto('/vender/productos/nuevo');
  await waitForHydration(page);
  const product = Promise.withResolvers<void>();
  let picture = Promise.withResolvers<void>();
  let uploads = 0;
  await page.route('**/api/vender/productos/imagenes', async (route) => {
    uploads += 1;
    await picture.promise;
    await route.continue();
  });
  await page.route(/\/api\/vender\/productos(\/\d+)?$/, async (route) => {
    await product.promise;
    await route.continue();
  });
  const described = page.getByRole('textbox', { name: /^Qué se ve en la foto/ });
  const save = page.getByRole('button', { name: 'Guardar', exact: true });
  const wait = page.getByText('Espera a que terminen de subir las fotos.');

  await page.getByLabel('Nombre', { exact: true }).fill(`Con fotos en camino ${Date.now()}`);
  await page
    .getByLabel('Elegir fotos')
    .setInputFiles([
      await photo('roja.jpg', '#b03030'),
      { name: 'rota.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no es una foto') },
    ]);
  await save.click();
  await expect(wait).toBeVisible();
  await expectAccessible(page);
  picture.resolve();
  await expect(described).toHaveCount(1);
  // What could not be taken holds nothing up.
  await expect(page.getByRole('alert').filter({ hasText: 'rota.jpg:' })).toBeVisible();
  await expect(wait).toHaveCount(0);

  // Nor is one taken that is dropped on a form that is being saved.
  await save.click();
  await expect(page.getByLabel('Nombre', { exact: true })).toBeDisabled();
  await drop(page, [await photo('verde.jpg', '#30b030')]);
  product.resolve();
  await expect(page).toHaveURL(/\/vender\/productos\/\d+$/);
  await expect(page.getByText('Todo está guardado')).toBeVisible();
  await expect(described).toHaveCount(1);
  expect(uploads).toBe(2);

  // Leaving asks for them too.
  picture = Promise.withResolvers();
  await page.getByLabel('Elegir fotos').setInputFiles(await photo('azul.jpg', '#3030b0'));
  await expect(page.getByText('Cambios sin guardar', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Productos' }).last().click();
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  picture.resolve();
  await expect(described).toHaveCount(2);
  await save.click();
  await expect(page.getByText('Todo está guardado')).toBeVisible();
  await expect(described).toHaveCount(2);
});
