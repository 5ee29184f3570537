import type { Page } from '@playwright/test';
import { APPLICANT_PASSWORD, type Applicant, applySeller, onePagePdf } from './applicant-steps.ts';
import { expect, expectAccessible, readMail, test, waitForHydration } from './fixtures.ts';

async function enterOperatorPanel(page: Page): Promise<void> {
  const reply = await page.request.post('/api/login', {
    data: { email: 'operacion@plazuela.test', clave: 'Plazuela#2026' },
  });
  expect(reply.status()).toBe(200);
}

async function openApplication(page: Page, { sellerId }: Applicant): Promise<void> {
  await page.goto(`/operacion/vendedores?solicitud=${sellerId}`);
  await waitForHydration(page);
}

async function enterCentre(page: Page, { email }: Applicant) {
  return page.request.post('/api/vender/entrar', { data: { email, password: APPLICANT_PASSWORD } });
}

test('a seller corrects the rejected part only, is approved, and her shop opens', { tag: '@wide' }, async ({
  page,
  baseURL,
}) => {
  const applicant = await applySeller(baseURL ?? '', 'Huerta La Esperanza');
  await enterOperatorPanel(page);
  await openApplication(page, applicant);
  const application = page.getByRole('region', { name: applicant.name });
  await expect(application.getByText('NIT con dígito de verificación válido')).toBeVisible();
  await expect(application.getByText(/^Quedan 2[34] horas$/)).toBeVisible();
  const rut = await page.request.get(
    (await application.getByRole('link', { name: /Abrir documento/ }).getAttribute('href')) ?? '',
  );
  expect(rut.headers()['content-type']).toBe('application/pdf');
  await expectAccessible(page);

  await application.getByRole('button', { name: 'Rechazar RUT' }).click();
  await application.getByRole('button', { name: 'Rechazar este punto' }).click();
  await expect(application.getByText('Escribe qué debe corregir el vendedor.')).toBeVisible();
  await application.getByRole('textbox', { name: '¿Qué debe corregir en RUT?' }).fill('La hoja no se lee');
  await application.getByRole('button', { name: 'Rechazar este punto' }).click();
  await expect(application.getByText('La hoja no se lee')).toBeVisible();
  await expect(application.getByRole('button', { name: 'Aprobar vendedor' })).toBeDisabled();
  await application.getByRole('button', { name: 'Pedir corrección' }).click();
  await expect(application.getByText(/Espera al vendedor/)).toBeVisible();
  const letter = await readMail(page.request, applicant.email, /corregir/);
  expect(letter.texto).toContain('RUT: La hoja no se lee');

  await page.context().clearCookies();
  await enterCentre(page, applicant);
  await page.goto('/vender');
  await page.getByRole('link', { name: 'Corrige: RUT – La hoja no se lee' }).click();
  await expect(page.getByRole('heading', { name: 'Tu solicitud' })).toBeVisible();
  await waitForHydration(page);
  await expectAccessible(page);
  const file = { name: 'rut.pdf', mimeType: 'application/pdf', buffer: onePagePdf('RUT corregido') };
  await page.getByLabel('Elegir el RUT (PDF)').setInputFiles(file);
  await page.getByRole('button', { name: 'Enviar corrección' }).click();
  await expect(page.getByText(/Tenemos todo lo que necesitamos/)).toBeVisible();

  await page.context().clearCookies();
  await enterOperatorPanel(page);
  await openApplication(page, applicant);
  await expect(application.getByText('Corregido por el vendedor')).toBeVisible();
  await application.getByRole('button', { name: 'Aprobar vendedor' }).click();
  await page.getByRole('button', { name: 'Aprobar sin revisar' }).click();
  await expect(page.getByText(`Aprobaste a ${applicant.name}. Le avisamos por correo.`)).toBeVisible();
  const welcome = await readMail(page.request, applicant.email, /ya está abierta/);
  expect(welcome.texto).toContain(`/productos/seller/${applicant.sellerId}`);
  const shop = await page.goto(`/productos/seller/${applicant.sellerId}`);
  expect(shop?.status()).toBe(200);
});

