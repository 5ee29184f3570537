import { paths } from '../../../../wire/paths.ts';
import { PageError, PageRedirect, type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { readId } from '../../../app/read-id.ts';

/** What is left to rate of her order. Whoever is logged out and holds no key is asked to log in. */
export async function rateOrderLoader({ url, params, call, brand }: PageRequest) {
  const orderNumber = readId(params.orderNumber);
  if (orderNumber === null) throw new PageError(404);
  const lines = await call('listLinesToRate', { params: { orderNumber } });
  if (!lines.ok) {
    const { user } = valueOrPageError(await call('getSession', {}));
    if (!user) throw new PageRedirect(paths.login(url.pathname + url.search));
    throw new PageError(404);
  }
  return {
    meta: {
      title: `Tu opinión | ${brand.name}`,
      description: 'Cuenta cómo te fue con lo que compraste.',
      canonical: null,
    },
    orderNumber,
    lines: lines.value,
  };
}
