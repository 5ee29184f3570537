import { type FormEvent, useState } from 'react';
import type { SellerOrder } from '../../../wire/orders/seller-order-entities.ts';
import { callApi } from '../../app/api-client.ts';
import { CarrierField } from '../../panel/carrier-field.tsx';
import { usePanelCall } from '../../panel/use-panel-call.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import { ACTION_TEXTS } from './action-texts.ts';

const WITH_GUIDE = [1, 7, 2, 30] as const;

/** Makes the guide of a packed parcel, or corrects the one of a parcel that is with its carrier. */
export function GuideDialog({ order, onClose }: { order: SellerOrder; onClose: () => void }) {
  const [carrier, setCarrier] = useState(order.carrier ?? '');
  const [trackingUrl, setTrackingUrl] = useState(order.trackingUrl ?? '');
  const [trackingNumber, setTrackingNumber] = useState(order.trackingNumber ?? '');
  const { sending, problem, send } = usePanelCall(onClose);
  const isComplete = carrier.trim() !== '' && trackingNumber.trim() !== '';
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete) return;
    const to = WITH_GUIDE.find((statusId) => statusId === order.statusId) ?? 1;
    const guide = { carrier: carrier.trim(), trackingNumber: trackingNumber.trim() };
    const body = { to, ...guide, trackingUrl: trackingUrl.trim() };
    const params = { orderNumber: order.orderNumber };
    void send(() => callApi('moveSellerOrder', { params, body }), ACTION_TEXTS.guide.done);
  };
  return (
    <Dialog open onClose={onClose} title="Guía de envío">
      <form noValidate onSubmit={save} className="grid gap-5">
        <CarrierField
          value={carrier}
          onChange={setCarrier}
          page={{ value: trackingUrl, onChange: setTrackingUrl }}
        />
        <TextField
          label="Número de guía"
          required
          maxLength={60}
          autoComplete="off"
          hint="Tu cliente lo recibe por correo para seguir su paquete."
          value={trackingNumber}
          onChange={(event) => setTrackingNumber(event.currentTarget.value)}
        />
        <FormProblem text={problem} />
        <Button
          type="submit"
          full
          disabled={!isComplete}
          loading={sending}
          loadingLabel={ACTION_TEXTS.guide.doing}
        >
          Guardar guía
        </Button>
      </form>
    </Dialog>
  );
}
