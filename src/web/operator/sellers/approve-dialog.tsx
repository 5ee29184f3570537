import { APPLICATION_ITEM_NAMES, APPROVAL_UNDO_MINUTES } from '../../../domain/seller-application.ts';
import type { OperatorSeller } from '../../../wire/sellers/operator-seller-entities.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';

interface ApproveDialogProps {
  seller: OperatorSeller;
  /** What nobody looked at. */
  unreviewed: OperatorSeller['items'];
  sending: boolean;
  problem: string | null;
  onApprove: () => void;
  onClose: () => void;
}

/** The question before an application is accepted that nobody looked at in full. */
export function ApproveDialog(props: ApproveDialogProps) {
  const { seller, unreviewed, sending, problem, onApprove, onClose } = props;
  return (
    <Dialog open onClose={onClose} title={`¿Aprobar a ${seller.displayName} sin revisar todo?`}>
      <div className="grid gap-5">
        <div>
          <p>
            {unreviewed.length === 1 ? 'Nadie ha revisado este punto:' : 'Nadie ha revisado estos puntos:'}
          </p>
          <ul className="mt-2 list-disc pl-5 font-semibold" aria-label="Puntos sin revisar">
            {unreviewed.map(({ item }) => (
              <li key={item}>{APPLICATION_ITEM_NAMES[item]}</li>
            ))}
          </ul>
        </div>
        <p className="text-tinta-2">
          Su tienda se abre de inmediato y le avisamos por correo. Lo que no revisaste queda en el registro.
          Puedes deshacerlo durante {APPROVAL_UNDO_MINUTES} minutos, mientras no tenga pedidos.
        </p>
        <FormProblem text={problem} />
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <Button onClick={onClose}>Volver a revisar</Button>
          <Button variant="destructive" loading={sending} loadingLabel="Aprobando..." onClick={onApprove}>
            Aprobar sin revisar
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
