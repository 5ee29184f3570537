import { operatorPaths } from '../../../wire/operator-paths.ts';
import { referenceText } from '../../../wire/reference.ts';
import { callApi } from '../../app/api-client.ts';
import { toastRefusal } from '../../app/refusal.ts';
import { useSending } from '../../app/use-sending.ts';
import { Card } from '../../panel/card.tsx';
import { counted } from '../../panel/counted.ts';
import { momentText } from '../../panel/date-texts.ts';
import { Pager } from '../../panel/pager.tsx';
import { Button } from '../../ui/button.tsx';
import type { SystemData } from './system.loader.ts';

type Message = SystemData['failed']['messages'][number];

const DONE = {
  retryMessage: 'Lo enviamos otra vez.',
  dismissMessage: 'Lo quitamos de la lista.',
} as const;

export function FailedMessages(props: SystemData & { onChange: () => void }) {
  const { failed, state, now, mayManage, isFirstPage, onChange } = props;
  const { send } = useSending();
  const act = (call: keyof typeof DONE, { id }: Message) => {
    const ask = async () => {
      const reply = toastRefusal(await callApi(call, { params: { id } }));
      // After a refusal too: somebody else may have dealt with it.
      onChange();
      return reply;
    };
    void send(ask, () => DONE[call]);
  };
  return (
    <Card title={`Mensajes que no salieron (${state.outbox.failed})`}>
      {failed.messages.length === 0 && (
        <p className="mt-3 text-tinta-2">Todos los correos y mensajes de texto salieron.</p>
      )}
      <ul className="mt-2 divide-y divide-linea">
        {failed.messages.map((message) => (
          <li key={message.id} className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 py-4">
            <div className="min-w-0 flex-[1_1_320px]">
              <p className="break-all font-semibold">{message.recipient}</p>
              <p className="text-small text-tinta-2">
                {message.template} · {message.channel === 'sms' ? 'SMS' : 'correo'} ·{' '}
                {counted(message.attempts, 'intento', 'intentos')} · falló{' '}
                {momentText(Date.parse(message.failedAt), now)}
              </p>
              <p className="break-words text-small text-tomate-7">{message.error}</p>
              {message.requestId && (
                <p className="break-all text-small text-tinta-3">{referenceText(message.requestId)}</p>
              )}
              {!message.isRepeatable && (
                <p className="text-small text-tinta-3">
                  Llevaba una clave que ya se borró: la persona puede pedir otra.
                </p>
              )}
            </div>
            {mayManage && (
              <div className="flex gap-3">
                {message.isRepeatable && (
                  <Button variant="secondary" size="compact" onClick={() => act('retryMessage', message)}>
                    Reintentar<span className="sr-only"> a {message.recipient}</span>
                  </Button>
                )}
                <Button variant="outline" size="compact" onClick={() => act('dismissMessage', message)}>
                  Descartar<span className="sr-only"> el de {message.recipient}</span>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <Pager
        firstHref={isFirstPage ? null : operatorPaths.system()}
        nextHref={failed.nextBefore === null ? null : operatorPaths.system(failed.nextBefore)}
      />
    </Card>
  );
}
