import { type FormEvent, useState } from 'react';
import { EMAIL_MESSAGE, isEmail } from '../../../../domain/email.ts';
import type { SellerRole } from '../../../../domain/seller-role.ts';
import { callApi } from '../../../app/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { SelectField, TextField } from '../../../ui/text-fields.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { ROLE_TEXTS, roleChoices } from './role-texts.ts';

export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<SellerRole>('warehouse');
  const [sending, setSending] = useState(false);
  const [fieldProblem, setFieldProblem] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setProblem(null);
    setFieldProblem(isEmail(email.trim()) ? null : EMAIL_MESSAGE);
    if (!isEmail(email.trim())) return;
    setSending(true);
    const reply = await callApi('inviteMember', { body: { email: email.trim(), role } });
    setSending(false);
    if (!reply.ok) return setProblem(reply.fields?.email ?? reply.message);
    setEmail('');
    showToast({ kind: 'success', text: `Enviamos la invitación a ${reply.value.email}.` });
    onInvited();
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="mt-4 grid gap-5">
      <TextField
        label="Correo electrónico"
        name="email"
        type="email"
        required
        autoComplete="off"
        maxLength={254}
        value={email}
        error={fieldProblem}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <SelectField
        label="Rol"
        name="rol"
        value={role}
        hint={ROLE_TEXTS[role]}
        onChange={(event) => setRole(event.currentTarget.value as SellerRole)}
      >
        {roleChoices.map((choice) => (
          <option key={choice.role} value={choice.role}>
            {choice.name}
          </option>
        ))}
      </SelectField>
      <FormProblem text={problem} />
      <Button type="submit" full loading={sending} loadingLabel="Enviando...">
        Enviar invitación
      </Button>
    </form>
  );
}
