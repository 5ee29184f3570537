import type { APIRequestContext, Page } from '@playwright/test';
import { logIn, test } from './account-steps.ts';
import { expect, expectAccessible, readMail } from './fixtures.ts';
import { open } from './purchase-steps.ts';
import { openPanelOf } from './session-steps.ts';

interface Offered {
  codProducto: number;
  nomProducto: string;
  atributos: { nomAtributo: string; terminos: { codTermino: number; nomTermino: string }[] }[];
  variantes: { codVariante: number; terminos: number[] }[];
}

/** Of the seller's own: one attribute, and a stock for each of its terms. The widths have one each. */
async function findVariants(caller: APIRequestContext, isMobile: boolean): Promise<Offered> {
  const list = await (await caller.get('/api/productos/all/users?limit=97')).json();
  const found: Offered[] = [];
  for (const { codProducto, codVendedor, atributos } of list.productos) {
    if (codVendedor !== 73 || atributos.length !== 1) continue;
    const product = await (await caller.get(`/api/productos/${codProducto}`)).json();
    if (product.variantes?.length > 1) found.push(product);
  }
  const product = isMobile ? found.at(-1) : found[0];
  if (!product) throw new Error('The seller has no product with variants');
  return product;
}

/** As the grid of the seller's panel saves it. */
async function setUnits(seller: Page, productId: number, termId: number, units: number) {
  const { version, form } = await (await seller.request.get(`/api/vender/productos/${productId}`)).json();
  const all = await (await seller.request.get(`/api/productos/${productId}`)).json();
  const before = all.existencias.find((one: { terminos: number[] }) =>
    one.terminos.includes(termId),
  ).cantidad;
  const stock = [{ termIds: [termId], onHand: units, before }];
  const data = { rows: [{ productId, version: version ?? form.version, stock }] };
  const reply = await seller.request.post('/api/vender/productos/rejilla', { data });
  expect(await reply.json()).toMatchObject([{ saved: true, problem: null }]);
  return before as number;
}

test('a guest asks for a sold-out combination and is told when it is there again', async ({
  page,
  browser,
  baseURL,
  isMobile,
}) => {
  const seller = await openPanelOf(browser, baseURL, 'vender', 'vendedor@plazuela.test');
  const product = await findVariants(page.request, isMobile);
  const [term] = product.atributos[0]?.terminos ?? [];
  const id = product.codProducto;
  const termId = term?.codTermino ?? 0;
  const units = await setUnits(seller, id, termId, 0);
  await open(page, `/producto/${id}`);
  await page.getByRole('radio', { name: term?.nomTermino ?? '' }).check({ force: true });
  await expect(page.getByText(`${term?.nomTermino} se agotó.`)).toBeVisible();
  await page.getByRole('button', { name: `Avísame cuando haya ${term?.nomTermino}` }).click();
  const box = page.getByRole('region', { name: 'Avísame' });
  const email = `espera${Date.now()}@correo.test`;
  await expect(box.getByLabel('Tu correo electrónico')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(box.getByRole('status')).toHaveText(
    `Listo. Te escribimos una vez a ${email} cuando vuelva a haber.`,
  );
  await expectAccessible(page);

  await setUnits(seller, id, termId, units);
  // The job runs every minute.
  await expect(async () => {
    const reply = await page.request.get('/api/dev/mensajes', { params: { para: email } });
    expect((await reply.json()).mensajes).toHaveLength(1);
  }).toPass({ timeout: 100_000 });
  const mail = await readMail(page.request, email, /^Ya hay /);
  const link = /https?:\S+\/producto\/\S+/.exec(mail.texto)?.[0] ?? '';
  await open(page, new URL(link).pathname + new URL(link).search);
  await expect(page.getByRole('radio', { name: term?.nomTermino ?? '' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Agregar al carro' })).toBeEnabled();
});

test('whoever is logged in asks with one tap, and ends it in her account', async ({ page, buyer }) => {
  await logIn(page, buyer, '/cuenta/avisos');
  await expect(page.getByText(/^No esperas ningún aviso/)).toBeVisible();
  await expectAccessible(page);
  await open(page, '/producto/45');
  await page.getByRole('button', { name: 'Avísame si baja de precio' }).click();
  await expect(page.getByText(/^Listo\. Te escribimos una vez a .* cuando baje de precio\.$/)).toBeVisible();
  await open(page, '/cuenta/avisos');
  const end = page.getByRole('button', { name: /^Eliminar el aviso de Café de origen/ });
  await expect(end).toBeVisible();
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await end.click();
  await expect(page.getByText(/^No esperas ningún aviso/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lo que esperas' })).toBeFocused();
});
