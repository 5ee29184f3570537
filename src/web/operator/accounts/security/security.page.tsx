import { useState } from 'react';
import { OPERATOR_IDLE_MINUTES } from '../../../../domain/operator-role.ts';
import { operatorPaths } from '../../../../wire/operator-paths.ts';
import { callApi } from '../../../app/api-client.ts';
import type { PageProps } from '../../../app/page.ts';
import { SessionList } from '../../../app/session-list.tsx';
import { Card, PageHeading } from '../../../panel/card.tsx';
import { CodeForm } from '../enter/code-form.tsx';
import { Enrolment } from '../enter/enrolment.tsx';
import { RecoveryCodes } from '../enter/recovery-codes.tsx';
import type { operatorSecurityLoader } from './security.loader.ts';

/** One's own second factor and sessions. */
export function Page({ data }: PageProps<typeof operatorSecurityLoader>) {
  const { email, hasSecondFactor, sessions } = data;
  return (
    <>
      <PageHeading title="Mi acceso" text={email} />
      <div className="grid max-w-[900px] gap-5 lg:grid-cols-2 lg:items-start">
        {hasSecondFactor ? (
          <>
            <RenewCodes />
            <RemoveFactor />
          </>
        ) : (
          <Card title="Verificación en dos pasos">
            <Enrolment onDone={() => location.reload()} />
          </Card>
        )}
        <Card title="Sesiones abiertas" className="lg:col-span-2">
          <p className="mt-3 text-tinta-2">
            Una sesión sin uso se cierra sola a los {OPERATOR_IDLE_MINUTES} minutos.
          </p>
          <SessionList sessions={sessions} onLeave={() => location.assign(operatorPaths.enter())} />
        </Card>
      </div>
    </>
  );
}

function RenewCodes() {
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <Card title="Códigos de recuperación">
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
      ) : (
        <>
          <p className="mt-3 text-tinta-2">
            La verificación en dos pasos está activa. Si perdiste tus códigos, pide diez nuevos: los
            anteriores dejan de servir.
          </p>
          <CodeForm
            label="Código de tu aplicación"
            action="Pedir códigos nuevos"
            send={(code) => callApi('renewRecoveryCodes', { body: { code } })}
            onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
          />
        </>
      )}
    </Card>
  );
}

function RemoveFactor() {
  return (
    <Card title="Cambiar de teléfono">
      <p className="mt-3 text-tinta-2">
        Quita la verificación actual con un código y configura después el otro teléfono.
      </p>
      <CodeForm
        label="Código o código de recuperación"
        action="Quitar"
        send={(code) => callApi('removeSecondFactor', { body: { code } })}
        onDone={() => location.reload()}
        acceptsRecovery
      />
    </Card>
  );
}
