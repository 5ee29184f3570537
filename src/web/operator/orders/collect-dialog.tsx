import { type FormEvent, useState } from 'react';
import { formatPesos } from '../../../domain/money.ts';
import { REQUIRED_MESSAGE } from '../../../domain/validation.ts';
import { callApi } from '../../app/api-client.ts';
import { CarrierField } from '../../panel/carrier-field.tsx';
import { usePanelCall } from '../../panel/use-panel-call.ts';
import { Button } from '../../ui/button.tsx';
import { RadioCard } from '../../ui/choice-fields.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { ACTION_TEXTS } from './action-texts.ts';
import type { PackageDialogProps } from './move-dialog.tsx';

/** The cash of a package came: who has it decides where it stands in the books. */
export function CollectDialog({ orderNumber, parcel, onClose }: PackageDialogProps) {
  const [collectedBy, setCollectedBy] = useState<'carrier' | 'seller'>('carrier');
  const [carrier, setCarrier] = useState(parcel.carrier ?? '');
  const [isTried, setIsTried] = useState(false);
  const { sending, problem, send } = usePanelCall(onClose);
  const isMissing = collectedBy === 'carrier' && carrier.trim() === '';
  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isMissing) return;
    const params = { orderNumber, sellerId: parcel.sellerId };
    const body = {
      amount: parcel.cashDue,
      collectedBy,
      ...(collectedBy === 'carrier' && { carrier: carrier.trim() }),
    };
    void send(() => callApi('recordCollection', { params, body }), ACTION_TEXTS['collect-cash'].done);
  };
  return (
    <Dialog open onClose={onClose} title={ACTION_TEXTS['collect-cash'].button}>
      <form noValidate onSubmit={save} className="grid gap-5">
        <p>
          {ACTION_TEXTS['collect-cash'].explanation} Se cobraron{' '}
          <strong>{formatPesos(parcel.cashDue)}</strong>.
        </p>
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-semibold text-small">¿Quién tiene el efectivo?</legend>
          <RadioCard
            name="recaudadoPor"
            label="La transportadora"
            description="Queda en tránsito hasta que nos lo consigne."
            checked={collectedBy === 'carrier'}
            onChange={() => setCollectedBy('carrier')}
          />
          <RadioCard
            name="recaudadoPor"
            label="La tienda"
            description="Se queda con su parte; la tarifa y el envío se le descuentan."
            checked={collectedBy === 'seller'}
            onChange={() => setCollectedBy('seller')}
          />
        </fieldset>
        {collectedBy === 'carrier' && (
          <CarrierField
            value={carrier}
            error={isTried && isMissing ? REQUIRED_MESSAGE : undefined}
            onChange={setCarrier}
          />
        )}
        <FormProblem text={problem} />
        <Button type="submit" full loading={sending} loadingLabel="Registrando...">
          Registrar {formatPesos(parcel.cashDue)}
        </Button>
      </form>
    </Dialog>
  );
}
