import { callApi } from '../../../app/api-client.ts';
import { RoleForm } from '../../../panel/role-form.tsx';
import { roleChoices } from './role-texts.ts';

export function InviteForm({ onInvited }: { onInvited: () => void }) {
  return (
    <RoleForm
      choices={roleChoices}
      initialRole="warehouse"
      send={(body) => callApi('inviteMember', { body })}
      doneText={(email) => `Enviamos la invitación a ${email}.`}
      onDone={onInvited}
      button="Enviar invitación"
    />
  );
}
