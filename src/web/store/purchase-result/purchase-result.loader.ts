import { resultMethodName } from '../../../domain/payment-method.ts';
import type { PageRequest } from '../../app/page.ts';

/** Spec 2.10: the order of whoever bought it, or null, which shows the failure text. */
export async function purchaseResultLoader({ url, call, brand }: PageRequest) {
  const number = Number(url.searchParams.get('pedido'));
  const token = url.searchParams.get('llave');
  const isNumber = Number.isSafeInteger(number) && number > 0;
  const purchase = isNumber
    ? await call('getPurchase', { params: { number }, query: token ? { token } : {} })
    : null;
  return {
    meta: {
      title: `Tu pedido | ${brand.name}`,
      description: 'El resultado de tu compra.',
      canonical: null,
    },
    methodName: resultMethodName({
      paymentReference: url.searchParams.get('ref_payco'),
      method: url.searchParams.get('metodo'),
    }),
    order: purchase?.ok ? purchase.value : null,
  };
}

export type PurchaseResultData = Awaited<ReturnType<typeof purchaseResultLoader>>;
export type PurchasedOrder = NonNullable<PurchaseResultData['order']>;
