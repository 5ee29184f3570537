import { ONLINE_PAYMENT } from '../../../../domain/payment-method.ts';
import { bogotaDay } from '../../../../domain/spanish-dates.ts';
import { paths } from '../../../../wire/paths.ts';
import { PageRedirect, type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { readId } from '../../../app/read-id.ts';
import { type PaymentStatus, statusOf } from '../payment/payment-status.ts';

/**
 * The order of whoever bought it: by the session, by the cookie of the purchase or by the key of its mail (?llave=).
 * Null shows the failure text; whoever is logged out is asked to log in first (spec 2.1).
 */
export async function orderLoader({ url, params, call, brand }: PageRequest) {
  const number = readId(params.orderNumber);
  const token = url.searchParams.get('llave');
  const query = token ? { token } : {};
  const [found, rights, statuses, session] = await Promise.all([
    number === null ? null : call('getOrder', { params: { number }, query }),
    number === null ? null : call('getOrderRights', { params: { number }, query }),
    call('listPackageStatuses', {}),
    call('getSession', {}),
  ]);
  const order = found?.ok ? found.value : null;
  const isLoggedIn = valueOrPageError(session).user !== null;
  const payment =
    order?.payment.methodId === ONLINE_PAYMENT ? await findPayment(order.number, query, call) : null;
  if (!order && !isLoggedIn) throw new PageRedirect(paths.login(url.pathname + url.search));
  return {
    meta: {
      title: `${order ? `Pedido N.º ${order.number}` : 'Tu pedido'} | ${brand.name}`,
      description: 'Paquetes, guías y estado de tu pedido.',
      canonical: null,
    },
    order,
    payment,
    /** Of whoever asks again while the payment is open. */
    question: order ? { number: order.number, ...query } : null,
    token,
    isLoggedIn,
    // Spec 8: a list that cannot be loaded fails silently; the names we know stand in.
    statusNames: statuses.ok ? statuses.value : null,
    /** Of each line; where it cannot be told now, the order is shown without it. */
    rights: rights?.ok ? rights.value : [],
    today: bogotaDay(Date.now()),
  };
}

/** Null where it cannot be told now: the order is shown without it. */
async function findPayment(
  number: number,
  query: { token?: string },
  call: PageRequest['call'],
): Promise<PaymentStatus | null> {
  const asked = await call('getPaymentResult', { query: { number, ...query } });
  return asked.ok ? statusOf(asked.value) : null;
}

export type OrderPageData = Awaited<ReturnType<typeof orderLoader>>;
export type Order = NonNullable<OrderPageData['order']>;
export type OrderPackage = Order['packages'][number];
export type OrderRights = Pick<OrderPageData, 'rights' | 'today'>;
export type StatusNames = OrderPageData['statusNames'];
