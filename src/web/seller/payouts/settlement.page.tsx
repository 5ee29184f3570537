import { formatPesos } from '../../../domain/money.ts';
import { formatSpanishDate } from '../../../domain/spanish-dates.ts';
import { sellerPaths } from '../../../wire/seller-paths.ts';
import { Card, PageHeading } from '../../panel/card.tsx';
import { CursorPager } from '../../panel/pager.tsx';
import { SettledMovement } from '../../panel/settled-movement.tsx';
import { Notice } from '../../ui/surfaces.tsx';
import type { sellerSettlementLoader } from './money.loaders.ts';
import { PayoutTag } from './payout-tag.tsx';

type Data = Awaited<ReturnType<typeof sellerSettlementLoader>>;

export function Page({ data }: { data: Data }) {
  const { settlement, movements, nextCursor, isFirstPage } = data;
  return (
    <>
      <a href={sellerPaths.settlements()} className="text-link inline-block py-2">
        Volver a las liquidaciones
      </a>
      <PageHeading
        title={`Liquidación N.º ${settlement.id}`}
        text={`${formatSpanishDate(settlement.createdOn)} · ${settlement.bankName} ${settlement.maskedAccount}`}
        action={<PayoutTag state={settlement.payoutState} />}
      />
      {settlement.failure && (
        <Notice tone="urgent" className="mb-5">
          El banco no hizo el giro: {settlement.failure}. El valor volvió a tu saldo.
        </Notice>
      )}
      <Card title={`Giro de ${formatPesos(settlement.amount)}`}>
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
                href={sellerPaths.movement(movement.id)}
                amount={
                  <span className="cifra whitespace-nowrap">{formatPesos(movement.availableChange)}</span>
                }
              />
            </li>
          ))}
        </ul>
        <CursorPager
          next={nextCursor}
          isFirstPage={isFirstPage}
          hrefOf={(cursor) => sellerPaths.settlement(settlement.id, cursor)}
        />
      </Card>
    </>
  );
}
