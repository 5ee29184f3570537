import { auditActionText, auditChanges, auditSubjectText } from '../../../domain/audit-words.ts';
import type { Database } from '../../db/sql.ts';
import { type HistoryRow, listSellerHistory, listSubjectHistory } from './history.repository.ts';
import { withEmails } from './log-email.service.ts';

const ENTRIES = 20;

/** The last entries of a shop in words, for the provider: with the names of his own people. */
export async function getSellerHistory(db: Database, sellerId: number) {
  return (await withEmails(db, await listSellerHistory(db, sellerId, ENTRIES))).map(shownEntry);
}

/** The last entries about 'account:12' and the like. */
export async function getSubjectHistory(db: Database, subject: string) {
  return (await withEmails(db, await listSubjectHistory(db, subject, ENTRIES))).map(shownEntry);
}

function shownEntry(row: HistoryRow) {
  return {
    id: row.id,
    happenedAt: row.happenedAt.toISOString(),
    person: row.person ?? ANONYMOUS[row.actorKind],
    action: auditActionText(row.action),
    subject: auditSubjectText(row.subject),
    reason: row.reason,
    changes: auditChanges(row),
  };
}

const ANONYMOUS: Record<HistoryRow['actorKind'], string> = {
  member: 'Equipo de la tienda',
  operator: 'Operación',
  buyer: 'Comprador',
  'api-key': 'Integración',
  system: 'Sistema',
};
