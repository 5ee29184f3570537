import { percentText } from '../../../domain/fee-rule.ts';
import { operatorMoneyPaths } from '../../../wire/payouts/operator-money-paths.ts';
import { callApi } from '../../app/api-client.ts';
import { Card, ViewChoice } from '../../panel/card.tsx';
import { momentText } from '../../panel/date-texts.ts';
import { FeeTag, feePeriodText } from '../../panel/fee-texts.tsx';
import { CursorPager } from '../../panel/pager.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import { missing, whenValid } from '../payouts/check-form.ts';
import { MoneyDialog } from '../payouts/money-form.tsx';
import { MoneyHead } from '../payouts/money-head.tsx';
import { textOf } from '../payouts/pesos-field.tsx';
import type { operatorFeesLoader } from './fee.loader.ts';
import { FeeForm } from './fee-form.tsx';
import { targetText } from './fee-texts.tsx';

export type FeesData = Awaited<ReturnType<typeof operatorFeesLoader>>;

/** What the marketplace keeps: the rules that hold and are planned, with their history and reasons. */
export function Page({ data }: { data: FeesData }) {
  const { fees, sellerId, isHistory, nextCursor, isFirstPage, mayEdit } = data;
  const history = isHistory ? 'si' : undefined;
  return (
    <>
      <MoneyHead current="Comisiones" />
      <div className="grid gap-5 min-[1280px]:grid-cols-[minmax(0,1fr)_420px]">
        <Card title={sellerId === null ? 'Comisiones' : `Comisiones del vendedor ${sellerId}`}>
          <p className="mt-2 text-tinta-2">
            Rige la del vendedor en la categoría; si no hay, la del vendedor; si no, la de la categoría; y si
            no hay ninguna, la comisión base del vendedor. Los pedidos conservan la comisión del día en que se
            hicieron.
          </p>
          <div className="mt-4 flex flex-wrap items-center gap-4">
            <ViewChoice
              label="Qué comisiones"
              choices={[
                {
                  name: 'Vigentes y programadas',
                  href: operatorMoneyPaths.fees(sellerId),
                  isCurrent: !isHistory,
                },
                {
                  name: 'Toda la historia',
                  href: operatorMoneyPaths.fees(sellerId, 'si'),
                  isCurrent: isHistory,
                },
              ]}
            />
            {sellerId !== null && (
              <a href={operatorMoneyPaths.fees()} className="text-link">
                Ver las de todos
              </a>
            )}
          </div>
          {fees.length === 0 && (
            <p className="py-8 text-center text-tinta-2">
              No hay reglas: cada vendedor paga su comisión base.
            </p>
          )}
          <ul className="mt-2">
            {fees.map((fee) => (
              <li key={fee.id} className="border-linea border-b py-4 last:border-b-0">
                <Fee fee={fee} data={data} />
              </li>
            ))}
          </ul>
          <CursorPager
            next={nextCursor}
            isFirstPage={isFirstPage}
            hrefOf={(cursor) => operatorMoneyPaths.fees(sellerId, history, cursor)}
          />
        </Card>
        {mayEdit && (
          <Card title="Fijar una comisión" className="self-start">
            <FeeForm data={data} />
          </Card>
        )}
      </div>
    </>
  );
}

type FeeRow = FeesData['fees'][number];

function Fee({ fee, data: { now, today, mayEdit } }: { fee: FeeRow; data: FeesData }) {
  const isOpen = fee.state === 'planned' || (fee.state === 'current' && fee.validUntil !== today);
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0 flex-1">
        <p className="break-words">
          <strong className="cifra text-large">{percentText(fee.percent)}</strong> {targetText(fee)}
        </p>
        <p className="mt-1 text-compact text-tinta-2">
          {feePeriodText(fee)} <FeeTag state={fee.state} />
        </p>
        <p className="mt-1 break-words text-small text-tinta-3">
          {fee.reason} · {fee.createdBy ?? 'Sistema'} · {momentText(fee.createdAt, now)}
        </p>
      </div>
      {mayEdit && isOpen && <EndFee fee={fee} />}
    </div>
  );
}

function EndFee({ fee }: { fee: FeeRow }) {
  const isPlanned = fee.state === 'planned';
  const verb = isPlanned ? 'Retirar' : 'Terminar';
  return (
    <MoneyDialog
      button={verb}
      of={`la comisión del ${percentText(fee.percent)} ${targetText(fee)}`}
      title={`${verb} la comisión`}
      confirm={`${verb} la comisión del ${percentText(fee.percent)}`}
      variant="destructive"
      send={(form) =>
        whenValid({ reason: missing(form, 'reason', 3) }, () =>
          callApi('endFee', { params: { id: fee.id }, body: { reason: textOf(form, 'reason') } }),
        )
      }
      done={isPlanned ? 'Retiramos la comisión' : 'La comisión rige hasta hoy'}
    >
      {(errors) => (
        <>
          <p>
            {percentText(fee.percent)} {targetText(fee)}, {feePeriodText(fee)}.{' '}
            {isPlanned
              ? 'No llegará a regir.'
              : 'Rige hasta el final de hoy; los pedidos ya hechos la conservan.'}
          </p>
          <TextField
            label="Motivo"
            name="reason"
            required
            maxLength={300}
            hint="Queda en el registro; si la comisión es de un vendedor, él también lo lee."
            error={errors.reason}
          />
        </>
      )}
    </MoneyDialog>
  );
}
