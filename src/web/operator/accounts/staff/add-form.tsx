import { callApi } from '../../../app/api-client.ts';
import { RoleForm } from '../../../panel/role-form.tsx';
import { roleChoices } from './role-texts.ts';

export function AddForm({ onAdded }: { onAdded: () => void }) {
  return (
    <RoleForm
      choices={roleChoices}
      initialRole="support"
      send={(body) => callApi('addStaff', { body })}
      doneText={(email) => `${email} ya puede entrar; le escribimos cómo.`}
      onDone={onAdded}
      button="Dar acceso"
    />
  );
}
