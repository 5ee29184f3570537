import { CASH_LIMIT_TAG, findCashLimit } from '../../app/cash-limit.ts';
import type { PageRequest } from '../../app/page.ts';
import { contentMeta } from './content-meta.ts';

export async function aboutLoader(page: PageRequest) {
  const description =
    'Cómo comprar a varios vendedores en un solo pedido, cómo se calcula el envío y cómo vender.';
  const base = contentMeta(page, 'Cómo funciona', description);
  const paysAtHome = (await findCashLimit(page)) > 0;
  return { ...base, cacheTags: [...base.cacheTags, CASH_LIMIT_TAG], brand: page.brand, paysAtHome };
}
