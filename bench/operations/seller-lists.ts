import type { Pool } from 'pg';
import { byQuery, list, type PanelList } from './panel-list.ts';

/** Every list of the sellers' panel with each of its filters. */
export async function sellerLists(pool: Pool, shopId: number): Promise<PanelList[]> {
  const found = await findExamples(pool, shopId);
  return [
    ...sellerProducts(found),
    ...sellerOrders(found),
    ...sellerMoney(found),
    ...sellerPeople(found),
    list('seller', 'home', ['/vender', '/vender?dias=7', '/vender?dias=30']),
  ];
}

interface Examples {
  settlementId: number;
  movementId: number;
  productId: number;
  orderNumber: number;
  accountId: number;
}

async function findExamples(pool: Pool, shopId: number): Promise<Examples> {
  const { rows } = await pool.query<Examples>(
    `select (select settlement_id from settlement_entry join settlement on settlement.id = settlement_id
             where seller_id = $1 group by 1 order by count(*) desc limit 1)::int as "settlementId",
       (select max(id) from ledger_entry where credit_account = 'seller_held' and credit_owner = $1)::int as "movementId",
       (select max(id) from product where seller_id = $1) as "productId",
       (select max(order_number) from package where seller_id = $1)::int as "orderNumber",
       (select account_id from seller where id = $1)::int as "accountId"`,
    [shopId],
  );
  if (!rows[0]) throw new Error('An aggregate answers one row');
  return rows[0];
}

/** One thing, brands and models of scripts/seed-big/vocabulary.ts; one word that nothing has. */
const productWords = ['camisa', 'olla negra', 'ref. M199', 'MAS-777', 'a', 'tornillería'];

function sellerProducts({ productId }: Examples): PanelList[] {
  const filters: Record<string, string[]> = {
    'products, all': [''],
    'products, active': ['estado=active'],
    'products, drafts': ['estado=draft'],
    'products, paused': ['estado=paused'],
    'products, archived': ['estado=archived'],
    'products, sold out': ['existencias=agotado'],
    'products, running out': ['existencias=bajo'],
    'products, paused and sold out': ['estado=paused&existencias=agotado'],
    'products, far back': [`antes=${Math.max(1_000, productId - 15_000)}`],
    'products, searched': productWords.map((word) => `buscar=${encodeURIComponent(word)}`),
    'products, searched among the sold out': productWords.map(
      (word) => `existencias=agotado&buscar=${encodeURIComponent(word)}`,
    ),
  };
  return [
    ...Object.entries(filters).map(([name, queries]) =>
      byQuery('seller', name, '/vender/productos', queries),
    ),
    list('seller', 'products, grid', ['/vender/productos/rejilla']),
    list('seller', 'products, history of one', [`/vender/productos/${productId}/historial`]),
  ];
}

/** What the buyers of the filling are called, what they bought, and how orders are numbered. */
const orderWords = ['gomez', 'ana rojas', '1049999', 'camisa', 'GU100049999', 'nadie', 'camisa sofia'];

function sellerOrders({ orderNumber }: Examples): PanelList[] {
  const tabs = [
    'todos',
    ...['por-aceptar', 'por-preparar', 'por-enviar', 'en-camino', 'entregados', 'anulados', 'por-reportar'],
  ];
  const search = (word: string) => `buscar=${encodeURIComponent(word)}`;
  return [
    ...tabs.map((tab) => byQuery('seller', `orders, ${tab}`, '/vender/pedidos', [`grupo=${tab}`])),
    byQuery('seller', 'orders, to accept, newest', '/vender/pedidos', ['grupo=por-aceptar&orden=recientes']),
    byQuery('seller', 'orders, far back', '/vender/pedidos', [
      `cursor=${Math.max(1_000, orderNumber - 90_000)}`,
    ]),
    byQuery('seller', 'orders, searched', '/vender/pedidos', orderWords.map(search)),
    byQuery(
      'seller',
      'orders, searched in a tab',
      '/vender/pedidos',
      orderWords.map((word, index) => `grupo=${tabs[1 + (index % 6)]}&${search(word)}`),
    ),
    list('seller', 'order', [`/vender/pedidos/${orderNumber}`]),
  ];
}

function sellerMoney({ settlementId, movementId }: Examples): PanelList[] {
  const base = '/vender/dinero';
  return [
    list('seller', 'money, balance and movements', [base]),
    list('seller', 'money, a movement', [`${base}/movimientos/${movementId}`]),
    list('seller', 'money, settlements', [`${base}/liquidaciones`]),
    list('seller', 'money, a settlement', [`${base}/liquidaciones/${settlementId}`]),
  ];
}

function sellerPeople({ accountId }: Examples): PanelList[] {
  return [
    byQuery('seller', 'questions, open', '/vender/preguntas', ['estado=abiertas']),
    byQuery('seller', 'questions, answered', '/vender/preguntas', ['estado=respondidas']),
    byQuery('seller', 'questions, reported', '/vender/preguntas', ['estado=reportadas']),
    byQuery('seller', 'reviews, without reply', '/vender/valoraciones', ['filtro=sin-respuesta']),
    byQuery('seller', 'reviews, all', '/vender/valoraciones', ['filtro=todas']),
    byQuery('seller', 'activity, all', '/vender/actividad', ['']),
    byQuery('seller', 'activity, of products', '/vender/actividad', ['tipo=productos']),
    byQuery('seller', 'activity, of the shop', '/vender/actividad', ['tipo=tienda']),
    list('seller', 'activity, of a person', [`/vender/actividad?persona=${accountId}`]),
  ];
}
