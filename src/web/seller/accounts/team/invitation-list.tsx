import { useState } from 'react';
import { SELLER_ROLE_NAMES } from '../../../../domain/seller-role.ts';
import { formatSpanishDate } from '../../../../domain/spanish-dates.ts';
import { callApi } from '../../../app/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/surfaces.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { Team } from './team.loader.ts';

type Invitation = Team['invitations'][number];

export function InvitationList({
  invitations,
  onChange,
}: {
  invitations: Invitation[];
  onChange: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const act = async (call: 'resendInvitation' | 'revokeInvitation', { id, email }: Invitation) => {
    if (busy) return;
    setBusy(true);
    const reply = await callApi(call, { params: { id } });
    setBusy(false);
    const done =
      call === 'resendInvitation' ? 'Enviamos otra vez la invitación a' : 'Anulaste la invitación de';
    if (!reply.ok) showToast({ kind: 'error', text: reply.message });
    else showToast({ kind: 'success', text: `${done} ${email}.` });
    onChange();
  };
  return (
    <ul className="mt-2 divide-y divide-linea">
      {invitations.map((invitation) => (
        <li key={invitation.id} className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 py-4">
          <div className="min-w-0">
            <p className="break-all font-semibold">{invitation.email}</p>
            <p className="mt-1 flex flex-wrap items-center gap-2 text-small text-tinta-2">
              {SELLER_ROLE_NAMES[invitation.role]}
              {invitation.isOver ? (
                <Tag tone="urgent">Venció</Tag>
              ) : (
                <span className="text-tinta-3">Vence el {formatSpanishDate(invitation.expiresAt)}</span>
              )}
            </p>
          </div>
          <div className="flex gap-3">
            <Button
              variant="outline"
              disabled={busy}
              onClick={() => void act('resendInvitation', invitation)}
            >
              Reenviar<span className="sr-only"> a {invitation.email}</span>
            </Button>
            <Button
              variant="outline"
              disabled={busy}
              onClick={() => void act('revokeInvitation', invitation)}
            >
              Anular<span className="sr-only"> la de {invitation.email}</span>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
