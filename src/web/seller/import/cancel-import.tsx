import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { ImportDetail } from './import-texts.ts';
import type { useImportCall } from './use-import-call.ts';

/** Gives an import up, after a second thought. */
export function CancelImport({
  one,
  call,
}: {
  one: Pick<ImportDetail, 'state'>;
  call: ReturnType<typeof useImportCall>;
}) {
  const [open, setOpen] = useState(false);
  const isApplying = one.state === 'applying';
  return (
    <>
      <Button size="compact" variant="destructive" className="mt-4" onClick={() => setOpen(true)}>
        {isApplying ? 'Detener' : 'Cancelar la carga'}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={isApplying ? '¿Detener la carga?' : '¿Cancelar la carga?'}
      >
        <p>
          {isApplying
            ? 'Lo que ya se guardó, queda guardado. Lo demás no se guarda.'
            : 'No se guarda nada. Para seguir después tendrás que subir el archivo de nuevo.'}
        </p>
        <div className="mt-5 flex flex-wrap gap-2">
          <Button
            variant="destructive"
            loading={call.sending === 'cancel'}
            onClick={() => {
              void call.send('cancel').then(() => setOpen(false));
            }}
          >
            {isApplying ? 'Detener la carga' : 'Cancelar la carga'}
          </Button>
          <Button variant="outline" onClick={() => setOpen(false)}>
            Volver
          </Button>
        </div>
      </Dialog>
    </>
  );
}
