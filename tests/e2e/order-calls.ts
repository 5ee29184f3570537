import { type APIRequestContext, expect } from '@playwright/test';

export interface OrderedLine {
  productId: number;
  quantity: number;
}

export interface Guest {
  email: string;
  phone: string;
}

/** Each order has a guest of its own: limits on cash on delivery allow one person only so many. */
export function newGuest(): Guest {
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
  return { email: `invitada${digits}@correo.co`, phone: `31${digits}` };
}

/** A guest's order paid at the door in Bogotá, by the calls of the checkout; gives its number. */
export async function placeOrder(
  caller: APIRequestContext,
  lines: readonly OrderedLine[],
  { email, phone }: Guest,
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
      emaCliente: email,
      telCliente: phone,
      ideCliente: phone,
      dirCliente: `Carrera 15 # ${phone.slice(-4)}-21`,
      cart: JSON.stringify(cart),
      subTotal: String(subtotal),
      costoEnvio: String(shipping),
      total: String(subtotal + shipping),
    },
  });
  expect(placed.ok(), await placed.text()).toBe(true);
  return String(((await placed.json()) as { data: { numPedido: number } }).data.numPedido);
}

const buyer = {
  nomCliente: 'Camila',
  apeCliente: 'Restrepo',
  codCiudad: '11001',
  codMetpago: '3',
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
