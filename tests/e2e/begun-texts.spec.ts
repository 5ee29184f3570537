import type { APIRequestContext, Page } from '@playwright/test';
import { DEFAULT_CONTENT } from '../../src/domain/store-content.ts';
import { logInAsBuyer, SHOP } from './case-steps.ts';
import { expect, test } from './fixtures.ts';
import { open } from './purchase-steps.ts';
import { enterPanel, OPERATOR, openPanelOf } from './session-steps.ts';

/** What these calls answer comes only when the test says so. */
async function holdCalls(page: Page, method: 'POST' | 'PUT', path: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(path, async (route) => {
    if (route.request().method() === method) await released;
    await route.continue();
  });
  return release;
}

/** By the session of a buyer, to a shop or to the operators. */
async function writePetition(caller: APIRequestContext, sellerId?: number): Promise<string> {
  const reply = await caller.post('/api/casos', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { tipo: 'peticion', relato: 'Quiero saber cómo guardan mis facturas.', codVendedor: sellerId },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  return ((await reply.json()) as { datos: { radicado: string } }).datos.radicado;
}

test('what was begun for one case does not stand in the next', { tag: '@wide' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const hers = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await logInAsBuyer(hers);
  const first = await writePetition(hers.request);
  const second = await writePetition(hers.request);
  await hers.context().close();
  await enterPanel(page, 'operacion', OPERATOR);
  await open(page, `/operacion/casos/${first}`);
  const answer = page.getByLabel('Tu respuesta');
  const message = page.getByLabel('Escribe un mensaje');
  await answer.fill('Las guardamos cinco años, como pide la ley.');
  await message.fill('Mándanos una copia de tu documento.');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Ir a' }).fill(second);
  await page.getByRole('option', { name: new RegExp(second) }).click();
  await expect(page).toHaveURL(new RegExp(`${second}$`));
  await expect(page.getByRole('main').getByText(second)).toBeVisible();
  await expect(answer).toHaveValue('');
  await expect(message).toHaveValue('');
});

test('a note and a message begun while the one before is saved stay', { tag: '@wide' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await enterPanel(page, 'operacion', OPERATOR);

  await test.step('a note of the team', async () => {
    await open(page, '/operacion/vendedores/78');
    const note = page.getByLabel('Nueva nota');
    const release = await holdCalls(page, 'POST', /\/notas$/);
    await note.fill('Pidió el cambio de cuenta');
    await page.getByRole('button', { name: 'Guardar nota' }).click();
    await note.fill('Volver a llamar el lunes');
    release();
    await expect(page.getByText('Guardamos la nota.')).toBeVisible();
    await expect(note).toHaveValue('Volver a llamar el lunes');
    await page.getByRole('button', { name: 'Guardar nota' }).click();
    await expect(note).toHaveValue('');
  });

  const hers = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await logInAsBuyer(hers);
  const number = await writePetition(hers.request, 78);

  await test.step('a message of the shop', async () => {
    const shop = await openPanelOf(browser, baseURL, 'vender', SHOP);
    await open(shop, `/vender/casos/${number}`);
    const message = shop.getByLabel('Escribe un mensaje');
    const release = await holdCalls(shop, 'POST', /\/api\/vender\/casos/);
    await message.fill('Ya preguntamos al contador.');
    await shop.getByRole('button', { name: 'Enviar mensaje' }).click();
    await message.fill('¿De qué pedido?');
    release();
    await expect(shop.getByText('Mensaje enviado')).toBeVisible();
    await expect(message).toHaveValue('¿De qué pedido?');
    await shop.context().close();
  });

  await test.step('a message of the buyer', async () => {
    await open(hers, `/caso/${number}`);
    const message = hers.getByLabel('Escribe un mensaje');
    const release = await holdCalls(hers, 'POST', /\/api\/casos/);
    await message.fill('Las de todo este año.');
    await hers.getByRole('button', { name: 'Enviar mensaje' }).click();
    await message.fill('Y también');
    release();
    await expect(hers.getByText('Las de todo este año.')).toBeVisible();
    await expect(message).toHaveValue('Y también');
    await hers.context().close();
  });
});

test('what a shop changes of its page while it is saved stays', { tag: '@wide' }, async ({ page }) => {
  await enterPanel(page, 'vender', SHOP);
  await open(page, '/vender/tienda');
  const release = await holdCalls(page, 'PUT', /\/api\/vender\/tienda/);
  await page.getByLabel('Garantía').fill('  Tres meses.  ');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByLabel('Horario').fill('Lunes a viernes, de 8 a 5');
  release();
  await expect(page.getByText('Guardaste la página de tu tienda.')).toBeVisible();
  await expect(page.getByLabel('Horario')).toHaveValue('Lunes a viernes, de 8 a 5');
  await page.reload();
  await expect(page.getByLabel('Horario')).not.toHaveValue('Lunes a viernes, de 8 a 5');
});

test('the options of a category begun while others are saved stay, and are saved over them', {
  tag: '@wide',
}, async ({ page }) => {
  await enterPanel(page, 'operacion', OPERATOR);
  const data = { name: `Sombrerería ${Date.now()}`, parentId: 0 };
  const made = await page.request.post('/api/operacion/catalogo/categorias', { data });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: number };
  await open(page, `/operacion/catalogo?categoria=${id}`);
  const terms = page.getByLabel('Opciones del atributo 1');
  const save = page.getByRole('button', { name: 'Guardar atributos' });
  await page.getByRole('button', { name: 'Agregar atributo' }).click();
  await page.getByLabel('Atributo 1', { exact: true }).fill('Talla');
  await terms.fill('S, M');
  const release = await holdCalls(page, 'PUT', /\/atributos$/);
  await save.click();
  await terms.fill('S, M, L');
  release();
  await expect(page.getByText('Guardaste los atributos.')).toBeVisible();
  await expect(terms).toHaveValue('S, M, L');
  await save.click();
  await expect(page.getByText('Versión 3.')).toBeVisible();
  await expect(terms).toHaveValue('S, M, L');
  const removed = await page.request.delete(`/api/operacion/catalogo/categorias/${id}`);
  expect(removed.ok(), await removed.text()).toBe(true);
});

