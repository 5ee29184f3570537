import * as z from 'zod/mini';
import { orderTab } from '../../../wire/orders/seller-order-entities.ts';
import { sellerPaths } from '../../../wire/seller-paths.ts';
import { type PageRequest, valueOrPageError } from '../../app/page.ts';
import { askedDay, askedText } from '../../panel/asked.ts';
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
  const cursor = readCursor(asked.get('cursor'));
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

/** A number, or by deadline 'milliseconds-number-day', the day empty where there is none. */
function readCursor(text: string | null): string | undefined {
  const [cursor, day] = /^\d{1,13}(?:-\d{1,10}-(\d{8})?)?$/.exec(text ?? '') ?? [];
  const isDay = !day || askedDay(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`) !== undefined;
  return isDay ? cursor : undefined;
}

function hasDeadlines(tab: keyof typeof TAB_NAMES): boolean {
  return tab === 'to-accept' || tab === 'to-prepare' || tab === 'to-send';
}

function address(query: Record<string, string | null>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const search = new URLSearchParams(given.filter(([name, value]) => name !== 'grupo' || value !== 'todos'));
  return search.size > 0 ? `${sellerPaths.orders()}?${search}` : sellerPaths.orders();
}
