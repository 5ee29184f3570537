import { formatPesos } from '../../../domain/money.ts';
import { PACKAGE_STATUS } from '../../../domain/package-status.ts';
import { CASH_ON_DELIVERY } from '../../../domain/payment-method.ts';
import type { SellerOrder } from '../../../wire/orders/seller-order-entities.ts';
import { Card } from '../../panel/card.tsx';

const STATE_TEXTS = {
  none: 'Tu dinero se cuenta cuando se reporte el efectivo.',
  held: 'Tu dinero está retenido hasta que pase el plazo de retracto de tu cliente.',
  released: 'Tu dinero ya está disponible.',
  'provider-paid': 'El proveedor de pagos ya te pagó tu parte.',
  'seller-kept': 'Ya tienes el efectivo. Descontaremos la tarifa y el envío de tu próxima liquidación.',
} as const;

export function MoneyCard({ money, paymentMethodId, statusId }: SellerOrder) {
  const isCash = paymentMethodId === CASH_ON_DELIVERY;
  const isUnsold = isCash && money.state === 'none' && statusId === PACKAGE_STATUS.returning;
  return (
    <Card title="Dinero">
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 text-compact">
        <Amount name="Productos" amount={money.goods} />
        {!isUnsold && (
          <>
            <Amount name="Tarifa del mercado" amount={-money.fees} />
            <Amount name="Recibes" amount={money.net} strong />
          </>
        )}
        <Amount name="Envío que paga tu cliente" amount={isUnsold ? 0 : money.shipping} />
        {money.lateFreight && (
          <Amount
            name="Envío devuelto por llegar tarde, a tu cargo"
            amount={-money.lateFreight.sellerCharge}
          />
        )}
        {money.lostCredit !== null && (
          <Amount name="Abono: lo perdió la transportadora" amount={money.lostCredit} />
        )}
        {money.cashDue > 0 && <Amount name="Cobrar al entregar" amount={money.cashDue} strong />}
      </dl>
      <p className="mt-4 text-small text-tinta-2 leading-5">
        {isCash ? 'Pago contraentrega. ' : 'Pagado en línea. '}
        {isUnsold ? UNSOLD_TEXT : stateText(money)}
      </p>
    </Card>
  );
}

const UNSOLD_TEXT =
  'Tu cliente no lo recibió: nadie te paga este pedido, y el flete se descuenta de tu próxima liquidación.';

/** Nothing is left of what was cancelled before somebody paid. */
function stateText({ net, state }: SellerOrder['money']): string {
  if (net > 0) return STATE_TEXTS[state];
  return state === 'none' ? '' : 'Se anuló todo: el dinero vuelve a tu cliente.';
}

function Amount({ name, amount, strong = false }: { name: string; amount: number; strong?: boolean }) {
  return (
    <>
      <dt className={strong ? 'font-semibold' : ''}>{name}</dt>
      <dd className={`text-right ${strong ? 'cifra' : 'tabular-nums'}`}>{formatPesos(amount)}</dd>
    </>
  );
}
