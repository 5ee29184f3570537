import { request as newRequest } from '@playwright/test';
import { endpoints } from '../../src/wire/endpoints.ts';
import { crawl } from '../support/crawler.ts';
import { logIn, test } from './account-steps.ts';
import { expect, expectAccessible } from './fixtures.ts';

const isPanel = (path: string) => /^\/(vender|operacion)(\/|$)/.test(path);
const isFile = (path: string) => /^\/(api|img|assets|pictures|dev)\//.test(path);
const isShop = (path: string) => !isPanel(path) && !isFile(path);

const VISITORS = {
  stranger: {
    login: null,
    starts: [
      '/',
      '/robots.txt',
      '/sitemap.xml',
      '/cart',
      '/checkout',
      '/login',
      '/registro-seleccion',
      '/vender',
      '/operacion',
    ],
    isInside: isShop,
    least: 60,
  },
  buyer: {
    login: ['login', 'compradora@plazuela.test'],
    starts: [
      '/cuenta/perfil',
      '/cuenta/pedidos',
      '/cuenta/detalles-cuenta',
      '/wishlist',
      '/empieza-a-vender',
    ],
    isInside: (path: string) => /^\/(cuenta|pedido|wishlist|empieza-a-vender|response-compra)/.test(path),
    least: 40,
  },
  seller: {
    login: ['enterSellerPanel', 'vendedor@plazuela.test'],
    starts: ['/vender'],
    isInside: (path: string) => path.startsWith('/vender'),
    least: 60,
  },
  operator: {
    login: ['enterOperatorPanel', 'operacion@plazuela.test'],
    starts: ['/operacion'],
    isInside: (path: string) => path.startsWith('/operacion'),
    least: 100,
  },
} as const;

for (const [who, { login, starts, isInside, least }] of Object.entries(VISITORS))
  test(`every link and resource that a ${who} meets leads somewhere`, { tag: '@wide' }, async ({
    baseURL,
  }) => {
    test.slow();
    const request = await newRequest.newContext(baseURL ? { baseURL } : {});
    if (login) {
      const [name, email] = login;
      const password = 'Plazuela#2026';
      // The shop's own door speaks the specification's Spanish.
      const data = name === 'login' ? { email, clave: password } : { email, password };
      expect((await request.post(`/api${endpoints[name].path}`, { data })).status()).toBe(200);
    }
    const { visited, broken } = await crawl(request, { starts, isInside });
    await request.dispose();
    expect(broken).toEqual([]);
    expect(visited.length).toBeGreaterThan(least);
  });

test('an unknown address answers in the words of its own part of the site', { tag: '@wide' }, async ({
  request,
}) => {
  const pageOf = async (path: string) => {
    const reply = await request.get(path);
    expect(reply.status()).toBe(404);
    return reply.text();
  };
  expect(await pageOf('/operacion/no-existe')).toContain('Ir al resumen de la operación');
  expect(await pageOf('/vender/no-existe')).toContain('Ir al centro de vendedores');
  expect(await pageOf('/no-existe')).toContain('Volver al inicio');
});

test('whoever buys already reads how to sell, and is not sent back without a word', { tag: '@wide' }, async ({
  page,
  buyer,
}) => {
  await logIn(page, buyer);
  await page.getByRole('link', { name: 'Empieza a vender' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Empieza a vender' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(buyer.email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cerrar sesión y crear mi tienda' }).click();
  await expect(page).toHaveURL('/registro-vendedor');
  await page.goto('/empieza-a-vender');
  await expect(page).toHaveURL('/registro-vendedor');
});
