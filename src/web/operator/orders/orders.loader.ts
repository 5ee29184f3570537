import * as z from 'zod/mini';
import { ORDER_STAGE_WORDS, PAYMENT_METHOD_WORDS } from '../../../domain/operator-order-filter.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { paymentStateText } from '../../../wire/orders/payment-state-text.ts';
import { type PageRequest, valueOrPageError } from '../../app/page.ts';
import { askedDay, askedText, wholeNumber } from '../../panel/asked.ts';
import { readViews } from '../../panel/views/read-views.ts';
import { requireOperator } from '../layout/require-operator.ts';

export async function operatorOrdersLoader(page: PageRequest) {
  const panel = await requireOperator(page, 'see-orders');
  const filter = readFilter(page.url.searchParams);
  const cursor = wholeNumber(page.url.searchParams.get('cursor'));
  const asked = {
    search: filter.buscar,
    stage: ORDER_STAGE_WORDS[filter.estado as keyof typeof ORDER_STAGE_WORDS],
    method: PAYMENT_METHOD_WORDS[filter.pago as keyof typeof PAYMENT_METHOD_WORDS],
    paymentState: readPaymentState(filter.estadoPago),
    sellerId: wholeNumber(filter.tienda),
    from: filter.desde || undefined,
    until: filter.hasta || undefined,
    late: filter.atrasados ? (true as const) : undefined,
    disputed: filter.noLlego ? (true as const) : undefined,
    cursor,
  };
  const { orders, nextCursor } = valueOrPageError(await page.read('listOperatorOrders', asked));
  return {
    meta: {
      title: `Pedidos | ${page.brand.name}`,
      description: 'Los pedidos de todas las tiendas.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    savedViews: await readViews(page, 'operator-orders'),
    now: Date.now(),
    filter,
    isFiltered: Object.values(filter).some(Boolean),
    orders,
    firstHref: cursor ? address(filter) : null,
    nextHref: nextCursor ? address({ ...filter, cursor: String(nextCursor) }) : null,
  };
}

export type OrdersData = Awaited<ReturnType<typeof operatorOrdersLoader>>;

/** In the words of the address; '' where it says nothing, or nothing that there is. */
function readFilter(asked: URLSearchParams) {
  const word = (name: string, words: object) => {
    const value = asked.get(name) ?? '';
    return Object.hasOwn(words, value) ? value : '';
  };
  const day = (name: string) => askedDay(asked.get(name)) ?? '';
  const state = asked.get('estadoPago') ?? '';
  return {
    buscar: askedText(asked.get('buscar'), 80),
    estado: word('estado', ORDER_STAGE_WORDS),
    pago: word('pago', PAYMENT_METHOD_WORDS),
    estadoPago: readPaymentState(state) ? state : '',
    tienda: String(wholeNumber(asked.get('tienda')) ?? ''),
    desde: day('desde'),
    hasta: day('hasta'),
    atrasados: asked.get('atrasados') === 'si' ? 'si' : '',
    noLlego: asked.get('noLlego') === 'si' ? 'si' : '',
  };
}

function readPaymentState(word: string) {
  const read = z.safeDecode(paymentStateText, word as never);
  return read.success ? read.data : undefined;
}

function address(words: Record<string, string>): string {
  const search = new URLSearchParams(Object.entries(words).filter(([, value]) => value !== ''));
  return search.size > 0 ? `${operatorPaths.orders()}?${search}` : operatorPaths.orders();
}

export type OperatorOrderRow = OrdersData['orders'][number];
