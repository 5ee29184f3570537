import { paths } from '../../../wire/paths.ts';
import { PageRedirect, type PageRequest, valueOrPageError } from '../../app/page.ts';
import { readId } from '../listing/listing-query.ts';

/**
 * The order of whoever bought it: by the session, by the cookie of the purchase or by the key of its mail (?llave=).
 * Null shows the failure text; whoever is logged out is asked to log in first (spec 2.1).
 */
export async function orderLoader({ url, params, call, brand }: PageRequest) {
  const number = readId(params.orderNumber);
  const token = url.searchParams.get('llave');
  const query = token ? { token } : {};
  const [found, statuses, session] = await Promise.all([
    number === null ? null : call('getOrder', { params: { number }, query }),
    call('listPackageStatuses', {}),
    call('getSession', {}),
  ]);
  const order = found?.ok ? found.value : null;
  const isLoggedIn = valueOrPageError(session).user !== null;
  if (!order && !isLoggedIn) throw new PageRedirect(paths.login(url.pathname + url.search));
  return {
    meta: {
      title: `${order ? `Pedido N.º ${order.number}` : 'Tu pedido'} | ${brand.name}`,
      description: 'Paquetes, guías y estado de tu pedido.',
      canonical: null,
    },
    order,
    token,
    isLoggedIn,
    // Spec 8: a list that cannot be loaded fails silently; the names we know stand in.
    statusNames: statuses.ok ? statuses.value : null,
  };
}

export type OrderPageData = Awaited<ReturnType<typeof orderLoader>>;
export type Order = NonNullable<OrderPageData['order']>;
export type OrderPackage = Order['packages'][number];
export type StatusNames = OrderPageData['statusNames'];
