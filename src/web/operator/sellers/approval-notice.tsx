import { APPROVAL_UNDO_MINUTES, mayUndoApproval } from '../../../domain/seller-application.ts';
import type { OperatorSeller } from '../../../wire/sellers/operator-seller-entities.ts';
import { callApi } from '../../app/api-client.ts';
import { momentText } from '../../panel/date-texts.ts';
import { usePanelCall } from '../../panel/use-panel-call.ts';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Notice } from '../../ui/surfaces.tsx';

/** For some minutes after an approval: the way back. */
export function ApprovalNotice({ seller, now }: { seller: OperatorSeller; now: number }) {
  const { sending, problem, send } = usePanelCall();
  const approvedAt = seller.approvedAt === null ? null : Date.parse(seller.approvedAt);
  if (seller.status !== 2 || approvedAt === null || !mayUndoApproval(approvedAt, now)) return null;
  const undo = () =>
    send(
      () => callApi('undoApproval', { params: { sellerId: seller.sellerId } }),
      `${seller.displayName} vuelve a revisión. Le avisamos por correo.`,
    );
  return (
    <Notice tone="done">
      <p>
        Aprobada hace poco. Puedes deshacerlo hasta{' '}
        {momentText(approvedAt + APPROVAL_UNDO_MINUTES * 60_000, now).toLowerCase()}, mientras no tenga
        pedidos.
      </p>
      <div className="mt-3 grid gap-3">
        <FormProblem text={problem} />
        <span>
          <Button size="compact" variant="outline" loading={sending} onClick={() => void undo()}>
            Deshacer aprobación
          </Button>
        </span>
      </div>
    </Notice>
  );
}
