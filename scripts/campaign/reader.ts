import type { Browser } from './browser.ts';
import { pick, type World } from './world.ts';

const WORDS = ['miel', 'cafe', 'queso', 'camisa', 'audifonos', 'panela', 'huevos'];

/** Looks at one page of the shop; half of them nobody has asked for before. */
export async function readPage(world: World, browser: Browser): Promise<void> {
  await browser.send({ path: somePath(world), kind: 'read' });
}

function somePath(world: World): string {
  const { id, sellerId } = pick(world, world.products);
  const fresh = Math.floor(world.random() * 1_000_000);
  return pick(world, [
    '/',
    '/productos',
    `/producto/${id}`,
    `/_datos/producto/${id}`,
    `/productos/seller/${sellerId}`,
    `/resultados?search=${pick(world, WORDS)}+${fresh}`,
    `/api/productos/buscar?search=${pick(world, WORDS)}`,
    `/api/productos?limit=${1 + (fresh % 20)}`,
    `/api/productos/${id}`,
    '/api/categorias',
  ]);
}
