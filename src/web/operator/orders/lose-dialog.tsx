import { type FormEvent, useState } from 'react';
import { REQUIRED_MESSAGE } from '../../../domain/validation.ts';
import { callApi } from '../../app/api-client.ts';
import { usePanelCall } from '../../panel/use-panel-call.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { TextAreaField } from '../../ui/text-fields.tsx';
import type { PackageDialogProps } from './move-dialog.tsx';

/** The carrier says that the parcel is lost. It cannot be taken back, so it asks for the carrier's word. */
export function LoseDialog({ orderNumber, parcel, onClose }: PackageDialogProps) {
  const [note, setNote] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { sending, problem, send } = usePanelCall(onClose);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (note.trim() === '') return;
    const params = { orderNumber, sellerId: parcel.sellerId };
    void send(
      () => callApi('losePackage', { params, body: { note: note.trim() } }),
      'La pérdida quedó registrada',
    );
  };
  return (
    <Dialog open onClose={onClose} title="Lo perdió la transportadora">
      <form noValidate onSubmit={save} className="grid gap-5">
        <p>
          El comprador recibe todo lo que pagó por este paquete. A la tienda se le abona lo que ganaba con él,
          y el envío que se le haya cobrado por demora. Lo asume la plataforma, que se lo reclama a la
          transportadora. No se puede deshacer.
        </p>
        <TextAreaField
          label="Qué dice la transportadora"
          hint="Queda en la historia del paquete, que la tienda lee."
          required
          rows={3}
          maxLength={300}
          value={note}
          error={isTried && note.trim() === '' ? REQUIRED_MESSAGE : undefined}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <FormProblem text={problem} />
        <Button type="submit" full loading={sending} loadingLabel="Guardando...">
          Registrar la pérdida
        </Button>
      </form>
    </Dialog>
  );
}
