import { SELLER_ROLE_NAMES } from '../../../../domain/seller-role.ts';
import { formatSpanishDate } from '../../../../domain/spanish-dates.ts';
import { callApi } from '../../../app/api-client.ts';
import { toastRefusal } from '../../../app/refusal.ts';
import { useSending } from '../../../app/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/surfaces.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { Team } from './team.loader.ts';

type Invitation = Team['invitations'][number];

const DONE_TEXTS = {
  resendInvitation: 'Enviamos otra vez la invitación a',
  revokeInvitation: 'Anulaste la invitación de',
};

export function InvitationList({
  invitations,
  onChange,
}: {
  invitations: Invitation[];
  onChange: () => void;
}) {
  const { sending, send } = useSending();
  const act = (call: keyof typeof DONE_TEXTS, { id, email }: Invitation) =>
    send(async () => {
      const reply = toastRefusal(await callApi(call, { params: { id } }));
      if (reply.ok) showToast({ kind: 'success', text: `${DONE_TEXTS[call]} ${email}.` });
      // After a refusal too: somebody else may have changed the list.
      onChange();
      return reply;
    });
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
              disabled={sending}
              onClick={() => void act('resendInvitation', invitation)}
            >
              Reenviar<span className="sr-only"> a {invitation.email}</span>
            </Button>
            <Button
              variant="outline"
              disabled={sending}
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
