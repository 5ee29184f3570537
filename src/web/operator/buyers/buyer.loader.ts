import { type PageRequest, valueOrPageError } from '../../app/page.ts';
import { idOfPath, wholeNumber } from '../../panel/asked.ts';
import { requireOperator } from '../layout/require-operator.ts';

/** Everything about one person; the call notes who opened it. */
export async function operatorBuyerLoader(page: PageRequest) {
  const panel = await requireOperator(page, 'see-buyers');
  const params = { accountId: accountIdOf(page) };
  const buyer = valueOrPageError(await page.read('getOperatorBuyer', params));
  return {
    meta: { title: `Cliente | ${page.brand.name}`, description: 'La ficha del cliente.', canonical: null },
    brandName: page.brand.name,
    panel,
    now: Date.now(),
    buyer,
  };
}

/** Her list of orders as she reads it. */
export async function operatorBuyerViewLoader(page: PageRequest) {
  const panel = await requireOperator(page, 'see-buyers');
  const cursor = wholeNumber(page.url.searchParams.get('cursor'));
  const accountId = accountIdOf(page);
  const list = valueOrPageError(await page.read('listOperatorBuyerOrders', { accountId, cursor }));
  return {
    meta: { title: `Pedidos del cliente | ${page.brand.name}`, description: 'Como los ve.', canonical: null },
    brandName: page.brand.name,
    panel,
    accountId,
    isFirst: cursor === undefined,
    ...list,
  };
}

/** One of her orders as she reads it. */
export async function operatorBuyerOrderLoader(page: PageRequest) {
  const panel = await requireOperator(page, 'see-buyers');
  const accountId = accountIdOf(page);
  const orderNumber = idOfPath(page.params.number);
  const params = { accountId, orderNumber };
  const { order, firstName } = valueOrPageError(await page.read('getOperatorBuyerOrder', params));
  return {
    meta: {
      title: `Pedido ${orderNumber} | ${page.brand.name}`,
      description: 'Como lo ve.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    accountId,
    firstName,
    order,
  };
}

function accountIdOf({ params }: PageRequest): number {
  return idOfPath(params.id);
}

export type BuyerData = Awaited<ReturnType<typeof operatorBuyerLoader>>;
export type BuyerViewData = Awaited<ReturnType<typeof operatorBuyerViewLoader>>;
export type BuyerOrderData = Awaited<ReturnType<typeof operatorBuyerOrderLoader>>;
