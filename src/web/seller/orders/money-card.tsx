import { formatPesos } from '../../../domain/money.ts';
import type { SellerOrder } from '../../../wire/seller-order-entities.ts';
import { Card } from '../../panel/card.tsx';

const STATE_TEXTS = {
  none: 'Tu dinero se cuenta cuando se reporte el efectivo.',
  held: 'Tu dinero está retenido hasta que pase el plazo de retracto de tu cliente.',
  released: 'Tu dinero ya está disponible.',
  'provider-paid': 'El proveedor de pagos ya te pagó tu parte.',
  'seller-kept': 'Ya tienes el efectivo. Descontaremos la tarifa y el envío de tu próxima liquidación.',
} as const;

export function MoneyCard({ money, isCash }: { money: SellerOrder['money']; isCash: boolean }) {
  return (
    <Card title="Dinero">
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 text-[15px]">
        <Amount name="Productos" amount={money.goods} />
        <Amount name="Tarifa del mercado" amount={-money.fees} />
        <Amount name="Recibes" amount={money.net} strong />
        <Amount name="Envío que paga tu cliente" amount={money.shipping} />
        {money.cashDue > 0 && <Amount name="Cobrar al entregar" amount={money.cashDue} strong />}
      </dl>
      <p className="mt-4 text-[14px] text-tinta-2 leading-5">
        {isCash ? 'Pago contraentrega. ' : 'Pagado en línea. '}
        {(money.net > 0 || money.state !== 'none') && STATE_TEXTS[money.state]}
      </p>
    </Card>
  );
}

function Amount({ name, amount, strong = false }: { name: string; amount: number; strong?: boolean }) {
  return (
    <>
      <dt className={strong ? 'font-semibold' : ''}>{name}</dt>
      <dd className={`text-right ${strong ? 'cifra' : 'tabular-nums'}`}>{formatPesos(amount)}</dd>
    </>
  );
}
