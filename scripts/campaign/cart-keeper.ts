import type { Browser } from './browser.ts';
import { pick, readOwn, type World } from './world.ts';

/**
 * Somebody logged in who changes her cart and looks at it again. As a device does, she says which state of it she has seen: by
 * that her change comes after one of a node whose clock is ahead.
 */
export function cartKeeper(world: World): (browser: Browser) => Promise<void> {
  let version = 0;
  return async (browser) => {
    const { id } = pick(world, world.products);
    const quantity = 1 + Math.floor(world.random() * 5);
    const changed = await browser.send({
      method: 'POST',
      path: '/api/carrito/cambios',
      kind: 'write',
      body: {
        cambios: [{ codProducto: id, atributos: [], guardado: false, cantidad: quantity }],
        version,
        haceMilisegundos: 0,
      },
    });
    if (changed.status !== 200) return;
    version = changed.json().version;
    await readOwn(world, browser, {
      path: '/api/carrito',
      what: 'own cart',
      isThere: ({ json }) =>
        (json() as { productos: { codProducto: number; cantidad: number }[] }).productos.some(
          (line) => line.codProducto === id && line.cantidad === quantity,
        ),
    });
  };
}
