import { formatPesos } from '../../../domain/money.ts';
import { formatSpanishDate } from '../../../domain/spanish-dates.ts';
import { operatorMoneyPaths } from '../../../wire/payouts/operator-money-paths.ts';
import { Card, PageHeading } from '../../panel/card.tsx';
import { CursorPager } from '../../panel/pager.tsx';
import { SettledMovement } from '../../panel/settled-movement.tsx';
import { Notice } from '../../ui/surfaces.tsx';
import { Amount, SellerLink } from './money-cells.tsx';
import { PayoutTag } from './payout-tag.tsx';
import type { operatorSettlementLoader } from './settlement.loaders.ts';

type Data = Awaited<ReturnType<typeof operatorSettlementLoader>>;

export function Page({ data }: { data: Data }) {
  const { settlement, movements, nextCursor, isFirstPage } = data;
  const { id, sellerId, sellerName, createdOn, bankName, maskedAccount, payoutState } = settlement;
  return (
    <>
      <a href={operatorMoneyPaths.sellerMoney(sellerId)} className="text-link inline-block py-2">
        Volver al dinero del vendedor
      </a>
      <PageHeading
        title={`Liquidación N.º ${id}`}
        text={
          <>
            <SellerLink id={sellerId} name={sellerName} /> · {formatSpanishDate(createdOn)} · {bankName}{' '}
            {maskedAccount}
          </>
        }
        action={<PayoutTag state={payoutState} />}
      />
      {settlement.failure && (
        <Notice tone="urgent" className="mb-5">
          El banco no hizo el giro: {settlement.failure}. El valor volvió al saldo del vendedor.
        </Notice>
      )}
      <Card title={`Giro ${settlement.payoutId} de ${formatPesos(settlement.amount)}`}>
        {settlement.paidOn && (
          <p className="mt-1 text-tinta-2">
            Pagado el {formatSpanishDate(settlement.paidOn)}
            {settlement.bankReference && `, referencia ${settlement.bankReference}`}.
          </p>
        )}
        <ul className="mt-3">
          {movements.map((movement) => (
            <li key={movement.id} className="border-linea border-b py-4 last:border-b-0">
              <SettledMovement
                movement={movement}
                href={operatorMoneyPaths.entry(movement.id)}
                amount={<Amount pesos={movement.availableChange} />}
              />
            </li>
          ))}
        </ul>
        <CursorPager
          next={nextCursor}
          isFirstPage={isFirstPage}
          hrefOf={(cursor) => operatorMoneyPaths.settlement(id, cursor)}
        />
      </Card>
    </>
  );
}
