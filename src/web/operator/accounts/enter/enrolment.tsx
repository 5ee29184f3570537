import { useState } from 'react';
import { callApi } from '../../../app/api-client.ts';
import { useSending } from '../../../app/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { CodeForm } from './code-form.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface Started {
  secret: string;
  uri: string;
  qr: string[];
}

/** Sets a phone up as the second factor: a secret, its first code, and the recovery codes, which are shown once. */
export function Enrolment({ onDone }: { onDone: () => void }) {
  const [started, setStarted] = useState<Started | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { sending, problem, send } = useSending();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (!started)
    return (
      <div className="mt-5 grid gap-4">
        <p className="text-tinta-2">
          Necesitas una aplicación de autenticación en tu teléfono (cualquiera que lea códigos QR y muestre
          códigos de 6 dígitos).
        </p>
        <FormProblem text={problem} />
        <Button
          full
          loading={sending}
          loadingLabel="Preparando..."
          onClick={() => void send(() => callApi('startSecondFactor', {}), setStarted)}
        >
          Activar verificación en dos pasos
        </Button>
      </div>
    );
  return (
    <div className="mt-5">
      <p className="text-tinta-2">
        Lee este código QR con la aplicación o{' '}
        <a href={started.uri} className="text-link">
          ábrelo en este teléfono
        </a>
        . Si no puedes, escribe la clave:
      </p>
      <QrCode rows={started.qr} label="Código QR de la verificación en dos pasos" />
      <p className="cifra break-all rounded-[12px] bg-crema-1 px-4 py-3 text-center">
        {started.secret.replace(/(.{4})(?=.)/g, '$1 ')}
      </p>
      <CodeForm
        label="Código que muestra la aplicación"
        action="Confirmar"
        send={(code) => callApi('confirmSecondFactor', { body: { code } })}
        onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
      />
    </div>
  );
}
