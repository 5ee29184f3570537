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
    <li className="py-4 compact:lg:grid compact:lg:h-[46px] compact:lg:grid-cols-[200px_minmax(0,1fr)] compact:lg:content-center compact:lg:gap-x-4 compact:lg:overflow-hidden compact:lg:px-3 compact:lg:py-0">
      <p className="text-small text-tinta-3 compact:lg:row-span-2 compact:lg:self-center compact:lg:truncate">
        <time dateTime={event.happenedAt}>{momentText(Date.parse(event.happenedAt), now)}</time>
        {aside && <> · {aside}</>}
      </p>
      <p className="mt-1 compact:lg:mt-0 compact:lg:truncate compact:lg:text-small compact:lg:leading-5">
        <strong>{event.person}</strong> · {event.action}
        {event.subject && <span className="text-tinta-2"> · {event.subject}</span>}
      </p>
      {(event.reason || event.changes.length > 0) && <Details {...event} />}
    </li>
  );
}

/** One line of them with compact rows, the rest under the mouse. */
function Details({ reason, changes }: Pick<ShownAuditEvent, 'reason' | 'changes'>) {
  const told = [
    ...(reason ? [`Motivo: ${reason}`] : []),
    ...changes.map(({ name, before, after }) => `${name}: ${before ? `${before} → ` : ''}${after || 'nada'}`),
  ];
  return (
    <div
      title={told.join(' · ')}
      className="mt-1 text-small compact:lg:col-start-2 compact:lg:mt-0 compact:lg:flex compact:lg:gap-3 compact:lg:overflow-hidden compact:lg:whitespace-nowrap compact:lg:text-micro compact:lg:leading-[17px]"
    >
      {reason && <p className="text-tinta-2">Motivo: {reason}</p>}
      {changes.length > 0 && (
        <dl className="mt-1 grid gap-1 compact:lg:mt-0 compact:lg:flex compact:lg:gap-3">
          {changes.map((change) => (
            <div
              key={change.name}
              className="flex flex-wrap gap-x-2 break-words compact:lg:flex-nowrap compact:lg:gap-x-1"
            >
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
    </div>
  );
}
