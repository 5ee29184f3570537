import { formatPesos } from '../../../domain/money.ts';
import { mayPayoutBecome } from '../../../domain/payout-state.ts';
import { callApi } from '../../app/api-client.ts';
import { TextField } from '../../ui/text-fields.tsx';
import { missing, whenValid } from './check-form.ts';
import { MoneyDialog } from './money-form.tsx';
import type { PayoutsData } from './payouts.page.tsx';
import { textOf } from './pesos-field.tsx';

type Payout = PayoutsData['payouts'][number];

/** What the bank has done with a payout, as far as it may follow. */
export function PayoutSteps({ payout }: { payout: Payout }) {
  const { state } = payout;
  return (
    <span className="flex flex-wrap gap-2 sm:justify-end">
      {mayPayoutBecome(state, 'paid') && <Paid payout={payout} />}
      {mayPayoutBecome(state, 'failed') && <Refused payout={payout} to="failed" />}
      {mayPayoutBecome(state, 'returned') && <Refused payout={payout} to="returned" />}
    </span>
  );
}

function Paid({ payout: { id, amount, sellerName, reference } }: { payout: Payout }) {
  return (
    <MoneyDialog
      button="Pagado"
      of={reference}
      look="secondary"
      title={`Giro ${id} pagado`}
      confirm={`Registrar el pago de ${formatPesos(amount)}`}
      send={(form) =>
        whenValid({ bankReference: missing(form, 'bankReference') }, () =>
          callApi('markPayoutPaid', {
            params: { payoutId: id },
            body: { bankReference: textOf(form, 'bankReference') },
          }),
        )
      }
      done={`Registramos el pago del giro ${id}`}
    >
      {(errors) => (
        <>
          <p>
            El banco pagó {formatPesos(amount)} a {sellerName}.
          </p>
          <TextField
            label="Referencia del banco"
            name="bankReference"
            required
            maxLength={60}
            error={errors.bankReference}
          />
        </>
      )}
    </MoneyDialog>
  );
}

const REFUSALS = {
  failed: { call: 'markPayoutFailed', button: 'Falló', title: 'fallido', verb: 'no aceptó' },
  returned: { call: 'markPayoutReturned', button: 'Devuelto', title: 'devuelto', verb: 'devolvió' },
} as const;

function Refused({ payout, to }: { payout: Payout; to: keyof typeof REFUSALS }) {
  const { id, amount, sellerName, reference } = payout;
  const { call, button, title, verb } = REFUSALS[to];
  return (
    <MoneyDialog
      button={button}
      of={reference}
      title={`Giro ${id} ${title}`}
      confirm={`Devolver ${formatPesos(amount)} al saldo`}
      variant="destructive"
      send={(form) =>
        whenValid({ reason: missing(form, 'reason', 3) }, () =>
          callApi(call, { params: { payoutId: id }, body: { reason: textOf(form, 'reason') } }),
        )
      }
      done={`Devolvimos ${formatPesos(amount)} al saldo del vendedor`}
    >
      {(errors) => (
        <>
          <p>
            El banco {verb} el giro de {formatPesos(amount)} a {sellerName}. El dinero vuelve a su saldo, la
            próxima liquidación lo paga, y el vendedor recibe un correo con el motivo.
          </p>
          <TextField
            label="Motivo que dio el banco"
            name="reason"
            required
            maxLength={200}
            hint="El vendedor lo lee: «Cuenta cerrada»."
            error={errors.reason}
          />
        </>
      )}
    </MoneyDialog>
  );
}
