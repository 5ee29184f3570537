import { type FormEvent, useState } from 'react';
import { isEmail } from '../../domain/email.ts';
import { Button } from '../ui/button.tsx';
import { FormProblem } from '../ui/form-problem.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-fields.tsx';

export interface Credentials {
  email: string;
  password: string;
}

/** E-mail and password of a panel's entrance; `send` answers what is wrong, or null when it leads away. */
export function LoginForm({ send: enter }: { send: (credentials: Credentials) => Promise<string | null> }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isComplete = isEmail(email.trim()) && password !== '';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete || sending) return;
    setProblem(null);
    setSending(true);
    const told = await enter({ email: email.trim(), password });
    if (told === null) return;
    setSending(false);
    setProblem(told);
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="mt-5 grid gap-5">
      <TextField
        label="Correo electrónico"
        name="email"
        type="email"
        required
        autoComplete="username"
        maxLength={254}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <PasswordField
        label="Contraseña"
        name="clave"
        required
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <FormProblem text={problem} />
      <Button type="submit" full disabled={!isComplete} loading={sending} loadingLabel="Entrando...">
        Continuar
      </Button>
    </form>
  );
}
