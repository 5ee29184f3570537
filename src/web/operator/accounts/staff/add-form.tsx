import { EMAIL_MESSAGE, isEmail } from '../../../../domain/email.ts';
import type { OperatorRole } from '../../../../domain/operator-role.ts';
import { callApi } from '../../../app/api-client.ts';
import { fieldsFirst } from '../../../app/refusal.ts';
import { useForm } from '../../../app/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { SelectField, TextField } from '../../../ui/text-fields.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { ROLE_TEXTS, roleChoices } from './role-texts.ts';

export function AddForm({ onAdded }: { onAdded: () => void }) {
  const form = useForm({
    initial: { email: '', role: 'support' as OperatorRole },
    check: ({ email }) => (isEmail(email.trim()) ? {} : { email: EMAIL_MESSAGE }),
    send: async ({ email, role }) =>
      fieldsFirst('email', await callApi('addStaff', { body: { email: email.trim(), role } })),
    onDone: ({ email }) => {
      form.set({ email: '' });
      showToast({ kind: 'success', text: `${email} ya puede entrar; le escribimos cómo.` });
      onAdded();
    },
  });
  const { role } = form.values;
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="mt-4 grid gap-5">
      <TextField
        label="Correo electrónico"
        type="email"
        maxLength={254}
        error={form.errors.email}
        value={form.values.email}
        onChange={(event) => form.set({ email: event.currentTarget.value })}
      />
      <SelectField
        label="Rol"
        hint={ROLE_TEXTS[role]}
        value={role}
        onChange={(event) => form.set({ role: event.currentTarget.value as OperatorRole })}
      >
        {roleChoices.map((choice) => (
          <option key={choice.role} value={choice.role}>
            {choice.name}
          </option>
        ))}
      </SelectField>
      <FormProblem text={form.problem} />
      <Button type="submit" loading={form.sending} loadingLabel="Guardando...">
        Dar acceso
      </Button>
    </form>
  );
}
