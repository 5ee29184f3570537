import { type FormEvent, useState } from 'react';
import { EMAIL_MESSAGE, isEmail } from '../../../../domain/email.ts';
import type { OperatorRole } from '../../../../domain/operator-role.ts';
import { callApi } from '../../../app/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { SelectField, TextField } from '../../../ui/text-fields.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { ROLE_TEXTS, roleChoices } from './role-texts.ts';

export function AddForm({ onAdded }: { onAdded: () => void }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<OperatorRole>('support');
  const [sending, setSending] = useState(false);
  const [emailProblem, setEmailProblem] = useState<string | undefined>();
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setProblem(null);
    setEmailProblem(isEmail(email.trim()) ? undefined : EMAIL_MESSAGE);
    if (!isEmail(email.trim())) return;
    setSending(true);
    const reply = await callApi('addStaff', { body: { email: email.trim(), role } });
    setSending(false);
    if (!reply.ok) return setProblem(reply.fields?.email ?? reply.message);
    setEmail('');
    showToast({ kind: 'success', text: `${reply.value.email} ya puede entrar; le escribimos cómo.` });
    onAdded();
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="mt-4 grid gap-5">
      <TextField
        label="Correo electrónico"
        type="email"
        maxLength={254}
        error={emailProblem}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <SelectField
        label="Rol"
        hint={ROLE_TEXTS[role]}
        value={role}
        onChange={(event) => setRole(event.currentTarget.value as OperatorRole)}
      >
        {roleChoices.map((choice) => (
          <option key={choice.role} value={choice.role}>
            {choice.name}
          </option>
        ))}
      </SelectField>
      <FormProblem text={problem} />
      <Button type="submit" loading={sending} loadingLabel="Guardando...">
        Dar acceso
      </Button>
    </form>
  );
}
