import type { ReactNode } from 'react';
import { momentText } from './date-texts.ts';

export interface ShownAuditEvent {
  happenedAt: string;
  person: string;
  action: string;
  subject: string;
  reason: string;
  changes: { name: string; before: string; after: string }[];
}

interface AuditEventRowProps {
  event: ShownAuditEvent;
  now: number;
  /** Behind the time: the shop concerned. */
  aside?: ReactNode;
}

/** Who did what, to what, why, and what changed. */
export function AuditEventRow({ event, now, aside }: AuditEventRowProps) {
  return (
    <li className="py-4">
      <p className="text-small text-tinta-3">
        <time dateTime={event.happenedAt}>{momentText(Date.parse(event.happenedAt), now)}</time>
        {aside && <> · {aside}</>}
      </p>
      <p className="mt-1">
        <strong>{event.person}</strong> · {event.action}
        {event.subject && <span className="text-tinta-2"> · {event.subject}</span>}
      </p>
      {event.reason && <p className="mt-1 text-small text-tinta-2">Motivo: {event.reason}</p>}
      {event.changes.length > 0 && (
        <dl className="mt-2 grid gap-1 text-small">
          {event.changes.map((change) => (
            <div key={change.name} className="flex flex-wrap gap-x-2 break-words">
              <dt className="text-tinta-3">{change.name}:</dt>
              <dd className="min-w-0 break-words">
                {change.before && <s className="text-tinta-3">{change.before}</s>}
                {change.before && ' → '}
                {change.after || 'nada'}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
