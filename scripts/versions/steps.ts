import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '../../src/domain/demo-password.ts';

/** Answers the address of the version that the next request goes to. */
type NextUrl = () => string;

interface Step {
  name: string;
  run: (next: NextUrl) => Promise<void>;
}

/** What one person does while her requests reach either version. Each asks at least twice. */
export const steps: Step[] = [
  { name: 'a purchase', run: purchase },
  { name: "a shop's change of stock", run: changeStock },
  {
    name: "an operator's list of orders",
    run: (next) => panelPage(next, 'operacion', 'operacion@plazuela.test', '/operacion/pedidos'),
  },
  {
    name: "a shop's list of products",
    run: (next) => panelPage(next, 'vender', 'vendedor@plazuela.test', '/vender/productos'),
  },
  { name: 'a picture', run: picture },
  { name: 'scripts, styles and fonts of a page', run: assets },
];

const PERSON = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/140' };

async function ask(
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
  method = 'POST',
): Promise<Response> {
  const reply = await fetch(url, {
    headers: { ...PERSON, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { method, body: JSON.stringify(body) }),
  });
  if (!reply.ok)
    throw new Error(
      `${new URL(url).pathname} answered ${reply.status} ${(await reply.text()).slice(0, 200)}`,
    );
  return reply;
}

const json = async <Answer>(reply: Promise<Response>) => (await (await reply).json()) as Answer;

interface Product {
  precioProducto: number;
  precioRebajado: string;
  atributos: unknown[];
}

/** The first of the catalogue that is in stock and leaves nothing to choose. */
async function findProduct(next: NextUrl): Promise<{ id: number; product: Product }> {
  const { productos } = await json<{ productos: { codProducto: number; hayExistencias: boolean }[] }>(
    ask(`${next()}/api/productos?limit=20`),
  );
  for (const { codProducto: id, hayExistencias } of productos) {
    if (!hayExistencias) continue;
    const product = await json<Product>(ask(`${next()}/api/productos/${id}`));
    if (product.atributos.length === 0) return { id, product };
  }
  throw new Error('no product is without a choice');
}

async function purchase(next: NextUrl): Promise<void> {
  const { id, product } = await findProduct(next);
  const cart = [{ codProducto: id, cantidad: 1, atributos: [] }];
  const quote = { productos: cart, codCiudadDestino: '11001' };
  const { valTotal } = await json<{ valTotal: number }>(ask(`${next()}/api/cotizar/envio`, quote));
  const goods = Number(product.precioRebajado || product.precioProducto);
  const digits = String(Math.floor(Math.random() * 1e7)).padStart(7, '0');
  const order = {
    ...{
      emaCliente: `dos${digits}@plazuela.test`,
      nomCliente: 'Ana',
      apeCliente: 'Gómez',
      telCliente: `310${digits}`,
    },
    ...{
      ideCliente: `5${digits}`,
      dirCliente: `Calle ${digits} # 20-30`,
      codCiudad: '11001',
      latitud: '',
      longitud: '',
    },
    ...{
      codMetpago: 3,
      cart: JSON.stringify(cart),
      subTotal: goods,
      costoEnvio: valTotal,
      total: goods + valTotal,
    },
    ...{ tarifasEnvio: '[]', codTipPersona: '1', codTipDocumento: 'CC', aceptaPolitica: true },
  };
  const headers = { 'idempotency-key': randomUUID() };
  const numberOf = async () => {
    const placed = await json<{ data: { numPedido: number } }>(ask(`${next()}/api/pedido`, order, headers));
    return placed.data.numPedido;
  };
  const number = await numberOf();
  // Sent again after a lost reply, to the other version.
  if ((await numberOf()) !== number) throw new Error('the same order was placed twice');
}

async function enter(next: NextUrl, panel: string, email: string): Promise<string> {
  const reply = await ask(`${next()}/api/${panel}/entrar`, { email, password: DEMO_PASSWORD });
  return reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function changeStock(next: NextUrl): Promise<void> {
  const cookie = await enter(next, 'vender', 'vendedor@plazuela.test');
  const list = await json<{ products: { id: number }[] }>(
    ask(`${next()}/api/vender/productos?limit=1`, undefined, { cookie }),
  );
  const id = list.products[0]?.id;
  const address = () => `${next()}/api/vender/productos/${id}/estado`;
  await ask(address(), { state: 'paused' }, { cookie });
  await ask(address(), { state: 'active' }, { cookie });
}

async function panelPage(next: NextUrl, panel: string, email: string, page: string): Promise<void> {
  const cookie = await enter(next, panel, email);
  for (let turn = 0; turn < 2; turn++) {
    await ask(next() + page, undefined, { cookie });
    const { data } = await json<{ data?: object }>(ask(`${next()}/_datos${page}`, undefined, { cookie }));
    if (!data) throw new Error(`${page} has no data`);
  }
}

async function picture(next: NextUrl): Promise<void> {
  const html = await (await ask(`${next()}/`)).text();
  const [address = ''] = /\/img\/[\w.-]+\.webp/.exec(html) ?? [];
  for (let turn = 0; turn < 2; turn++) await (await ask(next() + address)).arrayBuffer();
}

/** A page of one version has its files from the other one. */
async function assets(next: NextUrl): Promise<void> {
  const html = await (await ask(`${next()}/`)).text();
  const other = next();
  const entry = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  const script = await (await ask(other + entry)).text();
  const chunks = [...script.matchAll(/["'`](?:\.\/|assets\/)([\w.-]+\.js)["'`]/g)].map(
    ([, name]) => `/assets/${name}`,
  );
  const named = [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, address = '']) => address);
  for (const address of new Set([...named, ...chunks])) await (await ask(other + address)).arrayBuffer();
}
