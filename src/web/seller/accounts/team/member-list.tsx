import { useState } from 'react';
import type { SellerRole } from '../../../../domain/seller-role.ts';
import { formatSpanishDate } from '../../../../domain/spanish-dates.ts';
import { callApi } from '../../../app/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Tag } from '../../../ui/surfaces.tsx';
import { SelectField } from '../../../ui/text-fields.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { ROLE_TEXTS, roleChoices } from './role-texts.ts';
import type { Team } from './team.loader.ts';

type Member = Team['members'][number];

export function MemberList({ members, onChange }: { members: Member[]; onChange: () => void }) {
  const [leaving, setLeaving] = useState<Member | null>(null);
  const [removing, setRemoving] = useState(false);
  const changeRole = async ({ accountId, name }: Member, role: SellerRole) => {
    const reply = await callApi('changeMemberRole', { params: { accountId }, body: { role } });
    if (!reply.ok) showToast({ kind: 'error', text: reply.message });
    else showToast({ kind: 'success', text: `Cambiaste el rol de ${name}.` });
    onChange();
  };
  const remove = async (member: Member) => {
    setRemoving(true);
    const reply = await callApi('removeMember', { params: { accountId: member.accountId } });
    setRemoving(false);
    setLeaving(null);
    if (!reply.ok) showToast({ kind: 'error', text: reply.message });
    else showToast({ kind: 'success', text: `${member.name} ya no está en el equipo.` });
    onChange();
  };
  return (
    <>
      <ul className="mt-2 divide-y divide-linea">
        {members.map((member) => (
          <li
            key={member.accountId}
            className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3 py-4"
          >
            <MemberIdentity member={member} />
            {member.isFounder ? (
              <Tag tone="done">Registró la tienda</Tag>
            ) : (
              <MemberControls
                member={member}
                onRole={(role) => void changeRole(member, role)}
                onLeave={() => setLeaving(member)}
              />
            )}
          </li>
        ))}
      </ul>
      <Dialog open={leaving !== null} onClose={() => setLeaving(null)} title="Sacar del equipo">
        {leaving && (
          <>
            <p>
              {leaving.name} pierde el acceso a la tienda de inmediato. Lo que hizo queda en el historial.
            </p>
            <div className="mt-6 flex flex-wrap gap-3">
              <Button loading={removing} loadingLabel="Sacando..." onClick={() => void remove(leaving)}>
                Sacar del equipo
              </Button>
              <Button variant="outline" onClick={() => setLeaving(null)}>
                Cancelar
              </Button>
            </div>
          </>
        )}
      </Dialog>
    </>
  );
}

function MemberIdentity({ member: { name, email, joinedAt } }: { member: Member }) {
  return (
    <div className="min-w-0">
      <p className="font-semibold">{name}</p>
      <p className="break-all text-small text-tinta-2">{email}</p>
      {joinedAt && <p className="text-small text-tinta-3">Desde el {formatSpanishDate(joinedAt)}</p>}
    </div>
  );
}

interface MemberControlsProps {
  member: Member;
  onRole: (role: SellerRole) => void;
  onLeave: () => void;
}

function MemberControls({ member, onRole, onLeave }: MemberControlsProps) {
  return (
    <div className="flex w-full items-end gap-3 sm:w-auto">
      <SelectField
        label={<span className="sr-only">Rol de {member.name}</span>}
        title={ROLE_TEXTS[member.role]}
        value={member.role}
        className="min-w-0 flex-1 sm:w-[220px]"
        onChange={(event) => onRole(event.currentTarget.value as SellerRole)}
      >
        {roleChoices.map(({ role, name }) => (
          <option key={role} value={role}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button variant="outline" onClick={onLeave}>
        Sacar<span className="sr-only"> a {member.name}</span>
      </Button>
    </div>
  );
}
