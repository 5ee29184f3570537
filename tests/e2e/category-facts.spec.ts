import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts';
import { enterPanel, OPERATOR } from './session-steps.ts';

test('a page says the price of a kilo under the price and the facts of the law in a table', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/producto/32');
  await expect(page.getByText('500 g · $ 25.000 / kg').first()).toBeVisible();
  const facts = page.locator('dl.facts');
  await expect(facts.getByText('RSA-0011384-2022')).toBeVisible();
  await expect(facts.locator('dt')).toHaveText([
    'Contenido neto',
    'Precio por unidad',
    'País de origen',
    'Ingredientes',
    'Registro sanitario',
    'Vida útil',
    'Peso del paquete',
    'Alto, ancho y largo del paquete',
  ]);
  await expect(facts.getByText('25.000 pesos por kilo')).toBeAttached();
  await expect(page.getByText('Producto perecedero')).toBeVisible();
  await expectAccessible(page);
});

test('an operator makes a fact required; the seller finds it in what is to do and says it', {
  tag: '@wide',
}, async ({ page, browser, baseURL }) => {
  await enterPanel(page, 'operacion', OPERATOR);
  const name = `Tapetes ${Date.now()}`;
  await page.goto('/operacion/catalogo');
  await waitForHydration(page);
  await page.getByLabel('Nombre', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Crear categoría' }).click();
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await page.getByLabel('Garantía').selectOption({ label: 'Obligatorio' });
  await page.getByLabel('Registro sanitario').selectOption({ label: 'Se puede decir' });
  await page.getByRole('button', { name: 'Agregar atributo' }).click();
  await page.getByLabel('Atributo 1', { exact: true }).fill('Tejido');
  await page.getByLabel('Opciones del atributo 1').fill('Nudo, Telar');
  await page.getByLabel('Hace variantes').uncheck();
  await page.getByLabel('Obligatorio', { exact: true }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar atributos' }).click();
  await expect(page.getByText('Guardaste los atributos.')).toBeVisible();
  await expect(page.getByText('Versión 2.')).toBeVisible();

  const seller = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await enterPanel(seller, 'vender', 'vendedor@plazuela.test');
  await seller.goto('/vender/productos/nuevo');
  await waitForHydration(seller);
  await seller.getByLabel('Nombre', { exact: true }).fill('Tapete de lana x 2 unidades');
  await seller.getByLabel('Categoría', { exact: true }).selectOption({ label: name });
  await expect(seller.getByLabel('Tejido (obligatorio)')).toBeVisible();
  await seller.getByRole('button', { name: 'Usar «2 unidades», como dice el nombre' }).click();
  await expect(seller.getByLabel('Contenido neto')).toHaveValue('2');
  await seller.getByLabel('Registro sanitario').fill('123');
  await seller.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(seller.getByText('Escríbelo como está en el empaque', { exact: false })).toBeVisible();
  await seller.getByLabel('Registro sanitario').fill('');
  await expectAccessible(seller);
  await seller.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(seller).toHaveURL(/\/vender\/productos\/\d+$/);
  await seller.getByLabel('Tejido (obligatorio)').selectOption('Nudo');
  await seller.getByLabel('Garantía (obligatorio)').fill('6');
  await seller.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(seller.getByText('Todo está guardado')).toBeVisible();
  await expect(seller.getByLabel('Tejido (obligatorio)')).toHaveValue('Nudo');
  await seller.goto('/vender/productos?datos=faltan');
  await expect(seller.getByLabel('Datos')).toHaveValue('faltan');
  await expectAccessible(seller);
  await seller.context().close();
});

test('the facts of a category that was chosen before do not come in late', { tag: '@wide' }, async ({
  page,
}) => {
  await enterPanel(page, 'vender', 'vendedor@plazuela.test');
  await page.goto('/vender/productos/nuevo');
  await waitForHydration(page);
  const [late, passed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(
    '**/api/vender/ficha-de-categoria?*',
    async (route) => {
      const response = await route.fetch();
      await late.promise;
      // Whoever gave it up needs no answer.
      await route.fulfill({ response }).catch(() => {});
      passed.resolve();
    },
    { times: 1 },
  );
  const category = page.getByLabel('Categoría', { exact: true });
  const asked = page.waitForRequest('**/api/vender/ficha-de-categoria?*');
  await category.selectOption({ label: 'Moda' });
  await asked;
  await category.selectOption({ label: 'Tecnología' });
  await expect(page.getByLabel('Garantía (obligatorio)')).toBeVisible();
  late.resolve();
  await passed.promise;
  await page.waitForTimeout(500);
  await expect(page.getByLabel('Garantía (obligatorio)')).toBeVisible();
  await expect(page.getByLabel('Material (obligatorio)')).toHaveCount(0);
});