test('the key and the address that fill the lists of a shop still show their secrets', {
  tag: '@wide',
}, async ({ page }) => {
  await enterPanel(page, 'vender', SHOP);
  const base = '/api/vender/integraciones';
  const made: string[] = [];
  const remove = async (address: string) => {
    const removed = await page.request.delete(address);
    expect(removed.ok(), await removed.text()).toBe(true);
  };
  /** As many as there may be, but one. */
  const fillBut = async (path: 'claves' | 'destinos', one: object) => {
    const make = () => page.request.post(`${base}/${path}`, { data: one });
    for (let reply = await make(); reply.ok(); reply = await make())
      made.push(`${base}/${path}/${((await reply.json()) as { id: number }).id}`);
    await remove(made.pop() ?? '');
  };
  await fillBut('claves', { name: 'Bodega', scopes: ['orders:read'] });
  await fillBut('destinos', { url: 'https://1.1.1.1/avisos', events: ['pago.liquidado'] });
  await open(page, '/vender/integraciones');

  await page.getByLabel('Nombre de la clave').fill('La última');
  await page.getByRole('button', { name: 'Crear clave' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'La última' })).toBeVisible();
  await expect(page.getByText(/^plz_[\w-]{40}$/)).toBeVisible();
  await page.getByRole('button', { name: 'Ya lo guardé' }).click();
  await expect(page.getByRole('button', { name: 'Crear clave' })).toHaveCount(0);

  await page.getByRole('textbox', { name: 'Dirección' }).fill('https://1.1.1.1/la-ultima');
  await page.getByRole('button', { name: 'Agregar dirección' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'la-ultima' })).toBeVisible();
  await expect(page.getByText(/^whsec_[\w-]{40}$/)).toBeVisible();
  await page.getByRole('button', { name: 'Ya lo guardé' }).click();
  await expect(page.getByRole('button', { name: 'Agregar dirección' })).toHaveCount(0);

  const row = page.getByRole('listitem').filter({ hasText: 'la-ultima' });
  await row.getByRole('button', { name: 'Quitar' }).click();
  await row.getByRole('button', { name: 'Sí, quitarla' }).click();
  // There is room again.
  await expect(page.getByRole('button', { name: 'Agregar dirección' })).toBeVisible();
  for (const address of made) await remove(address);
});

test('a draft that is opened shows its own link, whatever the one before had', { tag: '@wide' }, async ({
  page,
}) => {
  await enterPanel(page, 'operacion', OPERATOR);
  const saveDraft = async (title: string, link: string) => {
    const content = { heroFirst: { ...DEFAULT_CONTENT.heroFirst, title, link } };
    const data = { draftId: null, editedAt: null, content };
    const reply = await page.request.post('/api/operacion/contenido/heroFirst/versiones', { data });
    expect(reply.ok(), await reply.text()).toBe(true);
  };
  await saveDraft('Con ofertas', '/productos/sale');
  await saveDraft('Con frutas', '/productos/category/69');
  await open(page, '/operacion/contenido/portada-1');
  const link = page.getByLabel('El botón lleva a');
  const address = page.getByLabel('Dirección', { exact: true });
  const edit = (title: string) => page.getByRole('button', { name: `Editar ${title}` }).click();
  await edit('Con ofertas');
  await expect(page.getByLabel('Título')).toHaveValue('Con ofertas');
  await expect(link).toHaveValue('/productos/sale');
  await expect(address).toHaveCount(0);
  await edit('Con frutas');
  await expect(link).toHaveValue('');
  await expect(address).toHaveValue('/productos/category/69');
});

test('Back shows the activity of everybody and says so, and a choice keeps the focus', {
  tag: '@wide',
}, async ({ page }) => {
  await enterPanel(page, 'vender', SHOP);
  await open(page, '/vender/actividad');
  const kind = page.getByLabel('Qué', { exact: true });
  await kind.focus();
  await kind.selectOption({ index: 1 });
  await expect(page).toHaveURL(/tipo=/);
  await expect(kind).not.toHaveValue('');
  await expect(kind).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/actividad$/);
  await expect(kind).toHaveValue('');
});
