import { type FormEvent, useState } from 'react';
import { PACKAGE_ACTIONS, type PackageAction } from '../../../domain/package-action.ts';
import type { ChangeableStatus } from '../../../domain/package-transition.ts';
import { REQUIRED_MESSAGE } from '../../../domain/validation.ts';
import { callApi } from '../../app/api-client.ts';
import { CarrierField } from '../../panel/carrier-field.tsx';
import { usePanelCall } from '../../panel/use-panel-call.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/choice-fields.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { TextAreaField, TextField } from '../../ui/text-fields.tsx';
import { ACTION_TEXTS } from './action-texts.ts';
import type { Parcel } from './package-card.tsx';

export interface PackageDialogProps {
  orderNumber: number;
  parcel: Parcel;
  onClose: () => void;
}

type MoveAction = Exclude<PackageAction, 'cancel' | 'collect-cash'>;

interface Typed {
  carrier: string;
  trackingNumber: string;
  trackingUrl: string;
  note: string;
  restock: boolean;
}

/** Moves a package on in the shop's stead, with the reason. */
export function MoveDialog({
  orderNumber,
  parcel,
  action,
  onClose,
}: PackageDialogProps & { action: MoveAction }) {
  const [typed, setTyped] = useState<Typed>({
    carrier: parcel.carrier ?? '',
    trackingNumber: parcel.trackingNumber ?? '',
    trackingUrl: parcel.trackingUrl ?? '',
    note: '',
    restock: true,
  });
  const [isTried, setIsTried] = useState(false);
  const { sending, problem, send } = usePanelCall(onClose);
  const asksGuide = action === 'guide' || action === 'picked-up';
  const missing = (value: string) => (isTried && value.trim() === '' ? REQUIRED_MESSAGE : undefined);
  const needed = asksGuide ? [typed.note, typed.carrier, typed.trackingNumber] : [typed.note];
  const change = (parts: Partial<Typed>) => setTyped({ ...typed, ...parts });
  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (needed.some((value) => value.trim() === '')) return;
    const params = { orderNumber, sellerId: parcel.sellerId };
    void send(() => callFor(action, params, typed, asksGuide), ACTION_TEXTS[action].done);
  };
  return (
    <Dialog open onClose={onClose} title={ACTION_TEXTS[action].button}>
      <form noValidate onSubmit={save} className="grid gap-5">
        <p>{ACTION_TEXTS[action].explanation}</p>
        {asksGuide && <GuideFields typed={typed} missing={missing} change={change} />}
        {action === 'returned' && (
          <CheckboxField
            label="Los productos están en buen estado y vuelven a la venta"
            checked={typed.restock}
            onChange={(event) => change({ restock: event.currentTarget.checked })}
          />
        )}
        <TextAreaField
          label="Motivo"
          hint="Queda en la historia del paquete, que la tienda lee."
          required
          rows={3}
          maxLength={300}
          value={typed.note}
          error={missing(typed.note)}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
        <FormProblem text={problem} />
        <Button type="submit" full loading={sending} loadingLabel="Guardando...">
          {ACTION_TEXTS[action].button}
        </Button>
      </form>
    </Dialog>
  );
}

interface GuideFieldsProps {
  typed: Typed;
  missing: (value: string) => string | undefined;
  change: (parts: Partial<Typed>) => void;
}

function GuideFields({ typed, missing, change }: GuideFieldsProps) {
  return (
    <>
      <CarrierField
        value={typed.carrier}
        error={missing(typed.carrier)}
        onChange={(carrier) => change({ carrier })}
        page={{ value: typed.trackingUrl, onChange: (trackingUrl) => change({ trackingUrl }) }}
      />
      <TextField
        label="Número de guía"
        required
        maxLength={60}
        value={typed.trackingNumber}
        error={missing(typed.trackingNumber)}
        onChange={(event) => change({ trackingNumber: event.currentTarget.value })}
      />
    </>
  );
}

function callFor(
  action: MoveAction,
  params: { orderNumber: number; sellerId: number },
  { carrier, trackingNumber, trackingUrl, note: typedNote, restock }: Typed,
  asksGuide: boolean,
) {
  const note = typedNote.trim();
  if (action === 'refused') return callApi('recordRefusal', { params, body: { reason: note } });
  if (action === 'returned') return callApi('returnPackage', { params, body: { restock, note } });
  const to = PACKAGE_ACTIONS[action] satisfies ChangeableStatus;
  const guide = asksGuide
    ? { carrier: carrier.trim(), trackingNumber: trackingNumber.trim(), trackingUrl: trackingUrl.trim() }
    : {};
  return callApi('changePackageStatus', { params, body: { to, note, ...guide } });
}
