import { type FormEvent, useState } from 'react';
import type { ReadValue } from '../../../server/panel-door.ts';
import type { ApiReply } from '../../app/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { TextAreaField } from '../../ui/text-fields.tsx';
import { Card } from '../card.tsx';
import { momentText } from '../date-texts.ts';
import { usePanelCall } from '../use-panel-call.ts';

type CaseEvent = ReadValue<'getSellerCase'>['events'][number];

interface CaseMessagesProps {
  events: readonly CaseEvent[];
  now: number;
  /** Whose panel it is: her own stand at the right. */
  side: 'shop' | 'operator';
  /** By whom something was said, as this panel names them. */
  names: Record<CaseEvent['actor'], string>;
  canWrite: boolean;
  hint: string;
  send: (text: string) => Promise<ApiReply<unknown>>;
}

/** The conversation of the three, and the next message. */
export function CaseMessages({ events, now, side, names, canWrite, hint, send }: CaseMessagesProps) {
  const messages = events.filter(({ kind }) => kind === 'message');
  return (
    <Card title="Mensajes">
      {messages.length === 0 && <p className="mt-3 text-tinta-2">Todavía no hay mensajes.</p>}
      <ol className="mt-3 grid gap-3">
        {messages.map(({ id, at, actor, text }) => (
          <li
            key={id}
            className={`w-fit max-w-[92%] rounded-[16px] px-4 py-3 text-compact leading-[22px] ${actor === side ? 'justify-self-end bg-verde-1' : 'bg-crema-1'}`}
          >
            <p className="text-small text-tinta-2">
              {names[actor]} · {momentText(Date.parse(at), now)}
            </p>
            <p className="whitespace-pre-line break-words">{text}</p>
          </li>
        ))}
      </ol>
      {canWrite && <MessageForm hint={hint} send={send} />}
    </Card>
  );
}

function MessageForm({ hint, send: write }: Pick<CaseMessagesProps, 'hint' | 'send'>) {
  const [text, setText] = useState('');
  // The next one may have been begun while this one was on its way.
  const { sending, problem, send } = usePanelCall(() => setText((now) => (now === text ? '' : now)));
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') void send(() => write(text.trim()), 'Mensaje enviado');
  };
  return (
    <form noValidate onSubmit={save} className="mt-4 grid gap-3">
      <TextAreaField
        id="mensaje-del-caso"
        label="Escribe un mensaje"
        rows={3}
        maxLength={2000}
        value={text}
        hint={hint}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <FormProblem text={problem} />
      <Button
        type="submit"
        size="compact"
        variant="secondary"
        className="justify-self-start"
        disabled={text.trim() === ''}
        loading={sending}
        loadingLabel="Enviando..."
      >
        Enviar mensaje
      </Button>
    </form>
  );
}
