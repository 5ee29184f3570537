import { useState } from 'react';
import { formatSpanishDate } from '../../../../domain/spanish-dates.ts';
import { callApi } from '../../../app/api-client.ts';
import { Card } from '../../../panel/card.tsx';
import { levelEventHref, levelEventText } from '../../../panel/level-texts.ts';
import { ReasonDialog } from '../../../panel/reason-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import type { SellerLevelData } from './level.loader.ts';

type BadEvent = SellerLevelData['bad'][number];

/** What went wrong, each with its place and the way to have it looked at. */
export function BadEvents({ events }: { events: readonly BadEvent[] }) {
  const [contested, setContested] = useState<BadEvent | null>(null);
  return (
    <Card title="Lo que salió mal">
      {events.length === 0 && <p className="mt-2 text-tinta-2">Nada en este tiempo. ¡Bien!</p>}
      <ul className="mt-3">
        {events.map((event) => (
          <li
            key={`${event.kind} ${event.reference}`}
            className="flex flex-wrap items-center justify-between gap-3 border-linea border-b py-3 last:border-b-0"
          >
            <div className="min-w-0">
              <a href={levelEventHref(event)} className="text-link">
                {levelEventText(event)}
              </a>
              <p className="text-small text-tinta-3">{formatSpanishDate(`${event.day}T12:00:00-05:00`)}</p>
              <Standing event={event} />
            </div>
            {event.contestState === null && event.excluded === '' && (
              <Button
                size="compact"
                variant="outline"
                aria-label={`No fue culpa mía: ${levelEventText(event)}`}
                onClick={() => setContested(event)}
              >
                No fue culpa mía
              </Button>
            )}
          </li>
        ))}
      </ul>
      {contested && (
        <ReasonDialog
          title="Pide que lo revisemos"
          explanation={`${levelEventText(contested)}. Una persona lo mira y, si no fue culpa tuya, deja de contar.`}
          label="Qué pasó"
          suggestions={['La transportadora no recogió', 'Quien compró pidió cancelar', 'Fue fuerza mayor']}
          button="Enviar"
          done="Lo vamos a revisar."
          maxLength={1000}
          send={(story) =>
            callApi('contestEvent', {
              body: { kind: contested.kind, reference: contested.reference, story },
            })
          }
          onClose={() => setContested(null)}
        />
      )}
    </Card>
  );
}

function Standing({ event: { excluded, contestState, contestReason } }: { event: BadEvent }) {
  if (excluded !== '') return <p className="text-small text-verde-7">No cuenta: {excluded}.</p>;
  if (contestState === 'waiting') return <p className="text-small text-tinta-2">Lo estamos revisando.</p>;
  if (contestState === 'kept') return <p className="text-small text-tinta-2">Sí cuenta: {contestReason}</p>;
  return null;
}
