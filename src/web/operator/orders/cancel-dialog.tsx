import { type FormEvent, useState } from 'react';
import type { CancellationCause } from '../../../domain/cancellation.ts';
import { REQUIRED_MESSAGE } from '../../../domain/validation.ts';
import { callApi } from '../../app/api-client.ts';
import { usePanelCall } from '../../panel/use-panel-call.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { SelectField, TextAreaField } from '../../ui/text-fields.tsx';
import { ACTION_TEXTS, CANCELLATION_NAMES } from './action-texts.ts';
import type { PackageDialogProps } from './move-dialog.tsx';

const CAUSES = Object.keys(CANCELLATION_NAMES) as CancellationCause[];

/** Nothing of the package is sent, or fewer units of some lines; said as what is still sent. */
export function CancelDialog({ orderNumber, parcel, onClose }: PackageDialogProps) {
  const lines = parcel.lines.filter((line) => line.quantity > line.cancelledQuantity);
  const [cause, setCause] = useState<CancellationCause | ''>('');
  const [note, setNote] = useState('');
  const [kept, setKept] = useState<Record<number, number>>({});
  const [isTried, setIsTried] = useState(false);
  const { sending, problem, send } = usePanelCall(onClose);
  const isWhole = lines.every(({ line }) => (kept[line] ?? 0) === 0);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (cause === '' || note.trim() === '') return;
    const units = lines.map(({ line }) => ({ line, quantity: kept[line] ?? 0 }));
    const body = { cause, note: note.trim(), ...(!isWhole && { kept: units }) };
    const params = { orderNumber, sellerId: parcel.sellerId };
    void send(() => callApi('cancelPackage', { params, body }), ACTION_TEXTS.cancel.done);
  };
  return (
    <Dialog open onClose={onClose} title={`Anular el paquete de ${parcel.sellerName}`}>
      <form noValidate onSubmit={save} className="grid gap-5">
        <p>{ACTION_TEXTS.cancel.explanation}</p>
        <KeptUnits lines={lines} kept={kept} onChange={setKept} />
        <SelectField
          label="Causa"
          required
          value={cause}
          error={isTried && cause === '' ? REQUIRED_MESSAGE : undefined}
          onChange={(event) => setCause(CAUSES.find((one) => one === event.currentTarget.value) ?? '')}
        >
          <option value="">Elige una causa</option>
          {CAUSES.map((one) => (
            <option key={one} value={one}>
              {CANCELLATION_NAMES[one]}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label="Motivo"
          required
          rows={3}
          maxLength={500}
          value={note}
          error={isTried && note.trim() === '' ? REQUIRED_MESSAGE : undefined}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <FormProblem text={problem} />
        <Button type="submit" variant="destructive" full loading={sending} loadingLabel="Anulando...">
          {isWhole ? 'Anular el paquete' : 'Anular las demás unidades'}
        </Button>
      </form>
    </Dialog>
  );
}

interface KeptUnitsProps {
  lines: PackageDialogProps['parcel']['lines'];
  /** By line; what is missing is not sent. */
  kept: Record<number, number>;
  onChange: (kept: Record<number, number>) => void;
}

function KeptUnits({ lines, kept, onChange }: KeptUnitsProps) {
  return (
    <ul className="grid gap-4">
      {lines.map(({ line, name, quantity, cancelledQuantity }) => (
        <li key={line} className="flex flex-wrap items-center justify-between gap-3">
          <span className="min-w-0 flex-[1_1_180px] break-words">
            {name}
            <span className="block text-small text-tinta-2">
              ¿Cuántas de {quantity - cancelledQuantity} sí se envían?
            </span>
          </span>
          <QuantityStepper
            label={`Unidades que se envían de ${name}`}
            value={kept[line] ?? 0}
            min={0}
            max={quantity - cancelledQuantity}
            onChange={(units) => onChange({ ...kept, [line]: units })}
          />
        </li>
      ))}
    </ul>
  );
}
