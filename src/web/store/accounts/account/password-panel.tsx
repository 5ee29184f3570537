import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '../../../app/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Notice, Panel } from '../../../ui/surfaces.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import {
  emptyPasswords,
  liveHint,
  type PasswordErrors,
  type PasswordName,
  passwordFields,
  validatePasswords,
} from './password-change.ts';

interface PasswordPanelProps {
  email: string;
  /** Logged in with the password of a recovery mail. */
  mustChange: boolean;
}

/** Spec 2.11 and 8: the change ends the other sessions. */
export function PasswordPanel({ email, mustChange }: PasswordPanelProps) {
  const form = usePasswordChange(email);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  const hint = liveHint(form.values.newPassword);
  return (
    <Panel aria-labelledby="clave">
      <h3 id="clave" className="heading-3">
        Cambiar contraseña
      </h3>
      {mustChange && (
        <Notice className="mt-4">
          Entraste con la contraseña que te enviamos por correo. Elige una nueva para continuar.
        </Notice>
      )}
      <form noValidate onSubmit={send} className="mt-5 grid max-w-[440px] gap-5">
        {/* Password managers keep the new password with this name. */}
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <PasswordField
          {...form.bind('password')}
          label={mustChange ? 'Contraseña que recibiste' : 'Contraseña actual'}
          autoComplete="current-password"
        />
        <PasswordField
          {...form.bind('newPassword')}
          label="Nueva contraseña"
          autoComplete="new-password"
          error={form.errors.newPassword ?? hint.error}
          success={hint.success}
        />
        <PasswordField
          {...form.bind('repeated')}
          label="Confirmar nueva contraseña"
          autoComplete="new-password"
        />
        <Button
          type="submit"
          loading={form.saving}
          loadingLabel="Cambiando..."
          className="sm:justify-self-start"
        >
          Cambiar contraseña
        </Button>
      </form>
    </Panel>
  );
}

function usePasswordChange(email: string) {
  const { revalidate } = useRevalidator();
  const [values, setValues] = useState(emptyPasswords);
  const [errors, setErrors] = useState<PasswordErrors>({});
  const [saving, setSaving] = useState(false);
  const showErrors = (shown: PasswordErrors) => {
    setErrors(shown);
    const first = passwordFields.find((field) => shown[field]);
    if (first) document.querySelector<HTMLElement>(`form [name="${first}"]`)?.focus();
  };
  const save = async () => {
    if (saving) return;
    const problems = validatePasswords(values);
    if (Object.keys(problems).length > 0) return showErrors(problems);
    setSaving(true);
    const { password, newPassword } = values;
    const reply = await callApi('changePassword', { body: { email, password, newPassword } });
    setSaving(false);
    // Spec 8: one text for every failure; what was wrong stands at its field.
    if (!reply.ok) {
      showToast({ kind: 'error', text: 'Error al cambiar la contraseña' });
      return showErrors(reply.fields ?? {});
    }
    showToast({ kind: 'success', text: 'Contraseña cambiada con éxito' });
    setValues(emptyPasswords);
    void revalidate();
  };
  const bind = (field: PasswordName) => ({
    name: field,
    required: true,
    value: values[field],
    error: errors[field],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setValues((now) => ({ ...now, [field]: value }));
      setErrors(({ [field]: _, ...others }) => others);
    },
  });
  return { values, errors, saving, save, bind };
}
