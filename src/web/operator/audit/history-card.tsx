import { AuditEventRow, type ShownAuditEvent } from '../../panel/audit-event.tsx';
import { Card } from '../../panel/card.tsx';

/** The last entries of the log about a shop or a person. */
export function HistoryCard({
  history,
  now,
}: {
  history: readonly (ShownAuditEvent & { id: number })[];
  now: number;
}) {
  return (
    <Card title="Historia">
      {history.length === 0 ? (
        <p className="mt-3 text-tinta-2">Todavía no hay nada en la historia.</p>
      ) : (
        <ol className="mt-2 divide-y divide-linea">
          {history.map((event) => (
            <AuditEventRow key={event.id} event={event} now={now} />
          ))}
        </ol>
      )}
    </Card>
  );
}
