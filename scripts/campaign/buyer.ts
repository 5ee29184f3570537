import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Reply } from './browser.ts';
import type { AcknowledgedOrder } from './ledger-entry.ts';
import { payOnline } from './payment.ts';
import { newVisitor, pick, readOwn, SHOPS, type World } from './world.ts';

const ONLINE_SHARE = 0.4;
/** Buyers who press the button again after an error, with the key of the same submission, as our pages do. */
const PATIENT_SHARE = 0.7;
const AGAIN_MILLIS = 3_000;
const TIMES_AGAIN = 20;
const PLACED = [200, 201];

interface Amounts {
  subtotal: number;
  shipping: number;
}

interface Submission {
  key: string;
  email: string;
  form: () => FormData;
}

/** A guest who looks at two products, asks what they cost to Bogotá, buys and pays, and looks at her order. */
export async function buyAsGuest(world: World): Promise<void> {
  const browser = newVisitor(world);
  try {
    const lines = await chooseLines(world, browser);
    if (!lines) return;
    const amounts = await quote(browser, lines);
    if (!amounts) return;
    const isPaidOnline = world.random() < ONLINE_SHARE;
    const order = await place(world, browser, { lines, amounts, isPaidOnline });
    if (order) await lookAtOrder(world, browser, order);
    if (order && isPaidOnline) await payOnline(world, browser, order.number);
  } finally {
    browser.close();
  }
}

interface Line {
  codProducto: number;
  cantidad: number;
  price: number;
}

async function chooseLines(world: World, browser: Browser): Promise<Line[] | null> {
  const first = pick(world, world.products);
  const second = pick(world, world.products);
  const lines: Line[] = [];
  for (const id of new Set([first.id, second.id])) {
    const reply = await browser.send({ path: `/api/productos/${id}`, kind: 'read' });
    if (reply.status !== 200) return null;
    const { precioProducto, precioRebajado } = reply.json();
    const price = precioRebajado === '' ? precioProducto : Number(precioRebajado);
    lines.push({ codProducto: id, cantidad: world.random() < 0.2 ? 2 : 1, price });
  }
  return lines;
}

async function quote(browser: Browser, lines: readonly Line[]): Promise<Amounts | null> {
  const reply = await browser.send({
    method: 'POST',
    path: '/api/cotizar/envio',
    kind: 'read',
    body: {
      productos: lines.map(({ codProducto, cantidad }) => ({ codProducto, cantidad })),
      codCiudadDestino: '11001',
    },
  });
  if (reply.status !== 200) return null;
  const subtotal = lines.reduce((sum, { price, cantidad }) => sum + price * cantidad, 0);
  return { subtotal, shipping: reply.json().valTotal };
}

interface Wish {
  lines: readonly Line[];
  amounts: Amounts;
  isPaidOnline: boolean;
}

/** Answers the order that was taken; null: refused, or nobody knows. */
async function place(world: World, browser: Browser, wish: Wish): Promise<AcknowledgedOrder | null> {
  const submission = submissionOf(world, wish);
  const { key, email } = submission;
  await world.ledger.note({ kind: 'order-sent', key, email, isPaidOnline: wish.isPaidOnline });
  const isPatient = world.random() < PATIENT_SHARE;
  for (let time = 0; time <= (isPatient ? TIMES_AGAIN : 0); time++) {
    if (time > 0) await sleep(AGAIN_MILLIS);
    const reply = await sendOrder(browser, submission);
    if (PLACED.includes(reply.status)) return keep(world, key, reply);
    if (reply.status >= 400 && reply.status < 500) {
      // After an attempt whose answer never came, a refusal says nothing about that one.
      if (time === 0)
        await world.ledger.note({ kind: 'order-refused', key, code: String(reply.json().code) });
      return null;
    }
  }
  return null;
}

function sendOrder(browser: Browser, { key, form }: Submission): Promise<Reply> {
  return browser.send({
    method: 'POST',
    path: '/api/pedido',
    kind: 'order',
    headers: { 'idempotency-key': key },
    body: form(),
  });
}

async function keep(world: World, key: string, reply: Reply): Promise<AcknowledgedOrder> {
  const order = orderOf(reply);
  await world.ledger.note({ kind: 'order', key, order });
  const { number, sellerIds } = order;
  for (const sellerId of sellerIds)
    if (SHOPS.some((shop) => shop.sellerId === sellerId)) world.toSend.push({ number, sellerId });
  return order;
}

/** Of the answer to an order, in the shop's words. */
function orderOf(reply: Reply): AcknowledgedOrder {
  const { data } = reply.json();
  const { subtotal, costoEnvio, total } = data.totales;
  return {
    number: data.numPedido,
    subtotal,
    shipping: costoEnvio,
    total,
    lines: data.vendedores.flatMap(({ productos }: { productos: WireLine[] }) =>
      productos.map(({ codProducto, cantidad, precio, precioRebajado }) => ({
        productId: codProducto,
        quantity: cantidad,
        unitPrice: precioRebajado === '' ? precio : Number(precioRebajado),
      })),
    ),
    sellerIds: data.vendedores.map(({ codVendedor }: { codVendedor: number }) => codVendedor),
  };
}

interface WireLine {
  codProducto: number;
  cantidad: number;
  precio: number;
  precioRebajado: string;
}

/** Another person each time, as open orders of one are limited. */
function submissionOf(world: World, { lines, amounts, isPaidOnline }: Wish): Submission {
  const key = randomUUID();
  const number = Math.floor(world.random() * 10_000_000);
  const email = `c${key.slice(0, 13)}@${world.mailDomain}`;
  const fields = {
    emaCliente: email,
    nomCliente: 'Ana',
    apeCliente: 'Gómez',
    codCiudad: '11001',
    dirCliente: `Calle ${number} # 20-30`,
    telCliente: `310${String(number).padStart(7, '0')}`,
    ideCliente: String(50_000_000 + number),
    latitud: '4.65',
    longitud: '-74.1',
    codMetpago: isPaidOnline ? '1' : '3',
    cart: JSON.stringify(
      lines.map(({ codProducto, cantidad }) => ({ codProducto, cantidad, atributos: [] })),
    ),
    subTotal: String(amounts.subtotal),
    costoEnvio: String(amounts.shipping),
    tarifasEnvio: '[]',
    total: String(amounts.subtotal + amounts.shipping),
    codTipPersona: '1',
    codTipDocumento: 'CC',
    aceptaPolitica: 'true',
  };
  const form = () => {
    const made = new FormData();
    for (const [name, value] of Object.entries(fields)) made.set(name, value);
    return made;
  };
  return { key, email, form };
}

function lookAtOrder(world: World, browser: Browser, { number, total }: AcknowledgedOrder): Promise<void> {
  return readOwn(world, browser, {
    path: `/api/compra/${number}`,
    what: 'own order',
    isThere: ({ json }) => (json() as { data: { totales: { total: number } } }).data.totales.total === total,
  });
}
