import { type APIRequestContext, expect } from '@playwright/test';
import type { Guest } from './guest.ts';
import { EMULATOR } from './payment-steps.ts';

export interface OrderedLine {
  productId: number;
  quantity: number;
}

/** As the checkout sends it. */
const METHODS = { atTheDoor: '3', online: '1' } as const;

/** A guest's order to Bogotá, by the calls of the checkout; gives its number. */
export async function placeOrder(
  caller: APIRequestContext,
  lines: readonly OrderedLine[],
  guest: Guest,
  method: keyof typeof METHODS = 'atTheDoor',
): Promise<string> {
  const cart = lines.map(({ productId, quantity }) => ({ codProducto: productId, cantidad: quantity }));
  const quoted = await caller.post('/api/cotizar/envio', {
    data: { productos: cart, codCiudadDestino: '11001' },
  });
  const shipping = ((await quoted.json()) as { valTotal: number }).valTotal;
  let subtotal = 0;
  for (const { productId, quantity } of lines) subtotal += quantity * (await priceOf(caller, productId));
  const placed = await caller.post('/api/pedido', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    multipart: {
      ...buyer,
      emaCliente: guest.email,
      telCliente: guest.phone,
      codMetpago: METHODS[method],
      ideCliente: guest.document,
      dirCliente: guest.address,
      cart: JSON.stringify(cart),
      subTotal: String(subtotal),
      costoEnvio: String(shipping),
      total: String(subtotal + shipping),
    },
  });
  expect(placed.ok(), await placed.text()).toBe(true);
  return String(((await placed.json()) as { data: { numPedido: number } }).data.numPedido);
}

/** Of an order that `caller` has placed, by the provider's window and in its own words, until the shop knows of it. */
export async function payOrderByCard(
  caller: APIRequestContext,
  number: string,
  cardNumber: string,
): Promise<void> {
  const { data: start } = (await post(caller, `/api/compra/${number}/pago`)) as {
    data: { llavePublica: string; prueba: boolean; datos: object };
  };
  const { id } = await post(caller, `${EMULATOR}/checkouts`, {
    key: start.llavePublica,
    test: start.prueba,
    data: start.datos,
  });
  await post(caller, `${EMULATOR}/checkout/${id}/pagar`, {
    ...{
      metodo: 'tarjeta',
      numero: cardNumber,
      vencimiento: '12/49',
      cvv: '123',
      titular: 'Camila Restrepo',
    },
  });
  const stateOf = async () => {
    const reply = await caller.get('/api/pago/resultado', { params: { pedido: number } });
    return ((await reply.json()) as { data: { estado: string } }).data.estado;
  };
  await expect.poll(stateOf).toBe('pagado');
}

async function post(
  caller: APIRequestContext,
  path: string,
  data: object = {},
): Promise<Record<string, unknown>> {
  const reply = await caller.post(path, { headers: { accept: 'application/json' }, data });
  expect(reply.ok(), `${path} ${await reply.text()}`).toBe(true);
  return reply.json();
}

const buyer = {
  nomCliente: 'Camila',
  apeCliente: 'Restrepo',
  codCiudad: '11001',
  codTipPersona: '1',
  codTipDocumento: 'CC',
  latitud: '',
  longitud: '',
  aceptaPolitica: 'true',
};

async function priceOf(caller: APIRequestContext, productId: number): Promise<number> {
  const reply = await caller.get(`/api/productos/${productId}`);
  const product = (await reply.json()) as Record<string, unknown>;
  return Number(product.precioRebajado || product.precioProducto);
}
