import { percentText } from '../../../domain/fee-rule.ts';
import { Card } from '../../panel/card.tsx';
import { FeeTag, feePeriodText } from '../../panel/fee-texts.tsx';
import type { sellerMoneyLoader } from './money.loaders.ts';

type Fees = Awaited<ReturnType<typeof sellerMoneyLoader>>['fees'];

/** What the marketplace keeps of the shop's sales, now and later. */
export function FeesCard({ basePercent, fees }: Fees) {
  return (
    <Card className="mt-5" title="Tu comisión">
      <p className="mt-2">
        La plataforma cobra el <strong>{percentText(basePercent)}</strong> de cada venta
        {fees.length > 0 && ', salvo donde rige una de estas'}. Cada pedido conserva la comisión del día en
        que se hizo.
      </p>
      {fees.length > 0 && (
        <>
          <ul className="mt-3 grid gap-2">
            {fees.map(({ id, percent, sellerId, categoryName, ...fee }) => (
              <li key={id}>
                <strong>{percentText(percent)}</strong>{' '}
                {categoryName === null ? 'en todas tus ventas' : `en ${categoryName}`}
                {sellerId === null && ' para todas las tiendas'}, {feePeriodText(fee)}{' '}
                <FeeTag state={fee.state} />
              </li>
            ))}
          </ul>
          <p className="mt-3 text-small text-tinta-3">
            Primero va la de tu tienda en una categoría, después la de tu tienda y por último la de la
            categoría.
          </p>
        </>
      )}
    </Card>
  );
}
