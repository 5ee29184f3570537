import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Asked, inTurn, type Operation, someAddress } from '../load/operation.ts';
import type { Shop } from '../load/shop.ts';

interface Line {
  id: number;
  finalPrice: number;
}

/** Two products of two shops, and what their way to Bogotá costs. */
interface Cart {
  lines: [Line, Line];
  shipping: number;
}

const CARTS = 40;
const OUTBOX_MILLIS = 50;
const LONGEST_WAIT_MILLIS = 120_000;

/** A whole purchase: quote, order of two packages paid in cash, and its three mails sent. */
export async function orderOperations(shop: Shop): Promise<Operation[]> {
  const cart = inTurn(await prepareCarts(shop));
  return [
    {
      name: 'purchase: quote, order, 3 mails',
      aimMillis: 6,
      turn: () => purchase(cart()),
      finish: () => untilOutboxIsEmpty(shop),
    },
  ];
}

export function purchase({ lines, shipping }: Cart): [Asked, Asked] {
  const visitor = { 'content-type': 'application/json', 'x-forwarded-for': someAddress() };
  const quote = { productos: quoted(lines), codCiudadDestino: '11001' };
  const order = { ...form(lines, shipping), ...someBuyer() };
  return [
    { method: 'POST', path: '/api/cotizar/envio', headers: visitor, body: JSON.stringify(quote) },
    {
      method: 'POST',
      path: '/api/pedido',
      headers: { ...visitor, 'idempotency-key': randomUUID() },
      body: JSON.stringify(order),
    },
  ];
}

/** Products without a choice of terms and below the limits of cash, with stock that no run empties. */
export async function prepareCarts({ pools, url }: Shop): Promise<Cart[]> {
  const { rows } = await pools.write.query<Line>(
    `select distinct on (p.seller_id) p.id, p.final_price as "finalPrice"
     from product p join seller s on s.id = p.seller_id
     where p.active and s.status = 2 and p.reference like 'MAS-%' and p.final_price < 500000
       and p.id in (select id from product where active order by hashint4(id) limit 20000)
       and not (select * from perishability(p.perishable, p.main_category_id, p.subcategory_id)) and not p.stock_per_combination
       and not exists (select from product_attribute a where a.product_id = p.id)
     order by p.seller_id, p.id limit ${CARTS * 2}`,
  );
  await pools.write.query('update stock set on_hand = 10000000 where product_id = any($1)', [
    rows.map(({ id }) => id),
  ]);
  const carts: Cart[] = [];
  for (let index = 0; index + 1 < rows.length; index += 2) {
    const lines = rows.slice(index, index + 2) as [Line, Line];
    carts.push({ lines, shipping: await quoteShipping(url, lines) });
  }
  return carts;
}

async function quoteShipping(url: string, lines: readonly Line[]): Promise<number> {
  const reply = await fetch(`${url}/api/cotizar/envio`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
    body: JSON.stringify({ productos: quoted(lines), codCiudadDestino: '11001' }),
  });
  if (!reply.ok) throw new Error(`The quote answered ${reply.status} ${await reply.text()}`);
  return ((await reply.json()) as { valTotal: number }).valTotal;
}

function quoted(lines: readonly Line[]) {
  return lines.map(({ id }) => ({ codProducto: id, cantidad: 1 }));
}

function form(lines: readonly Line[], shipping: number) {
  const goods = lines.reduce((sum, { finalPrice }) => sum + finalPrice, 0);
  return {
    emaCliente: 'banco@plazuela.test',
    nomCliente: 'Ana',
    apeCliente: 'Gómez',
    codCiudad: '11001',
    latitud: 4.65,
    longitud: -74.1,
    codMetpago: 3,
    cart: JSON.stringify(lines.map(({ id }) => ({ codProducto: id, cantidad: 1, atributos: [] }))),
    subTotal: goods,
    costoEnvio: shipping,
    tarifasEnvio: '[]',
    total: goods + shipping,
    codTipPersona: '1',
    codTipDocumento: 'CC',
    aceptaPolitica: true,
  };
}

/** Cash on delivery is limited by phone, document and address. */
function someBuyer() {
  const number = Math.floor(Math.random() * 10_000_000);
  return {
    telCliente: `310${String(number).padStart(7, '0')}`,
    ideCliente: String(50_000_000 + number),
    dirCliente: `Calle ${number} # 20-30`,
  };
}

/** Every mail that was due is sent. */
export async function untilOutboxIsEmpty({ pools }: Shop): Promise<void> {
  const deadline = Date.now() + LONGEST_WAIT_MILLIS;
  while (Date.now() < deadline) {
    const { rows } = await pools.write.query<{ isEmpty: boolean }>(
      'select not exists (select from outbox_message where sent_at is null and failed_at is null) as "isEmpty"',
    );
    if (rows[0]?.isEmpty) return;
    await sleep(OUTBOX_MILLIS);
  }
  throw new Error('The mails were not sent in time.');
}
