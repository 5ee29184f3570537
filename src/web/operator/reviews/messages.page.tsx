import { useState } from 'react';
import { OPERATOR_QUEUES } from '../../../domain/operator-queue.ts';
import type { ContactMessage } from '../../../wire/reviews/operator-moderation.ts';
import { callApi } from '../../app/api-client.ts';
import type { PageProps } from '../../app/page.ts';
import { promiseState } from '../../panel/age-text.ts';
import { CardList } from '../../panel/card-list.tsx';
import { momentText } from '../../panel/date-texts.ts';
import { ReasonDialog } from '../../panel/reason-dialog.tsx';
import { usePanelCall } from '../../panel/use-panel-call.ts';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Tag } from '../../ui/surfaces.tsx';
import type { operatorMessagesLoader } from './moderation.loaders.ts';
import { ModerationHead } from './moderation-tabs.tsx';

export function Page({ data }: PageProps<typeof operatorMessagesLoader>) {
  const { panel, view, views, messages, firstHref, nextHref, now } = data;
  return (
    <>
      <ModerationHead panel={panel} current="messages" views={views} />
      <CardList items={messages} empty="No hay mensajes aquí." firstHref={firstHref} nextHref={nextHref}>
        {(message) => <MessageCard key={message.id} message={message} isOpen={view === 'open'} now={now} />}
      </CardList>
    </>
  );
}

function MessageCard({ message, isOpen, now }: { message: ContactMessage; isOpen: boolean; now: number }) {
  const created = Date.parse(message.createdAt);
  const { isLate, text } = promiseState(created, OPERATOR_QUEUES.messages.promiseHours, now);
  return (
    <li className="min-w-0 rounded-[18px] border border-linea bg-papel p-4 sm:rounded-[22px] sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <div className="min-w-0 flex-[1_1_220px]">
          <h2 className="break-words font-semibold">
            {message.name} · {message.topic}
          </h2>
          <p className="break-words text-small text-tinta-2">
            {message.email}
            {message.phone && ` · ${message.phone}`}
          </p>
          <p className="text-small text-tinta-3">
            {message.filingNumber} · {momentText(created, now)}
          </p>
        </div>
        {isOpen && (
          <div className="flex flex-wrap gap-2">
            {!message.readAt && <Tag tone="moving">Nuevo</Tag>}
            <Tag tone={isLate ? 'urgent' : 'attention'}>{text}</Tag>
          </div>
        )}
      </div>
      <p className="mt-3 whitespace-pre-line break-words">{message.text}</p>
      <Outcome message={message} now={now} />
      <Decisions message={message} />
    </li>
  );
}

function Outcome({ message, now }: { message: ContactMessage; now: number }) {
  const { answer, answeredAt, answeredBy, archivedAt, archivedBy, note } = message;
  return (
    <>
      {answer && answeredAt && (
        <div className="mt-3 border-linea border-l-[3px] pl-4">
          <p className="whitespace-pre-line break-words text-tinta-2">{answer}</p>
          <p className="mt-1 text-small text-tinta-3">
            {answeredBy} · {momentText(Date.parse(answeredAt), now)}
          </p>
        </div>
      )}
      {note && archivedAt && (
        <p className="mt-3 break-words text-small text-tinta-2">
          Archivó {archivedBy} · {momentText(Date.parse(archivedAt), now)}
          <span className="block">Nota: {note}</span>
        </p>
      )}
    </>
  );
}

function Decisions({ message: { id, email, readAt, answeredAt, archivedAt } }: { message: ContactMessage }) {
  const [asking, setAsking] = useState<'answer' | 'archive' | null>(null);
  const { sending, problem, send } = usePanelCall();
  const params = { messageId: id };
  const close = () => setAsking(null);
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
        {!answeredAt && (
          <Button size="compact" onClick={() => setAsking('answer')}>
            Responder
          </Button>
        )}
        {!readAt && (
          <Button
            size="compact"
            variant="outline"
            loading={sending}
            loadingLabel="Guardando..."
            onClick={() => void send(() => callApi('markMessageRead', { params }), 'El mensaje está leído.')}
          >
            Marcar como leído
          </Button>
        )}
        {!archivedAt && (
          <Button size="compact" variant="outline" onClick={() => setAsking('archive')}>
            Archivar
          </Button>
        )}
      </div>
      <FormProblem text={problem} />
      {asking === 'answer' && (
        <ReasonDialog
          title="Responder el mensaje"
          explanation={`Enviamos tu respuesta por correo a ${email}, con el mensaje que escribió. Queda guardada aquí.`}
          label="Respuesta"
          button="Enviar respuesta"
          done="Enviamos la respuesta."
          rows={8}
          maxLength={5_000}
          send={(text) => callApi('answerMessage', { params, body: { text } })}
          onClose={close}
        />
      )}
      {asking === 'archive' && (
        <ReasonDialog
          title="Archivar el mensaje"
          explanation="Sale de los mensajes abiertos. La nota es para el equipo: quien escribió no la ve."
          label="Nota"
          suggestions={['Es publicidad', 'Ya lo resolvimos por teléfono', 'Repetido']}
          button="Archivar"
          done="El mensaje está archivado."
          send={(note) => callApi('archiveMessage', { params, body: { note } })}
          onClose={close}
        />
      )}
    </>
  );
}
