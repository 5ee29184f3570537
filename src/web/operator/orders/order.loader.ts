import { type PageRequest, valueOrPageError } from '../../app/page.ts';
import { idOfPath } from '../../panel/asked.ts';
import { requireOperator } from '../layout/require-operator.ts';

export async function operatorOrderLoader(page: PageRequest) {
  const panel = await requireOperator(page, 'see-orders');
  const orderNumber = idOfPath(page.params.number);
  const order = valueOrPageError(await page.read('getOperatorOrder', { orderNumber }));
  const refunds = valueOrPageError(await page.read('listOrderRefunds', { number: orderNumber }));
  const entries = panel.permissions.includes('see-money') ? await listEntries(page, orderNumber) : null;
  return {
    meta: {
      title: `Pedido N.º ${orderNumber} | ${page.brand.name}`,
      description: 'Un pedido con todo lo que pasó.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    now: Date.now(),
    order,
    refunds,
    entries,
  };
}

/** Of an order whose money has not come there are none. */
async function listEntries({ read }: Pick<PageRequest, 'read'>, orderNumber: number) {
  const reply = await read('explainLedgerOrder', { orderNumber });
  if (!reply.ok && reply.reason === 'not-found') return [];
  return valueOrPageError(reply).entries.map(({ id, postedOn, debit, credit, amount, explanation }) => ({
    ...{ id, postedOn, amount, explanation },
    debit: debit.name,
    credit: credit.name,
  }));
}

export type OrderData = Awaited<ReturnType<typeof operatorOrderLoader>>;

export type OperatorOrder = OrderData['order'];
