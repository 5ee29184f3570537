import type { Database } from '../../db/sql.ts';
import { insertAuditEntries } from './audit.repository.ts';
import { withoutEmails } from './log-email.service.ts';

export interface Actor {
  kind: 'member' | 'operator' | 'api-key' | 'buyer' | 'system';
  /** Null for the system and for keys. */
  accountId: number | null;
}

/** Of what an operator starts, or a job in her stead. */
export function operatorActor(accountId: number | null): Actor {
  return { kind: accountId === null ? 'system' : 'operator', accountId };
}

export interface AuditRecord {
  at: Date;
  actor: Actor;
  /** The shop concerned, whose team may read the entry; null: nobody's. */
  sellerId: number | null;
  /** 'product.price-changed'. */
  action: string;
  /** 'product:12'. */
  subject: string;
  /** Only what changed, as it was and as it is. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string;
}

/** Notes changes in the transaction that makes them; addresses of people stand beside the log, where they can be deleted. */
export async function recordAudit(db: Database, records: readonly AuditRecord[]): Promise<void> {
  if (records.length > 0) await insertAuditEntries(db, await withoutEmails(db, records));
}
