import { useState } from 'react';
import { callApi } from '../../app/api-client.ts';
import { ReasonDialog } from '../../panel/reason-dialog.tsx';
import { usePanelCall } from '../../panel/use-panel-call.ts';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import type { BuyerData } from './buyer.loader.ts';

/** What support may do for a person. Shops and the own team are decided about elsewhere. */
export function BuyerActions({ buyer, panel }: BuyerData) {
  const [blocking, setBlocking] = useState(false);
  const { sending, problem, send } = usePanelCall();
  if (!panel.permissions.includes('block-accounts')) return null;
  const params = { accountId: buyer.accountId };
  const isBlocked = buyer.status === 3;
  const isDecidedElsewhere = buyer.isStaff || buyer.shops.some(({ isFounder }) => isFounder);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        {!isBlocked && (
          <Button
            size="compact"
            variant="outline"
            loading={sending}
            onClick={() =>
              void send(
                () => callApi('sendBuyerRecovery', { params }),
                `Enviamos el correo a ${buyer.email}.`,
              )
            }
          >
            Enviar correo de recuperación
          </Button>
        )}
        {!isDecidedElsewhere && (
          <Button
            size="compact"
            variant={isBlocked ? 'secondary' : 'destructive'}
            onClick={() => setBlocking(true)}
          >
            {isBlocked ? 'Desbloquear' : 'Bloquear'}
          </Button>
        )}
      </div>
      <FormProblem text={problem} />
      {blocking && (
        <ReasonDialog
          title={isBlocked ? 'Desbloquear la cuenta' : 'Bloquear la cuenta'}
          explanation={
            isBlocked
              ? 'La persona puede volver a entrar. Le avisamos por correo.'
              : 'Cerramos sus sesiones y no puede volver a entrar. Sus pedidos siguen su curso. Recibe el motivo por correo.'
          }
          label="Motivo"
          button={isBlocked ? 'Desbloquear' : 'Bloquear cuenta'}
          done={isBlocked ? 'Desbloqueaste la cuenta.' : 'Bloqueaste la cuenta.'}
          isDestructive={!isBlocked}
          send={(reason) => callApi(isBlocked ? 'unblockBuyer' : 'blockBuyer', { params, body: { reason } })}
          onClose={() => setBlocking(false)}
        />
      )}
    </div>
  );
}
