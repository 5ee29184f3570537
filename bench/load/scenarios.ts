import { randomUUID } from 'node:crypto';
import type { Request } from 'autocannon';
import type { Shop } from './shop.ts';

export interface Scenario {
  name: string;
  path: string;
  headers?: Record<string, string>;
  /** For requests that must differ from each other. */
  request?: Request;
  /** What the issue allows, in milliseconds of processor time of the app. */
  aimMillis?: number;
}

const compressed = { 'accept-encoding': 'gzip, br' };

export async function prepareScenarios(shop: Shop): Promise<Scenario[]> {
  const product = await chooseProduct(shop);
  const pages = {
    home: '/',
    'category listing': '/productos/category/69',
    product: `/producto/${product.id}`,
    search: '/resultados?search=aguacate',
  };
  return [
    ...Object.entries(pages).flatMap(([name, path]) => [
      { name: `${name}, kept`, path, headers: compressed, aimMillis: 0.3 },
      // A parameter that no page knows: such an address is never kept.
      { name: `${name}, made anew`, path: withParameter(path), headers: compressed, aimMillis: 6 },
    ]),
    { name: 'JSON listing of 24', path: '/api/productos?limit=24', headers: compressed, aimMillis: 1 },
    { name: 'POST /pedido', path: '/api/pedido', request: await orderRequest(shop, product) },
  ];
}

function withParameter(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}banco=1`;
}

interface ChosenProduct {
  id: number;
  finalPrice: number;
}

/** A product without a choice of terms, with stock that no run empties. */
async function chooseProduct({ pools }: Shop): Promise<ChosenProduct> {
  const { rows } = await pools.write.query<ChosenProduct>(
    `select p.id, p.final_price as "finalPrice" from product p
     where p.active and not p.perishable and not p.stock_per_combination
       and not exists (select from product_attribute a where a.product_id = p.id)
     order by p.popularity desc, p.id limit 1`,
  );
  const [product] = rows;
  if (!product) throw new Error('no product to order');
  await pools.write.query('update stock set on_hand = 10000000 where product_id = $1', [product.id]);
  return product;
}

async function orderRequest({ url }: Shop, { id, finalPrice }: ChosenProduct): Promise<Request> {
  const reply = await fetch(`${url}/api/cotizar/envio`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ productos: [{ codProducto: id, cantidad: 1 }], codCiudadDestino: '11001' }),
  });
  const { valTotal } = (await reply.json()) as { valTotal: number };
  const form = {
    emaCliente: 'banco@plazuela.test',
    nomCliente: 'Ana',
    apeCliente: 'Gómez',
    codCiudad: '11001',
    latitud: 4.65,
    longitud: -74.1,
    codMetpago: 3,
    cart: JSON.stringify([{ codProducto: id, cantidad: 1, atributos: [] }]),
    subTotal: finalPrice,
    costoEnvio: valTotal,
    tarifasEnvio: '[]',
    total: finalPrice + valTotal,
    codTipPersona: '1',
    codTipDocumento: 'CC',
    aceptaPolitica: true,
  };
  return {
    method: 'POST',
    path: '/api/pedido',
    setupRequest: (request) => ({
      ...request,
      body: JSON.stringify({ ...form, ...randomBuyer() }),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        'x-forwarded-for': randomAddress(),
      },
    }),
  };
}

/** Cash on delivery is limited by phone, document and address. */
function randomBuyer() {
  const number = Math.floor(Math.random() * 10_000_000);
  return {
    telCliente: `310${String(number).padStart(7, '0')}`,
    ideCliente: String(50_000_000 + number),
    dirCliente: `Calle ${number} # 20-30`,
  };
}

function randomAddress(): string {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return `10.${part()}.${part()}.${part()}`;
}
