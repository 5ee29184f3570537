import {
  type AuditEvent,
  auditActionText,
  auditChanges,
  auditSubjectText,
} from '../../../domain/audit-words.ts';
import { csvRow } from '../../adapters/payouts/csv.ts';
import type { Database } from '../../db/sql.ts';
import type { Actor } from './audit.service.ts';
import { type AuditFilter, type AuditRow, listAuditRows } from './audit-log.repository.ts';
import { withEmails } from './log-email.service.ts';

const PAGE = 40;
const MAXIMUM_EXPORTED = 10_000;
const HEADER = ['FECHA', 'PERSONA', 'ACCION', 'SOBRE', 'CAMPO', 'ANTES', 'DESPUES', 'MOTIVO'];

/** One page of every change by anyone, in words. */
export async function listAuditLog(db: Database, filter: AuditFilter) {
  const rows = await withEmails(db, await listAuditRows(db, filter, PAGE + 1));
  const events = rows.slice(0, PAGE).map(shownEntry);
  return { events, nextBefore: rows.length > PAGE ? (events.at(-1)?.id ?? null) : null };
}

export async function exportAuditLog(db: Database, filter: AuditFilter) {
  const rows = await withEmails(db, await listAuditRows(db, filter, MAXIMUM_EXPORTED));
  return auditFile('registro.csv', rows.map(shownEntry));
}

/** An entry as people read it. */
export function auditWords(row: AuditEvent & { happenedAt: Date; reason: string }) {
  return {
    happenedAt: row.happenedAt.toISOString(),
    action: auditActionText(row.action),
    subject: auditSubjectText(row.subject),
    reason: row.reason,
    changes: auditChanges(row),
  };
}

/** One line for each changed field; UTF-8 with its mark and semicolons, as Excel in Spanish opens it. */
export function auditFile(
  name: string,
  events: readonly (ReturnType<typeof auditWords> & { person: string })[],
) {
  const lines = events.flatMap(({ happenedAt, person, action, subject, reason, changes }) => {
    const shown = changes.length > 0 ? changes : [{ name: '', before: '', after: '' }];
    return shown.map((change) =>
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
    name,
    contentType: 'text/csv; charset=utf-8',
    content: Buffer.from(`\uFEFF${csvRow(HEADER)}${lines.join('')}`).toString('base64'),
  };
}

function shownEntry(row: AuditRow) {
  const { id, sellerId, shopName } = row;
  return { id, person: personOf(row), sellerId, shopName, ...auditWords(row) };
}

const KIND_NAMES: Record<Actor['kind'], string> = {
  operator: 'Operación',
  member: 'Equipo de la tienda',
  buyer: 'Comprador',
  'api-key': 'Integración',
  system: 'Sistema',
};

/** 'Nelly Criollo (Operación, nelly@…)'. */
function personOf({ actorKind, person, email }: AuditRow): string {
  const kind = KIND_NAMES[actorKind];
  if (!email) return kind;
  return person ? `${person} (${kind}, ${email})` : `${email} (${kind})`;
}

/** '2026-11-21 09:05' in Colombia, which has no summer time. */
function bogotaTime(iso: string): string {
  const local = new Date(Date.parse(iso) - 5 * 60 * 60_000);
  return local.toISOString().slice(0, 16).replace('T', ' ');
}