test('approving without looking asks, names what was not looked at, and is taken back', {
  tag: '@wide',
}, async ({ page, baseURL }) => {
  test.slow();
  const applicant = await applySeller(baseURL ?? '', 'Miel de Sumapaz');
  await enterOperatorPanel(page);
  await openApplication(page, applicant);
  const application = page.getByRole('region', { name: applicant.name });
  await application.getByRole('button', { name: 'Aceptar NIT' }).click();
  await expect(application.getByText('Aceptado')).toBeVisible();
  await application.getByRole('button', { name: 'Aprobar vendedor' }).click();
  const dialog = page.getByRole('dialog', { name: `¿Aprobar a ${applicant.name} sin revisar todo?` });
  await expect(dialog.getByRole('list', { name: 'Puntos sin revisar' }).getByRole('listitem')).toHaveText([
    'Nombre o razón social',
    'RUT',
    'Dirección',
    'ID de ePayco',
    'Teléfono',
  ]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Volver a revisar' }).click();
  await expect(dialog).toBeHidden();
  expect((await page.request.get(`/api/vendedor/${applicant.sellerId}`)).status()).toBe(404);

  await application.getByRole('button', { name: 'Aprobar vendedor' }).click();
  await dialog.getByRole('button', { name: 'Aprobar sin revisar' }).click();
  const undo = application.getByRole('button', { name: 'Deshacer aprobación' });
  await expect(undo).toBeVisible();
  await expectAccessible(page);
  expect((await page.request.get(`/api/vendedor/${applicant.sellerId}`)).status()).toBe(200);
  await undo.click();
  await expect(application.getByRole('button', { name: 'Aprobar vendedor' })).toBeVisible();
  expect((await page.request.get(`/api/vendedor/${applicant.sellerId}`)).status()).toBe(404);
  const letter = await readMail(page.request, applicant.email, /vuelve a revisión/);
  expect(letter.texto).toContain('Nos falta revisar algo');
  await page.goto(`/operacion/vendedores/${applicant.sellerId}`);
  await expect(page.getByText('La plataforma deshizo la aprobación de la tienda').first()).toBeVisible();
});

test('a blocked shop is gone from the shop, and its seller is out', { tag: '@wide' }, async ({
  page,
  baseURL,
}) => {
  const applicant = await applySeller(baseURL ?? '', 'Tejidos Uribia S.A.S.');
  await enterOperatorPanel(page);
  await page.request.post(`/api/operacion/vendedores/${applicant.sellerId}/aprobar`, {
    data: { unreviewed: ['identity', 'nit', 'rut', 'address', 'payment', 'phone'] },
  });
  await page.goto(`/operacion/vendedores?grupo=activos&buscar=${encodeURIComponent(applicant.email)}`);
  await page.getByRole('link', { name: applicant.name }).click();
  await expect(page.getByRole('heading', { name: applicant.name, level: 1 })).toBeVisible();
  await waitForHydration(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bloquear' }).click();
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Vende copias');
  await page.getByRole('button', { name: 'Bloquear vendedor' }).click();
  await expect(page.getByText(/Motivo: Vende copias/).first()).toBeVisible();
  expect((await readMail(page.request, applicant.email, /Bloqueamos/)).texto).toContain('Vende copias');
  expect((await page.request.get(`/api/vendedor/${applicant.sellerId}`)).status()).toBe(404);
  expect((await enterCentre(page, applicant)).status()).toBe(405);
});

test('on a phone the list leads to the application and back', { tag: '@phone' }, async ({
  page,
  baseURL,
}) => {
  const applicant = await applySeller(baseURL ?? '', 'Quesos Don Álvaro');
  await enterOperatorPanel(page);
  await page.goto(`/operacion/vendedores?buscar=${encodeURIComponent(applicant.email)}`);
  await waitForHydration(page);
  await page.getByRole('link', { name: new RegExp(applicant.name) }).click();
  await expect(page.getByRole('button', { name: 'Aprobar vendedor' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Solicitudes' })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Volver a la lista' }).click();
  await expect(page.getByRole('list', { name: 'Solicitudes' })).toBeVisible();
});

test('an operator looks at a shop and can change nothing in it', { tag: '@wide' }, async ({ page }) => {
  await enterOperatorPanel(page);
  await page.goto('/operacion/vendedores/73');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Ver como el vendedor' }).click();
  await page.getByRole('textbox', { name: '¿Para qué lo necesitas?' }).fill('Llamó por un pedido');
  await page.getByRole('button', { name: 'Ver en solo lectura' }).click();
  const banner = page.getByRole('region', { name: 'Vista de solo lectura' });
  await expect(banner).toContainText(/Estás viendo como .+; solo lectura/);
  await expectAccessible(page);
  const refused = await page.request.post('/api/vender/productos', { data: {} });
  expect(refused.status()).toBeGreaterThanOrEqual(400);
  await page.getByRole('link', { name: 'Productos', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Productos', level: 1 })).toBeVisible();
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Salir de la vista' }).click();
  await expect(page).toHaveURL('/operacion/vendedores/73');
  await expect(page.getByText('La plataforma vio la tienda en solo lectura').first()).toBeVisible();
  await page.goto('/vender');
  await expect(page).toHaveURL(/\/vender\/entrar/);
});
