import { useState } from 'react';
import type { OperatorSeller } from '../../../wire/sellers/operator-seller-entities.ts';
import { callApi } from '../../app/api-client.ts';
import { usePanelCall } from '../../panel/use-panel-call.ts';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { CorrectionButton } from './correction-button.tsx';

interface ApplicationActionsProps {
  seller: OperatorSeller;
  permissions: readonly string[];
  onApproved?: () => void;
}

/** The answer to an application. */
export function ApplicationActions({ seller, permissions, onApproved }: ApplicationActionsProps) {
  const [asked, setAsked] = useState<'block' | 'approve' | null>(null);
  const { sending, problem, send } = usePanelCall();
  const approval = usePanelCall(onApproved);
  const params = { sellerId: seller.sellerId };
  const rejectedItems = seller.items.filter(({ state }) => state === 'rejected');
  const rejected = rejectedItems.length;
  const askedAt = seller.correctionAskedAt ?? '';
  const isAsked = rejectedItems.every(({ decidedAt }) => (decidedAt ?? '') <= askedAt);
  const unreviewed = seller.items.filter(({ state }) => state === 'pending');
  const approve = () => {
    const body = { unreviewed: unreviewed.map(({ item }) => item) };
    void approval.send(
      () => callApi('approveSeller', { params, body }),
      `Aprobaste a ${seller.displayName}. Le avisamos por correo.`,
    );
  };
  const correct = () => {
    void send(
      () => callApi('requestCorrection', { params }),
      'Le enviamos al vendedor lo que debe corregir.',
    );
  };
  return (
    <div className="grid gap-3">
      <FormProblem text={problem ?? (asked === null ? approval.problem : null)} />
      {rejected > 0 && !isAsked && (
        <p className="text-small text-tinta-2">
          {rejected === 1 ? 'Hay 1 punto rechazado' : `Hay ${rejected} puntos rechazados`}: pide la corrección
          para que el vendedor los envíe otra vez.
        </p>
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        {permissions.includes('approve-sellers') && (
          <>
            <Button
              icon={<Icon name="check" weight="bold" size={20} />}
              disabled={rejected > 0}
              loading={approval.sending}
              onClick={unreviewed.length > 0 ? () => setAsked('approve') : approve}
            >
              Aprobar vendedor
            </Button>
            <CorrectionButton rejected={rejected} isAsked={isAsked} sending={sending} onAsk={correct} />
          </>
        )}
        {permissions.includes('block-accounts') && (
          <Button
            variant="destructive"
            icon={<Icon name="prohibit" size={20} />}
            onClick={() => setAsked('block')}
          >
            Bloquear
          </Button>
        )}
      </div>
      {asked === 'block' && <BlockDialog seller={seller} onClose={() => setAsked(null)} />}
      {asked === 'approve' && (
        <ApproveDialog
          seller={seller}
          unreviewed={unreviewed}
          sending={approval.sending}
          problem={approval.problem}
          onApprove={approve}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
