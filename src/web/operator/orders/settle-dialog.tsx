import { type FormEvent, useState } from 'react';
import { REQUIRED_MESSAGE } from '../../../domain/validation.ts';
import { callApi } from '../../app/api-client.ts';
import { usePanelCall } from '../../panel/use-panel-call.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { TextAreaField } from '../../ui/text-fields.tsx';
import type { PackageDialogProps } from './move-dialog.tsx';

/** The delivery counts from now on, with what proves it. One that did not happen is refunded instead. */
export function SettleDialog({ orderNumber, parcel, onClose }: PackageDialogProps) {
  const [note, setNote] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { sending, problem, send } = usePanelCall(onClose);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (note.trim() === '') return;
    const params = { orderNumber, sellerId: parcel.sellerId };
    void send(
      () => callApi('settleDelivery', { params, body: { note: note.trim() } }),
      'La entrega quedó comprobada',
    );
  };
  return (
    <Dialog open onClose={onClose} title="Entrega comprobada">
      <form noValidate onSubmit={save} className="grid gap-5">
        <p>
          Desde ahora corren los plazos de la plata de la tienda. Si el paquete no llegó, cierra esto y hazle
          el reembolso al comprador.
        </p>
        <TextAreaField
          label="Qué lo prueba"
          hint="Queda en el registro del pedido."
          required
          rows={3}
          maxLength={500}
          value={note}
          error={isTried && note.trim() === '' ? REQUIRED_MESSAGE : undefined}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <FormProblem text={problem} />
        <Button type="submit" full loading={sending} loadingLabel="Guardando...">
          Entrega comprobada
        </Button>
      </form>
    </Dialog>
  );
}
