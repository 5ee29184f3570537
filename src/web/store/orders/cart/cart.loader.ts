import { CASH_LIMIT_TAG, findCashLimit } from '../../../app/cash-limit.ts';
import type { PageRequest } from '../../../app/page.ts';

/** The cart lives in the browser; the page itself is the same for everybody. */
export async function cartLoader({ brand, call }: PageRequest) {
  return {
    meta: {
      title: `Tu carrito | ${brand.name}`,
      description: 'Los productos que elegiste, sus precios de hoy y el subtotal.',
      canonical: null,
    },
    cacheTags: ['content', CASH_LIMIT_TAG],
    paysAtHome: (await findCashLimit({ call })) > 0,
  };
}
