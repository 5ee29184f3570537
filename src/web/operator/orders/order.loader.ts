import { PageError, type PageRequest, valueOrPageError } from '../../app/page.ts';
import { requireOperator } from '../layout/require-operator.ts';

export async function operatorOrderLoader(page: PageRequest) {
  const centre = await requireOperator(page, 'see-orders');
  const orderNumber = Number(page.params.number);
  if (!Number.isSafeInteger(orderNumber) || orderNumber < 1) throw new PageError(404);
  const order = valueOrPageError(await page.call('getOperatorOrder', { params: { orderNumber } }));
  const refunds = valueOrPageError(await page.call('listOrderRefunds', { params: { number: orderNumber } }));
  const seesMoney = centre.permissions.includes('see-money');
  const books = seesMoney
    ? valueOrPageError(await page.call('explainLedgerOrder', { params: { orderNumber } }))
    : null;
  return {
    meta: {
      title: `Pedido N.º ${orderNumber} | ${page.brand.name}`,
      description: 'Un pedido con todo lo que pasó.',
      canonical: null,
    },
    brandName: page.brand.name,
    centre,
    now: Date.now(),
    order,
    refunds,
    entries:
      books?.entries.map(({ id, postedOn, debit, credit, amount, explanation }) => ({
        ...{ id, postedOn, amount, explanation },
        debit: debit.name,
        credit: credit.name,
      })) ?? null,
  };
}

export type OrderData = Awaited<ReturnType<typeof operatorOrderLoader>>;
