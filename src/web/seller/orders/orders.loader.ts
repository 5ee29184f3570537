import * as z from 'zod/mini';
import { orderTab } from '../../../wire/orders/seller-order-entities.ts';
import { sellerPaths } from '../../../wire/seller-paths.ts';
import { type PageRequest, valueOrPageError } from '../../app/page.ts';
import { askedText } from '../../panel/asked.ts';
import { readViews } from '../../panel/views/read-views.ts';
import { requireSeller } from '../layout/require-seller.ts';

const TAB_NAMES = {
  all: 'Todos',
  'to-accept': 'Por aceptar',
  'to-prepare': 'Por preparar',
  'to-send': 'Por enviar',
  'on-the-way': 'En camino',
  delivered: 'Entregados',
  cancelled: 'Anulados',
  'cash-to-report': 'Efectivo por reportar',
} as const;

export async function sellerOrdersLoader(page: PageRequest) {
  const panel = await requireSeller(page, 'see-orders');
  const asked = page.url.searchParams;
  const tab = readTab(asked.get('grupo'));
  const sort = asked.get('orden') === 'recientes' ? ('newest' as const) : ('deadline' as const);
  const search = askedText(asked.get('buscar'), 80);
  const cursor = /^\d{1,13}(-\d{1,10})?$/.exec(asked.get('cursor') ?? '')?.[0];
  const query = { tab, sort, search, ...(cursor && { cursor }) };
  const counts = valueOrPageError(await page.read('countSellerOrders', {}));
  const { orders, nextCursor } = valueOrPageError(await page.read('listSellerOrders', query));
  const first = { grupo: asked.get('grupo'), orden: asked.get('orden'), buscar: search };
  return {
    meta: {
      title: `Pedidos de ${panel.shopName} | ${page.brand.name}`,
      description: 'Los pedidos de tu tienda.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    savedViews: await readViews(page, 'seller-orders'),
    now: Date.now(),
    search,
    tabWord: z.encode(orderTab, tab),
    sorts: counts.some((one) => one.tab === tab && hasDeadlines(tab))
      ? [
          { name: 'Por plazo', href: address({ ...first, orden: null }), isCurrent: sort === 'deadline' },
          {
            name: 'Más recientes',
            href: address({ ...first, orden: 'recientes' }),
            isCurrent: sort === 'newest',
          },
        ]
      : [],
    tabs: counts.map((one) => ({
      ...one,
      name: TAB_NAMES[one.tab],
      href: address({ grupo: z.encode(orderTab, one.tab), buscar: search }),
      isCurrent: one.tab === tab,
    })),
    orders,
    firstHref: cursor ? address(first) : null,
    nextHref: nextCursor ? address({ ...first, cursor: nextCursor }) : null,
  };
}

function readTab(word: string | null) {
  const read = z.safeDecode(orderTab, word as never);
  return read.success ? read.data : 'all';
}

function hasDeadlines(tab: keyof typeof TAB_NAMES): boolean {
  return tab === 'to-accept' || tab === 'to-prepare' || tab === 'to-send';
}

function address(query: Record<string, string | null>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const search = new URLSearchParams(given.filter(([name, value]) => name !== 'grupo' || value !== 'todos'));
  return search.size > 0 ? `${sellerPaths.orders()}?${search}` : sellerPaths.orders();
}
