import { type FormEvent, useState } from 'react';
import type { CancellationCause } from '../../../domain/cancellation.ts';
import type { SellerOrder } from '../../../wire/orders/seller-order-entities.ts';
import { callApi } from '../../app/api-client.ts';
import { usePanelCall } from '../../panel/use-panel-call.ts';
import { Button } from '../../ui/button.tsx';
import { RadioCard } from '../../ui/choice-fields.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { SelectField } from '../../ui/text-fields.tsx';
import { ACTION_TEXTS, CANCELLATION_TEXTS } from './action-texts.ts';

const CAUSES = Object.keys(CANCELLATION_TEXTS) as CancellationCause[];

/** Nothing of the package is sent, or fewer units of some lines; said as what is still sent. */
export function CancelDialog({ order, onClose }: { order: SellerOrder; onClose: () => void }) {
  const lines = order.lines.filter((line) => line.quantity > line.cancelledQuantity);
  const left = Object.fromEntries(lines.map((line) => [line.line, line.quantity - line.cancelledQuantity]));
  const [cause, setCause] = useState<CancellationCause | ''>('');
  const [isWhole, setIsWhole] = useState(true);
  const [sent, setSent] = useState<Record<number, number>>(left);
  const { sending, problem, send } = usePanelCall(onClose);
  const changed = lines.filter(({ line }) => sent[line] !== left[line]);
  const isComplete = cause !== '' && (isWhole || changed.length > 0);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (cause === '' || !isComplete) return;
    const kept = changed.map(({ line }) => ({ line, quantity: sent[line] ?? 0 }));
    const body = isWhole ? { cause } : { cause, kept };
    const params = { orderNumber: order.orderNumber };
    void send(() => callApi('cancelSellerOrder', { params, body }), ACTION_TEXTS.cancel.done);
  };
  return (
    <Dialog open onClose={onClose} title={ACTION_TEXTS.cancel.button}>
      <form noValidate onSubmit={save} className="grid gap-5">
        <p>Le avisamos a tu cliente. Si ya pagó, le devolvemos el dinero de lo que no envías.</p>
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-semibold text-small">¿Qué no puedes enviar?</legend>
          <RadioCard
            name="alcance"
            label="Todo el paquete"
            checked={isWhole}
            onChange={() => setIsWhole(true)}
          />
          <RadioCard
            name="alcance"
            label="Solo algunas unidades"
            checked={!isWhole}
            onChange={() => setIsWhole(false)}
          />
        </fieldset>
        {!isWhole && <KeptUnits {...{ lines, left, sent }} onChange={setSent} />}
        <SelectField
          label="Motivo"
          required
          value={cause}
          onChange={(event) => setCause(CAUSES.find((one) => one === event.currentTarget.value) ?? '')}
        >
          <option value="">Elige un motivo</option>
          {CAUSES.map((one) => (
            <option key={one} value={one}>
              {CANCELLATION_TEXTS[one]}
            </option>
          ))}
        </SelectField>
        <FormProblem text={problem} />
        <Button
          type="submit"
          variant="destructive"
          full
          disabled={!isComplete}
          loading={sending}
          loadingLabel={ACTION_TEXTS.cancel.doing}
        >
          {isWhole ? 'Anular el paquete' : 'Anular estas unidades'}
        </Button>
      </form>
    </Dialog>
  );
}

interface KeptUnitsProps {
  lines: SellerOrder['lines'];
  /** Units by line: what may be sent, and what will be. */
  left: Record<number, number>;
  sent: Record<number, number>;
  onChange: (sent: Record<number, number>) => void;
}

function KeptUnits({ lines, left, sent, onChange }: KeptUnitsProps) {
  return (
    <ul className="grid gap-4">
      {lines.map(({ line, name }) => (
        <li key={line} className="flex flex-wrap items-center justify-between gap-3">
          <span className="min-w-0 flex-[1_1_180px] break-words">
            {name}
            <span className="block text-small text-tinta-2">¿Cuántas de {left[line]} sí envías?</span>
          </span>
          <QuantityStepper
            label={`Unidades que envías de ${name}`}
            value={sent[line] ?? 0}
            min={0}
            {...(left[line] !== undefined && { max: left[line] })}
            onChange={(quantity) => onChange({ ...sent, [line]: quantity })}
          />
        </li>
      ))}
    </ul>
  );
}
