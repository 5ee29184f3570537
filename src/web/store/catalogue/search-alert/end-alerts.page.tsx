import { useState } from 'react';
import { paths } from '../../../../wire/paths.ts';
import { callApi } from '../../../app/api-client.ts';
import type { PageProps } from '../../../app/page.ts';
import { useSending } from '../../../app/use-sending.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import type { endAlertsLoader } from './end-alerts.loader.ts';

const BROKEN = 'Este enlace está incompleto. Ábrelo de nuevo desde el correo.';

/** The link of a mail ends nothing by itself: programs that look through mails open it too. */
export function Page({ data: { alertId, kind, signature } }: PageProps<typeof endAlertsLoader>) {
  const [done, setDone] = useState<string | null>(null);
  const { sending, problem, reason, send } = useEnding();
  const end = () =>
    alertId !== null &&
    send(
      () => callApi('endAlerts', { body: { alertId, kind, signature } }),
      ({ message }) => setDone(message),
    );
  return (
    <div className="page-width max-w-[720px] pt-8 lg:pt-11">
      <h1 className="heading-1">Dejar de recibir avisos</h1>
      {done !== null && (
        <div role="status" className="mt-6">
          <Notice tone="done">{done}</Notice>
        </div>
      )}
      {done === null && alertId === null && (
        <Notice tone="urgent" className="mt-6">
          {BROKEN}
        </Notice>
      )}
      {done === null && alertId !== null && (
        <>
          <p className="mt-4 text-lead/7 text-tinta-2">
            No te escribimos más cuando haya lo que buscaste o baje de precio. Los correos de tus pedidos
            siguen llegando.
          </p>
          <FormProblem text={reason === 'not-found' ? BROKEN : problem} />
          <Button className="mt-6" loading={sending} loadingLabel="Enviando..." onClick={() => void end()}>
            No quiero más avisos
          </Button>
        </>
      )}
      <div className="mt-8">
        <ButtonLink variant="outline" href={paths.home()}>
          Ir a la tienda
        </ButtonLink>
      </div>
    </div>
  );
}

/** As `useSending`, with the reason of a refusal: the server's text for it speaks of no mail. */
function useEnding() {
  const sending = useSending();
  const [reason, setReason] = useState<string | null>(null);
  const send: typeof sending.send = (call, onDone) =>
    sending.send(async () => {
      const reply = await call();
      setReason(reply.ok ? null : reply.reason);
      return reply;
    }, onDone);
  return { ...sending, reason, send };
}
