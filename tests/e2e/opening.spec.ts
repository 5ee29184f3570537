import { openProductionShop } from '../support/production-shop.ts';
import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts';

test('an empty shop in production promises nothing, and tells its operator what is left to do', {
  tag: '@wide',
}, async ({ page }) => {
  // It starts a server of its own.
  test.setTimeout(300_000);
  const shop = await openProductionShop();
  test.skip(!shop, 'needs a database of its own');
  if (!shop) return;
  const { url, operator } = shop;
  try {
    await page.goto(url);
    await waitForHydration(page);
    await expect(
      page.getByRole('heading', { name: 'Tiendas de toda Colombia en un solo carrito' }),
    ).toBeVisible();
    const words = `${await page.title()} ${await page.locator('meta[name=description]').getAttribute('content')}`;
    expect(`${words} ${await page.locator('body').textContent()}`).not.toMatch(
      /24 horas|Verduras del Campo|cosecha/i,
    );
    await expectAccessible(page);

    await page.request.post(`${url}/api/operacion/entrar`, {
      data: { email: operator.email, password: operator.password },
    });
    const changed = await page.request.post(`${url}/api/cambiar/clave`, {
      multipart: { email: operator.email, clave: operator.password, nuevaClave: 'Otra#Clave2026' },
    });
    expect(changed.status(), await changed.text()).toBe(200);
    await page.goto(`${url}/operacion`);
    await waitForHydration(page);
    const steps = page.getByRole('list', { name: 'Pasos de la puesta en marcha' });
    await expect(steps.getByRole('listitem')).toHaveCount(8);
    await expect(steps).toContainText('Nadie puede registrarse: el código del celular no sale.');
    await expect(page.getByRole('list', { name: 'Falta por configurar' })).toContainText(
      'Datos de la empresa',
    );
    await expectAccessible(page);

    await steps.getByRole('link', { name: 'Revisa la tarifa de envíos' }).click();
    await expect(page).toHaveURL(/\/operacion\/envios$/);
    await page.getByRole('textbox', { name: 'Motivo del cambio' }).fill('Es la de nuestra transportadora');
    await page.getByRole('button', { name: 'Guardar tarifa' }).click();
    await expect(page.getByText('Guardamos la tarifa.')).toBeVisible();
    await page.goto(`${url}/operacion`);
    await expect(steps.getByRole('listitem').filter({ hasText: 'Revisa la tarifa' })).toContainText('Listo');

    await page.goto(`${url}/operacion/sistema`);
    await waitForHydration(page);
    const needs = page.getByRole('list', { name: 'Falta por configurar' });
    await expect(needs.getByRole('listitem').first()).toContainText('Configura SMS_PROVIDER.');
    await expectAccessible(page);
  } finally {
    await shop.stop();
  }
});
