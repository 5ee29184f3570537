import { useState } from 'react';
import { paths } from '../../../../wire/paths.ts';
import type { ApiReply } from '../../../app/api-client.ts';
import { useSending } from '../../../app/use-sending.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Notice } from '../../../ui/surfaces.tsx';

const BROKEN = 'Este enlace está incompleto. Ábrelo de nuevo desde el correo.';

interface EndMailsProps {
  title: string;
  text: string;
  button: string;
  /** Null: the link says too little. */
  end: (() => Promise<ApiReply<{ message: string }>>) | null;
}

/** The link of a mail ends nothing by itself: programs that look through mails open it too. */
export function EndMails({ title, text, button, end }: EndMailsProps) {
  const [done, setDone] = useState<string | null>(null);
  const { sending, problem, reason, send } = useEnding();
  return (
    <div className="page-width max-w-[720px] pt-8 lg:pt-11">
      <h1 className="heading-1">{title}</h1>
      {done !== null && (
        <div role="status" className="mt-6">
          <Notice tone="done">{done}</Notice>
        </div>
      )}
      {done === null && end === null && (
        <Notice tone="urgent" className="mt-6">
          {BROKEN}
        </Notice>
      )}
      {done === null && end !== null && (
        <>
          <p className="mt-4 text-lead/7 text-tinta-2">{text}</p>
          <FormProblem text={reason === 'not-found' ? BROKEN : problem} />
          <Button
            className="mt-6"
            loading={sending}
            loadingLabel="Enviando..."
            onClick={() => void send(end, ({ message }) => setDone(message))}
          >
            {button}
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
