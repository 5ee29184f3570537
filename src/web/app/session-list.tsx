import { useRevalidator } from 'react-router';
import { formatSpanishDate } from '../../domain/spanish-dates.ts';
import type { sessionEndpoints } from '../../wire/accounts/sessions.ts';
import type { OutputOf } from '../../wire/endpoint.ts';
import { Button } from '../ui/button.tsx';
import { Tag } from '../ui/surfaces.tsx';
import { showToast } from '../ui/toast-store.ts';
import { type ApiReply, callApi } from './api-client.ts';
import { useSending } from './use-sending.ts';

export type OpenSession = OutputOf<(typeof sessionEndpoints)['listSessions']>[number];

/** Where a person is logged in, with a way out of each; `onLeave` runs when she ended this one too. */
export function SessionList({
  sessions,
  onLeave,
}: {
  sessions: readonly OpenSession[];
  onLeave: () => void;
}) {
  const { sending, send } = useEnding();
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const endOne = (id: number) => send(() => callApi('endSession', { body: { id } }), 'Sesión cerrada');
  const endOthers = () =>
    send(() => callApi('endAllSessions', { body: { withCurrent: false } }), 'Cerramos las demás sesiones');
  const endAll = async () => {
    const reply = await callApi('endAllSessions', { body: { withCurrent: true } });
    if (reply.ok) onLeave();
    else showToast({ kind: 'error', text: reply.message });
  };
  return (
    <>
      <ul className="mt-2 divide-y divide-linea">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} sending={sending} onEnd={endOne} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        {others.length > 0 && (
          <Button variant="secondary" disabled={sending} onClick={() => void endOthers()}>
            Cerrar las demás
          </Button>
        )}
        <Button variant="outline" disabled={sending} onClick={() => void endAll()}>
          Cerrar todas
        </Button>
      </div>
    </>
  );
}

function SessionRow({
  session: { id, device, addressPart, lastSeenAt, isCurrent },
  sending,
  onEnd,
}: {
  session: OpenSession;
  sending: boolean;
  onEnd: (id: number) => Promise<void>;
}) {
  const seen = isCurrent ? 'Activa ahora' : `Último uso: ${formatSpanishDate(lastSeenAt)}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4">
      <div className="min-w-0">
        <p className="font-semibold">{device}</p>
        <p className="text-small/5 text-tinta-3">
          {seen}
          {addressPart && ` · red ${addressPart}`}
        </p>
      </div>
      {isCurrent ? (
        <Tag tone="done">Este dispositivo</Tag>
      ) : (
        <Button
          variant="outline"
          size="compact"
          disabled={sending}
          aria-label={`Cerrar la sesión de ${device}`}
          onClick={() => void onEnd(id)}
        >
          Cerrar
        </Button>
      )}
    </li>
  );
}

function useEnding() {
  const { revalidate } = useRevalidator();
  const { sending, send } = useSending();
  const end = (call: () => Promise<ApiReply<unknown>>, doneText: string) =>
    send(async () => {
      const reply = await call();
      showToast(reply.ok ? { kind: 'success', text: doneText } : { kind: 'error', text: reply.message });
      await revalidate();
      return reply;
    });
  return { sending, send: end };
}
