import type { Pool } from 'pg';
import { byQuery, list, type PanelList } from './panel-list.ts';

/** Every list of the operators' panel with its filters, over the whole marketplace. */
export async function operatorLists(pool: Pool, shopId: number): Promise<PanelList[]> {
  const found = await findExamples(pool, shopId);
  return [
    list('operator', 'home', ['/operacion']),
    ...operatorPeople(found, shopId),
    ...operatorOrders(found, shopId),
    ...operatorProducts(found, shopId),
    ...operatorModeration(),
    ...operatorMoney(shopId),
    byQuery('operator', 'log', '/operacion/registro', ['']),
    byQuery('operator', 'log, of packages', '/operacion/registro', ['tipo=package']),
    list('operator', 'figures', ['/operacion/cifras']),
    list('operator', 'system', ['/operacion/sistema']),
  ];
}

interface Examples {
  buyerId: number;
  orderNumber: number;
  productId: number;
  categoryId: number;
}

async function findExamples(pool: Pool, shopId: number): Promise<Examples> {
  const { rows } = await pool.query<Examples>(
    `select (select account_id from orders where account_id is not null order by number desc limit 1)::int as "buyerId",
       (select max(order_number) from package where seller_id = $1)::int as "orderNumber",
       (select max(id) from product where seller_id = $1) as "productId",
       (select main_category_id from product where seller_id = $1 and active limit 1) as "categoryId"`,
    [shopId],
  );
  if (!rows[0]) throw new Error('An aggregate answers one row');
  return rows[0];
}

/** A common name, a rare one, an address, a number, nobody. */
const peopleWords = ['gomez', 'sofia', 'masivo-777@compradores.test', '3200000777', 'nadie'];
const shopWords = ['andina', 'masivo-777', '700000777', 'nadie', 'a'];

function operatorPeople({ buyerId }: Examples, shopId: number): PanelList[] {
  return [
    byQuery('operator', 'sellers, all', '/operacion/vendedores', ['']),
    byQuery('operator', 'sellers, searched', '/operacion/vendedores', shopWords.map(searched)),
    list('operator', 'a seller', [`/operacion/vendedores/${shopId}`]),
    byQuery('operator', 'buyers, all', '/operacion/clientes', ['']),
    byQuery('operator', 'buyers, searched', '/operacion/clientes', peopleWords.map(searched)),
    list('operator', 'a buyer', [`/operacion/clientes/${buyerId}`]),
  ];
}

const orderWords = ['gomez', '1049999', 'camisa', 'GU100049999', 'masivo-777@compradores.test', 'nadie'];
const stages = ['por-aceptar', 'por-preparar', 'por-enviar', 'en-camino', 'entregado', 'anulado'];

function operatorOrders({ orderNumber }: Examples, shopId: number): PanelList[] {
  const filters: Record<string, string[]> = {
    'orders, all': [''],
    'orders, late': ['atrasados=si'],
    'orders, of a shop': [`tienda=${shopId}`],
    'orders, far back': [`cursor=${Math.max(1_000, orderNumber - 90_000)}`],
    'orders, of a month': ['desde=2026-05-01&hasta=2026-05-31'],
    'orders, of a shop, cancelled, in a month': [
      `tienda=${shopId}&estado=anulado&desde=2026-05-01&hasta=2026-05-31`,
    ],
    'orders, paid in cash, late': ['pago=contraentrega&atrasados=si'],
    'orders, searched': orderWords.map(searched),
    'orders, searched in a shop': orderWords.map((word) => `tienda=${shopId}&${searched(word)}`),
  };
  return [
    ...queries('/operacion/pedidos', filters),
    ...stages.map((stage) =>
      byQuery('operator', `orders, ${stage}`, '/operacion/pedidos', [`estado=${stage}`]),
    ),
    list('operator', 'an order', [`/operacion/pedidos/${orderNumber}`]),
  ];
}

const productWords = ['camisa', 'olla negra', 'ref. M199', 'MAS-777', 'a', 'tornillería'];

function operatorProducts({ productId, categoryId }: Examples, shopId: number): PanelList[] {
  const path = '/operacion/productos';
  return [
    ...queries(path, {
      'products, all': [''],
      'products, sold out': ['existencias=agotado'],
      'products, of a shop': [`tienda=${shopId}`],
      'products, of a shop, sold out': [`tienda=${shopId}&existencias=agotado`],
      'products, of a category': [`categoria=${categoryId}`],
      'products, searched': productWords.map(searched),
      'products, searched in a shop': productWords.map((word) => `tienda=${shopId}&${searched(word)}`),
    }),
    list('operator', 'a product', [`${path}/${productId}`]),
  ];
}

function operatorModeration(): PanelList[] {
  const base = '/operacion/moderacion';
  return [
    list('operator', 'reviews', [base]),
    list('operator', 'reported questions', [`${base}/preguntas`]),
    list('operator', 'messages', [`${base}/mensajes`]),
  ];
}

function operatorMoney(shopId: number): PanelList[] {
  const base = '/operacion/dinero';
  const pages: Record<string, string> = {
    'money, overview': base,
    'money, settlements': `${base}/liquidaciones`,
    'money, runs': `${base}/liquidaciones/historia`,
    'money, of a shop': `${base}/vendedores/${shopId}`,
    'money, payouts': `${base}/giros`,
    'money, payout files': `${base}/giros/archivos`,
    'money, refunds': `${base}/reembolsos`,
    'money, differences': `${base}/conciliacion`,
    'money, cash': `${base}/contraentrega`,
    'money, books': `${base}/libros`,
    'money, provider': `${base}/proveedor`,
    'money, fees': `${base}/comisiones`,
  };
  return Object.entries(pages).map(([name, page]) => list('operator', name, [page]));
}

function queries(path: string, filters: Record<string, string[]>): PanelList[] {
  return Object.entries(filters).map(([name, asked]) => byQuery('operator', name, path, asked));
}

function searched(word: string): string {
  return `buscar=${encodeURIComponent(word)}`;
}
