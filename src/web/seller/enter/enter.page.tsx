import { type FormEvent, useState } from 'react';
import { useLoaderData } from 'react-router';
import { isEmail } from '../../../domain/email.ts';
import { paths } from '../../../wire/paths.ts';
import { callApi } from '../../app/api-client.ts';
import { setSession } from '../../app/session-store.ts';
import { PanelMark } from '../../panel/panel-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Notice, Panel } from '../../ui/surfaces.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import type { sellerEnterLoader } from './enter.loader.ts';

/** The sellers' own entrance: it also opens to those whose shop awaits its approval. */
export function Page() {
  const { destination, problem } = useLoaderData() as Awaited<ReturnType<typeof sellerEnterLoader>>;
  return (
    <main id="contenido" className="grid min-h-dvh place-items-center bg-crema-1 px-4 py-8">
      <div className="w-full max-w-[460px]">
        <PanelMark />
        <Panel className="mt-5">
          <h1 className="heading-2">Centro de vendedores</h1>
          <p className="mt-2 text-tinta-2">Entra con el correo y la contraseña de tu tienda.</p>
          {problem === 'seller-only' && (
            <Notice className="mt-4">La cuenta con la que entraste no tiene una tienda.</Notice>
          )}
          {problem === 'seller-blocked' && (
            <Notice tone="urgent" className="mt-4">
              La tienda está bloqueada. Por favor, contacta con soporte.
            </Notice>
          )}
          <EnterForm destination={destination} />
          <p className="mt-5 flex flex-wrap justify-between gap-x-6 gap-y-1 text-[15px]">
            <a href={paths.recoverPassword()} className="text-link py-2">
              ¿Olvidaste tu contraseña?
            </a>
            <a href={paths.registerSeller()} className="text-link py-2">
              Empieza a vender
            </a>
          </p>
        </Panel>
      </div>
    </main>
  );
}

function EnterForm({ destination }: { destination: string }) {
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
    const reply = await callApi('enterSellerCentre', { body: { email: email.trim(), password } });
    if (!reply.ok) {
      setSending(false);
      return setProblem(reply.message);
    }
    setSession(reply.value, null);
    // A new document: every page of the centre is made for the person.
    location.replace(destination);
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
