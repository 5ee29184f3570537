import { formatPesos } from '../../../domain/money.ts';
import { operatorMoneyPaths } from '../../../wire/payouts/operator-money-paths.ts';
import { callApi } from '../../app/api-client.ts';
import { momentText } from '../../panel/date-texts.ts';
import { Tag } from '../../ui/surfaces.tsx';
import { TextAreaField } from '../../ui/text-fields.tsx';
import { missing, whenValid } from './check-form.ts';
import { OrderLink, SellerLink } from './money-cells.tsx';
import { MoneyDialog } from './money-form.tsx';
import { textOf } from './pesos-field.tsx';
import type { ReconciliationData } from './reconciliation.page.tsx';

type DifferenceData = ReconciliationData['differences'][number];

/** What differs, why it may be, what to do, and what somebody wrote about it. */
export function Difference({
  difference,
  data: { now, mayMove },
}: {
  difference: DifferenceData;
  data: ReconciliationData;
}) {
  const { subject, cause, remedy, note, resolvedAt, acknowledgedAt, orderNumber, sellerId } = difference;
  return (
    <article>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 className="min-w-0 break-words font-[650]">{subject}</h3>
        {resolvedAt ? (
          <Tag tone="done">Resuelta</Tag>
        ) : (
          <Tag tone={acknowledgedAt ? 'moving' : 'attention'}>{acknowledgedAt ? 'Vista' : 'Por revisar'}</Tag>
        )}
      </div>
      <p className="mt-1">{cause}</p>
      <Amounts difference={difference} />
      <p className="mt-2 text-tinta-2">{remedy}</p>
      <p className="mt-2 flex flex-wrap gap-x-4 text-small text-tinta-3">
        <span>Desde {momentText(Date.parse(difference.firstSeen), now)}</span>
        {orderNumber !== null && <OrderLink number={orderNumber} />}
        {orderNumber !== null && (
          <a href={operatorMoneyPaths.order(orderNumber)} className="text-link">
            Sus movimientos
          </a>
        )}
        {sellerId !== null && <SellerLink id={sellerId} name={`Vendedor ${sellerId}`} />}
      </p>
      {note && <p className="mt-3 whitespace-pre-line rounded-[12px] bg-crema-1 p-3 text-compact">{note}</p>}
      {mayMove && !resolvedAt && <Note difference={difference} />}
    </article>
  );
}

function Amounts({ difference: { expected, found } }: { difference: DifferenceData }) {
  if (expected === null && found === null) return null;
  return (
    <p className="mt-1 text-compact">
      Esperado <strong className="cifra">{expected === null ? 'nada' : formatPesos(expected)}</strong>,
      encontrado <strong className="cifra">{found === null ? 'nada' : formatPesos(found)}</strong>
    </p>
  );
}

/** Who notes it has seen it; only the next comparison resolves it. */
function Note({ difference: { id, note, acknowledgedAt, subject } }: { difference: DifferenceData }) {
  return (
    <div className="mt-3">
      <MoneyDialog
        button={acknowledgedAt ? 'Cambiar nota' : 'Anotar y marcar vista'}
        of={subject}
        title="Nota de la diferencia"
        confirm="Guardar y marcar vista"
        send={(form) =>
          whenValid({ note: missing(form, 'note') }, () =>
            callApi('noteDifference', {
              params: { id },
              body: { note: textOf(form, 'note'), acknowledged: true },
            }),
          )
        }
        done="Guardamos la nota"
      >
        {(errors) => (
          <>
            <p>
              Escribe qué encontraste o qué hiciste. La diferencia se resuelve sola cuando la conciliación ya
              no la ve.
            </p>
            <TextAreaField
              label="Nota"
              name="note"
              required
              maxLength={2000}
              defaultValue={note}
              error={errors.note}
            />
          </>
        )}
      </MoneyDialog>
    </div>
  );
}
