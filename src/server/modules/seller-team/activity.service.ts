import { auditActionText, auditChanges, auditSubjectText } from '../../../domain/audit-words.ts';
import { csvRow } from '../../adapters/payouts/csv.ts';
import type { Database } from '../../db/sql.ts';
import { type ActivityFilter, type ActivityRow, listActivity } from './activity.repository.ts';

const PAGE = 30;
const MAXIMUM_EXPORTED = 10_000;
const HEADER = ['FECHA', 'PERSONA', 'ACCION', 'SOBRE', 'CAMPO', 'ANTES', 'DESPUES', 'MOTIVO'];

/** One page of what happened in the shop, in words. */
export async function getActivity(db: Database, filter: ActivityFilter) {
  const rows = await listActivity(db, filter, PAGE + 1);
  const events = rows.slice(0, PAGE).map(shownEvent);
  return { events, nextBefore: rows.length > PAGE ? (events.at(-1)?.id ?? null) : null };
}

/** One line for each changed field; UTF-8 with its mark and semicolons, as Excel in Spanish opens it. */
export async function exportActivity(db: Database, filter: ActivityFilter) {
  const rows = await listActivity(db, filter, MAXIMUM_EXPORTED);
  const lines = rows.map(shownEvent).flatMap((event) => {
    const { happenedAt, person, action, subject, reason } = event;
    const changes = event.changes.length > 0 ? event.changes : [{ name: '', before: '', after: '' }];
    return changes.map((change) =>
      csvRow([
        bogotaTime(happenedAt),
        person,
        action,
        subject,
        change.name,
        change.before,
        change.after,
        reason,
      ]),
    );
  });
  return {
    name: `actividad-${filter.sellerId}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: Buffer.from(`\uFEFF${csvRow(HEADER)}${lines.join('')}`).toString('base64'),
  };
}

function shownEvent(row: ActivityRow) {
  return {
    id: row.id,
    happenedAt: row.happenedAt.toISOString(),
    person: personOf(row),
    action: auditActionText(row.action),
    subject: auditSubjectText(row.subject),
    reason: row.reason,
    changes: auditChanges(row),
  };
}

function personOf({ actorKind, person }: ActivityRow): string {
  if (actorKind === 'member') return person ?? 'Equipo';
  return { operator: 'Operación', buyer: 'Comprador', 'api-key': 'Integración', system: 'Sistema' }[
    actorKind
  ];
}

/** '2026-11-21 09:05' in Colombia, which has no summer time. */
function bogotaTime(iso: string): string {
  const local = new Date(Date.parse(iso) - 5 * 60 * 60_000);
  return local.toISOString().slice(0, 16).replace('T', ' ');
}
