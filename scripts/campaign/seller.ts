import sharp from 'sharp';
import type { Browser } from './browser.ts';
import { sumOf } from './ledger.ts';
import { readOwn, type World } from './world.ts';

const ACCEPTED = 20;
const HANDED_OVER = 1;

export interface Shopkeeper {
  browser: Browser;
  sellerId: number;
  /** A product of hers whose price she changes. */
  pricedProductId: number;
}

/** Accepts and sends on the oldest order of hers, and looks at it again. */
export async function sendOrderOn(world: World, { browser, sellerId }: Shopkeeper): Promise<void> {
  const place = world.toSend.findIndex((one) => one.sellerId === sellerId);
  const [taken] = place === -1 ? [] : world.toSend.splice(place, 1);
  if (!taken) return;
  const { number } = taken;
  if (!(await move(world, browser, { number, sellerId, statusId: ACCEPTED }))) return;
  await move(world, browser, { number, sellerId, statusId: HANDED_OVER });
}

interface Step {
  number: number;
  sellerId: number;
  statusId: number;
}

async function move(world: World, browser: Browser, step: Step): Promise<boolean> {
  const { number, statusId } = step;
  await world.ledger.note({ kind: 'step-sent', ...step });
  const carried = { carrier: 'Servientrega', trackingNumber: String(900_000_000 + number) };
  const reply = await browser.send({
    method: 'POST',
    path: `/api/vender/pedidos/${number}/estado`,
    kind: 'write',
    body: { to: statusId, ...(statusId === HANDED_OVER && carried) },
  });
  if (reply.status !== 200) return false;
  await world.ledger.note({ kind: 'step', ...step });
  await readOwn(world, browser, {
    path: `/_datos/vender/pedidos/${number}`,
    what: 'own package in the panel',
    isThere: ({ text }) => text.includes(`"statusId":${statusId}`),
  });
  return true;
}

/** Changes a price in the grid and looks at it there, as shoppers' data and on the shoppers' page. */
export async function changePrice(world: World, shopkeeper: Shopkeeper): Promise<void> {
  const { browser, pricedProductId: productId } = shopkeeper;
  const path = `/api/vender/productos/${productId}`;
  const before = await browser.send({ path, kind: 'read' });
  if (before.status !== 200) return;
  const price = 10_000 + 50 * Math.floor(world.random() * 400);
  await world.ledger.note({ kind: 'price-sent', productId, price });
  const saved = await browser.send({
    method: 'POST',
    path: '/api/vender/productos/rejilla',
    kind: 'write',
    body: { rows: [{ productId, version: before.json().version, price }] },
  });
  if (saved.status !== 200 || !saved.json()[0].saved) return;
  await world.ledger.note({ kind: 'price', productId, price });
  await readOwn(world, browser, {
    path,
    what: 'own price in the panel',
    isThere: ({ json }) => (json() as { form: { price: number } }).form.price === price,
  });
  await readOwn(world, browser, {
    path: `/api/productos/${productId}`,
    what: 'own price as shoppers ask for it',
    isThere: ({ json }) => (json() as { precioProducto: number }).precioProducto === price,
  });
  await readOwn(world, browser, {
    path: `/producto/${productId}`,
    what: 'own price on the page of shoppers',
    isThere: ({ text }) => text.includes(new Intl.NumberFormat('es-CO').format(price)),
  });
}

/** Uploads a picture that nobody has uploaded before, and keeps what it is served as. */
export async function uploadPicture(world: World, { browser }: Shopkeeper): Promise<void> {
  const form = new FormData();
  const picture = await makePicture(world);
  form.set('file', new File([new Uint8Array(picture)], 'foto.jpg', { type: 'image/jpeg' }));
  const saved = await browser.send({
    method: 'POST',
    path: '/api/vender/productos/imagenes',
    kind: 'write',
    body: form,
  });
  if (saved.status !== 201) return;
  const { url } = saved.json();
  const served = await browser.send({ path: url, kind: 'read' });
  if (served.status === 200) await world.ledger.note({ kind: 'file', url, sum: sumOf(served.body) });
  else if (served.status === 404)
    world.observations.staleReads.push({ at: performance.now(), what: 'own picture' });
}

function makePicture({ random }: World): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = [0, 0, 0].map(() => Math.floor(random() * 256));
  const dot = Buffer.from(
    `<svg width="600" height="600"><circle cx="${random() * 600}" cy="${random() * 600}" r="90" fill="#fff"/></svg>`,
  );
  const plain = { create: { width: 600, height: 600, channels: 3 as const, background: { r, g, b } } };
  return sharp(plain)
    .composite([{ input: dot }])
    .jpeg()
    .toBuffer();
}
