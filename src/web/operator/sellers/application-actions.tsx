import { useState } from 'react';
import type { OperatorSeller } from '../../../wire/operator-seller-entities.ts';
import { callApi } from '../../app/api-client.ts';
import { usePanelCall } from '../../panel/use-panel-call.ts';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Icon } from '../../ui/icon.tsx';
import { BlockDialog } from './block-dialog.tsx';

interface ApplicationActionsProps {
  seller: OperatorSeller;
  permissions: readonly string[];
}

/** The answer to an application. */
export function ApplicationActions({ seller, permissions }: ApplicationActionsProps) {
  const [blocking, setBlocking] = useState(false);
  const [doing, setDoing] = useState<'approve' | 'correct'>('approve');
  const { sending, problem, send } = usePanelCall();
  const params = { sellerId: seller.sellerId };
  const rejectedItems = seller.items.filter(({ state }) => state === 'rejected');
  const rejected = rejectedItems.length;
  const askedAt = seller.correctionAskedAt ?? '';
  const isAsked = rejectedItems.every(({ decidedAt }) => (decidedAt ?? '') <= askedAt);
  const approve = () => {
    setDoing('approve');
    void send(
      () => callApi('approveSeller', { params }),
      `Aprobaste a ${seller.displayName}. Le avisamos por correo.`,
    );
  };
  const correct = () => {
    setDoing('correct');
    void send(
      () => callApi('requestCorrection', { params }),
      'Le enviamos al vendedor lo que debe corregir.',
    );
  };
  return (
    <div className="grid gap-3">
      <FormProblem text={problem} />
      {rejected > 0 && !isAsked && (
        <p className="text-[14.5px] text-tinta-2">
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
              loading={sending && doing === 'approve'}
              onClick={approve}
            >
              Aprobar vendedor
            </Button>
            <Button
              variant="outline"
              disabled={isAsked}
              loading={sending && doing === 'correct'}
              onClick={correct}
            >
              {rejected > 0 && isAsked ? 'Corrección pedida' : 'Pedir corrección'}
            </Button>
          </>
        )}
        {permissions.includes('block-accounts') && (
          <Button
            variant="destructive"
            icon={<Icon name="prohibit" size={20} />}
            onClick={() => setBlocking(true)}
          >
            Bloquear
          </Button>
        )}
      </div>
      {blocking && <BlockDialog seller={seller} onClose={() => setBlocking(false)} />}
    </div>
  );
}
