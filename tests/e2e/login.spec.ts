import { test } from './account-steps.ts';
import { expect, expectAccessible, waitForHydration } from './fixtures.ts';
import { addProduct, findTwoSellersProducts, open } from './purchase-steps.ts';
import { fillLogin, greeting } from './registration-steps.ts';

const pages = [
  '/login',
  '/olvido-contraseña',
  '/registro-seleccion',
  '/registro-usuario',
  '/registro-usuario/email',
  '/registro-vendedor',
];

test('the pages of login and registration are accessible and fit', async ({ page }) => {
  for (const path of pages)
    await test.step(path, async () => {
      await open(page, path);
      await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    });
});

test('login leads back to where it was asked for and takes the guest’s cart along', { tag: '@wide' }, async ({
  page,
  buyer,
}) => {
  const [productId] = await findTwoSellersProducts(page);
  await addProduct(page, productId);
  await page.goto('/cuenta/pedidos');
  await expect(page).toHaveURL('/login?returnTo=%2Fcuenta%2Fpedidos');
  await waitForHydration(page);
  await fillLogin(page, buyer.email, buyer.password);
  await expect(page).toHaveURL('/cuenta/pedidos');
  await expect(greeting(page, 'Ana')).toBeVisible();
  await expect(page.getByText('Los productos que elegiste están en el carrito de tu cuenta.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Carrito.*1 producto/ })).toBeVisible();
  const stored = await page.evaluate(() => ({
    user: JSON.parse(localStorage.getItem('userData') ?? '{}'),
    hours: (Number(localStorage.getItem('userDataExpiry')) - Date.now()) / 3_600_000,
    guestCart: localStorage.getItem('cart_unknown'),
  }));
  expect(stored.user).toMatchObject({ nomUsuario: 'Ana', email: buyer.email, ciuUsuario: '11001' });
  expect(stored.hours).toBeGreaterThan(23.9);
  expect(stored.hours).toBeLessThanOrEqual(24);
  expect(stored.guestCart).toBeNull();
});

test('login goes back to the page before, never to another site', { tag: '@wide' }, async ({
  page,
  buyer,
}) => {
  await open(page, '/nosotros');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/login';
    document.body.append(link);
    link.click();
  });
  await expect(page).toHaveURL('/login');
  await fillLogin(page, buyer.email, buyer.password);
  await expect(page).toHaveURL('/nosotros');
  // The cart of the account is asked for with the cookie.
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  await open(page, '/login?returnTo=//example.com');
  await fillLogin(page, buyer.email, buyer.password);
  await expect(page).toHaveURL('/cuenta/perfil');
});

test('whoever is logged in goes back from the pages of login and registration', { tag: '@wide' }, async ({
  page,
  buyer,
}) => {
  await open(page, '/login');
  await fillLogin(page, buyer.email, buyer.password);
  await expect(page).toHaveURL('/cuenta/perfil');
  for (const path of pages) {
    await page.goto(path);
    await expect(page).toHaveURL('/cuenta/perfil');
  }
  await page.goto('/registro-vendedor', { referer: `${new URL(page.url()).origin}/productos/sale` });
  await expect(page).toHaveURL('/productos/sale');
});

test('what somebody typed at the checkout does not wait for the next person at the same browser', {
  tag: '@wide',
}, async ({ page, buyer }) => {
  await open(page, '/login');
  await fillLogin(page, buyer.email, buyer.password);
  await expect(page).toHaveURL('/cuenta/perfil');
  const [productId] = await findTwoSellersProducts(page);
  const name = page.getByRole('textbox', { name: 'Nombre' });
  // The cart is kept before she leaves: on its way when the session ends, it is answered 401, which the browser reports.
  const cartKept = (text: string) =>
    page.waitForResponse(
      (reply) =>
        reply.url().endsWith('/api/carrito/cambios') && (reply.request().postData() ?? '').includes(text),
    );
  const kept = cartKept(`"codProducto":${productId}`);
  await addProduct(page, productId);
  await kept;
  await open(page, '/checkout');
  await expect(name).toHaveValue('Ana');
  await name.fill('Ana Lucía');
  const looked = cartKept('');
  await open(page, '/cuenta/perfil');
  await looked;
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(page).toHaveURL('/');
  await addProduct(page, productId);
  await open(page, '/checkout');
  await expect(page.getByRole('textbox', { name: 'Dirección' })).toHaveValue('');
  await expect(name).toHaveValue('');
});

test('other tabs follow a login and a logout', { tag: '@wide' }, async ({ page, context, buyer }) => {
  const other = await context.newPage();
  await open(other, '/about');
  await open(page, '/login');
  // Each tab looks at her cart: on its way when the session ends, it is answered 401, which the browser reports.
  const looked = [page, other].map((tab) =>
    tab.waitForResponse((reply) => reply.url().includes('/api/carrito')),
  );
  await fillLogin(page, buyer.email, buyer.password);
  await expect(greeting(other, 'Ana')).toBeVisible();
  await Promise.all(looked);
  await greeting(page, 'Ana').click();
  await page.getByRole('banner').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/');
  await expect(greeting(other, 'Ana')).toBeHidden();
});

test('a session that is over shows nobody', { tag: '@wide' }, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('userData', JSON.stringify({ codUsuario: 1, codCliente: 1, nomUsuario: 'Ana' }));
    localStorage.setItem('userDataExpiry', String(Date.now() - 1));
  });
  await open(page, '/');
  await expect(
    page.getByRole('banner').getByRole('button', { name: 'Iniciar Sesión Registrarse' }),
  ).toBeVisible();
});

test.describe('refusals', () => {
  test.use({ allowedErrors: [/status of (4|5)\d\d/] });

  test('a wrong password is told until something is typed', { tag: '@wide' }, async ({ page, buyer }) => {
    await open(page, '/login');
    const email = page.getByRole('textbox', { name: 'Correo electrónico' });
    const password = page.getByRole('textbox', { name: 'Contraseña', exact: true });
    await email.fill('ana@');
    await password.fill('no es esta');
    await expect(page.getByText('Por favor, ingrese un correo electrónico válido.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continuar' })).toBeDisabled();
    await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Ocultar contraseña' }).click();
    await expect(password).toHaveAttribute('type', 'password');
    await email.fill(buyer.email);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('alert')).toHaveText('Usuario no encontrado con los datos proporcionados.');
    await expectAccessible(page);
    await password.fill('otra');
    await expect(page.getByRole('alert')).toBeHidden();
  });

  const answers = [
    {
      status: 405,
      code: 'account-blocked',
      message: 'La cuenta está bloqueada. Por favor, contacta con soporte.',
      shown: 'La cuenta está bloqueada. Por favor, contacta con soporte.',
    },
    {
      status: 429,
      code: 'too-many-logins',
      message: 'Demasiados intentos de inicio de sesión. Espera 15 minutos e intenta de nuevo.',
      shown: 'Demasiados intentos de inicio de sesión. Espera 15 minutos e intenta de nuevo.',
    },
    { status: 500, code: 'internal-error', message: 'Algo salió mal.', shown: 'Error desconocido.' },
  ];
  for (const { status, shown, ...json } of answers)
    test(`the login answers ${status}`, { tag: '@wide' }, async ({ page }) => {
      await page.route('**/api/login', (route) => route.fulfill({ status, json }));
      await open(page, '/login');
      await fillLogin(page, 'ana@correo.co');
      await expect(page.getByRole('alert')).toHaveText(shown);
      await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill('otra');
      await expect(page.getByRole('alert')).toBeHidden();
    });
});
