import type { Database } from '../../../db/sql.ts';
import { auditFile, auditWords } from '../../audit/audit-log.service.ts';
import { withEmails } from '../../audit/log-email.service.ts';
import { type ActivityFilter, type ActivityRow, listActivity } from './activity.repository.ts';

const PAGE = 30;
const MAXIMUM_EXPORTED = 10_000;

/** One page of what happened in the shop, in words. */
export async function getActivity(db: Database, filter: ActivityFilter) {
  const rows = await withEmails(db, await listActivity(db, filter, PAGE + 1));
  const events = rows.slice(0, PAGE).map(shownEvent);
  return { events, nextBefore: rows.length > PAGE ? (events.at(-1)?.id ?? null) : null };
}

export async function exportActivity(db: Database, filter: ActivityFilter) {
  const rows = await withEmails(db, await listActivity(db, filter, MAXIMUM_EXPORTED));
  return auditFile(`actividad-${filter.sellerId}.csv`, rows.map(shownEvent));
}

function shownEvent(row: ActivityRow) {
  return { id: row.id, person: personOf(row), ...auditWords(row) };
}

function personOf({ actorKind, person }: ActivityRow): string {
  if (actorKind === 'member') return person ?? 'Equipo';
  return { operator: 'Operación', buyer: 'Comprador', 'api-key': 'Integración', system: 'Sistema' }[
    actorKind
  ];
}
