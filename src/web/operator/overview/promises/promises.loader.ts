import { type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { requireOperator } from '../../layout/require-operator.ts';
import { PROMISE_ORDERS, PROMISE_PERIODS } from './promise-views.ts';

export async function operatorPromisesLoader(page: PageRequest) {
  const panel = await requireOperator(page, 'see-figures');
  const asked = page.url.searchParams;
  const days = PROMISE_PERIODS.find((one) => String(one) === asked.get('dias')) ?? 30;
  const view = PROMISE_ORDERS.find(({ word }) => word === asked.get('orden')) ?? PROMISE_ORDERS[0];
  return {
    meta: {
      title: `Puntualidad | ${page.brand.name}`,
      description: 'Lo que se prometió y lo que llegó.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    days,
    view,
    figures: valueOrPageError(await page.read('getPromiseFigures', { days, order: view.order })),
  };
}

export type PromisesData = Awaited<ReturnType<typeof operatorPromisesLoader>>;
