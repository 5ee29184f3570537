import { EMAIL_MESSAGE, isEmail } from '../../../../domain/email.ts';
import type { SellerRole } from '../../../../domain/seller-role.ts';
import { callApi } from '../../../app/api-client.ts';
import { fieldsFirst } from '../../../app/refusal.ts';
import { useForm } from '../../../app/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { SelectField, TextField } from '../../../ui/text-fields.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { ROLE_TEXTS, roleChoices } from './role-texts.ts';

export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const form = useForm({
    initial: { email: '', role: 'warehouse' as SellerRole },
    check: ({ email }) => (isEmail(email.trim()) ? {} : { email: EMAIL_MESSAGE }),
    send: async ({ email, role }) =>
      fieldsFirst('email', await callApi('inviteMember', { body: { email: email.trim(), role } })),
    onDone: ({ email }) => {
      form.set({ email: '' });
      showToast({ kind: 'success', text: `Enviamos la invitación a ${email}.` });
      onInvited();
    },
  });
  const { role } = form.values;
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="mt-4 grid gap-5">
      <TextField
        label="Correo electrónico"
        name="email"
        type="email"
        required
        autoComplete="off"
        maxLength={254}
        value={form.values.email}
        error={form.errors.email}
        onChange={(event) => form.set({ email: event.currentTarget.value })}
      />
      <SelectField
        label="Rol"
        name="rol"
        value={role}
        hint={ROLE_TEXTS[role]}
        onChange={(event) => form.set({ role: event.currentTarget.value as SellerRole })}
      >
        {roleChoices.map((choice) => (
          <option key={choice.role} value={choice.role}>
            {choice.name}
          </option>
        ))}
      </SelectField>
      <FormProblem text={form.problem} />
      <Button type="submit" full loading={form.sending} loadingLabel="Enviando...">
        Enviar invitación
      </Button>
    </form>
  );
}
