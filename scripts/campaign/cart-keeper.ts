import type { Browser } from './browser.ts';
import { pick, readOwn, type World } from './world.ts';

/** Somebody logged in who changes her cart and looks at it again, from this or another device. */
export async function changeCart(world: World, browser: Browser): Promise<void> {
  const { id } = pick(world, world.products);
  const quantity = 1 + Math.floor(world.random() * 5);
  const changed = await browser.send({
    method: 'POST',
    path: '/api/carrito/cambios',
    kind: 'write',
    body: {
      cambios: [{ codProducto: id, atributos: [], guardado: false, cantidad: quantity }],
      version: 0,
      haceMilisegundos: 0,
    },
  });
  if (changed.status !== 200) return;
  await readOwn(world, browser, {
    path: '/api/carrito',
    what: 'own cart',
    isThere: ({ json }) =>
      (json() as { productos: { codProducto: number; cantidad: number }[] }).productos.some(
        (line) => line.codProducto === id && line.cantidad === quantity,
      ),
  });
}
