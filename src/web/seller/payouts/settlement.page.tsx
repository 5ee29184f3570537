import { formatPesos } from '../../../domain/money.ts';
import { formatSpanishDate } from '../../../domain/spanish-dates.ts';
import { sellerPaths } from '../../../wire/seller-paths.ts';
import { Card, PageHeading } from '../../panel/card.tsx';
import { shortDayText } from '../../panel/date-texts.ts';
import { Pager } from '../../panel/pager.tsx';
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
              <SettledMovement {...movement} />
            </li>
          ))}
        </ul>
        <Pager
          firstHref={isFirstPage ? null : sellerPaths.settlement(settlement.id)}
          nextHref={nextCursor ? sellerPaths.settlement(settlement.id, nextCursor) : null}
        />
      </Card>
    </>
  );
}

function SettledMovement({
  id,
  date,
  text,
  availableChange,
  lines,
  deliveredOn,
  dueOn,
}: Data['movements'][number]) {
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <p className="min-w-0">
          <a href={sellerPaths.movement(id)} className="hover:underline">
            {text}
          </a>
          <span className="block text-small text-tinta-3">
            {shortDayText(date)}
            {deliveredOn && ` · entregado el ${shortDayText(deliveredOn)}`}
            {dueOn && ` · se debía pagar a más tardar el ${shortDayText(dueOn)}`}
          </span>
        </p>
        <span className="cifra whitespace-nowrap">{formatPesos(availableChange)}</span>
      </div>
      {lines.length > 0 && (
        <ul className="mt-2 grid gap-2 rounded-[12px] bg-crema-1 p-3 text-small">
          {lines.map((line) => (
            <li key={line.line} className="flex flex-wrap justify-between gap-x-4">
              <span className="min-w-0">
                {line.quantity} × {line.name}
              </span>
              <span className="text-tinta-2">
                {formatPesos(line.saleAmount)} − comisión {String(line.feePercent).replace('.', ',')} % (
                {formatPesos(line.fee)}) = <strong>{formatPesos(line.net)}</strong>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
