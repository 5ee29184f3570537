import { paths } from '../../../../wire/paths.ts';
import { callApi } from '../../../app/api-client.ts';
import type { PageProps } from '../../../app/page.ts';
import { logOut, setSession } from '../../../app/session-store.ts';
import { leaving } from '../../../app/use-sending.ts';
import { type Credentials, LoginForm } from '../../../panel/login-form.tsx';
import { PanelMark } from '../../../panel/panel-mark.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice, Panel } from '../../../ui/surfaces.tsx';
import { CodeForm } from './code-form.tsx';
import { Enrolment } from './enrolment.tsx';
import type { EntranceData, operatorEnterLoader } from './enter.loader.ts';
import { NewPasswordForm } from './new-password-form.tsx';

/** The way into the operators' panel, one step at a time; each is asked for by the server. */
export function Page({ data }: PageProps<typeof operatorEnterLoader>) {
  return (
    <main id="contenido" className="grid min-h-dvh place-items-center bg-crema-1 px-4 py-8">
      <div className="w-full max-w-[460px]">
        <PanelMark />
        <Panel className="mt-5">
          <h1 className="heading-2">Operación</h1>
          <Step {...data} />
          {data.step !== 'login' && <OtherAccount email={data.email} />}
        </Panel>
      </div>
    </main>
  );
}

function Step({ step, email, destination }: EntranceData) {
  const open = () => location.replace(destination);
  if (step === 'password') return <NewPasswordForm email={email ?? ''} />;
  if (step === 'code') return <CodeStep onDone={open} />;
  if (step === 'enrolment') return <EnrolmentStep onDone={open} />;
  return (
    <>
      <p className="mt-2 text-tinta-2">Entra con el correo y la contraseña de tu cuenta de operación.</p>
      {step === 'not-operator' && (
        <Notice className="mt-4">La cuenta con la que entraste no es del equipo de operación.</Notice>
      )}
      <LoginForm send={enter} />
      <p className="mt-5 text-compact">
        <a href={paths.recoverPassword()} className="text-link py-2">
          ¿Olvidaste tu contraseña?
        </a>
      </p>
    </>
  );
}

async function enter(body: Credentials) {
  const reply = await callApi('enterOperatorPanel', { body });
  if (!reply.ok) return reply;
  setSession(reply.value.user, null);
  // The same address: it leads on, or asks for what is missing.
  location.reload();
  return leaving();
}

function CodeStep({ onDone }: { onDone: () => void }) {
  return (
    <>
      <p className="mt-2 text-tinta-2">
        Escribe el código de 6 dígitos de tu aplicación de autenticación, o uno de tus códigos de
        recuperación.
      </p>
      <CodeForm
        label="Código"
        action="Continuar"
        send={(code) => callApi('proveSecondFactor', { body: { code } })}
        onDone={onDone}
        acceptsRecovery
      />
    </>
  );
}

function EnrolmentStep({ onDone }: { onDone: () => void }) {
  return (
    <>
      <p className="mt-2 text-tinta-2">
        Para entrar a la operación activa primero la verificación en dos pasos.
      </p>
      <Enrolment onDone={onDone} />
    </>
  );
}

function OtherAccount({ email }: { email: string | null }) {
  const leave = async () => {
    await logOut();
    location.reload();
  };
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-3 border-linea border-t pt-4 text-compact">
      <p className="min-w-0 break-all text-tinta-2">{email}</p>
      <Button variant="outline" size="compact" onClick={() => void leave()}>
        Cerrar sesión
      </Button>
    </div>
  );
}
