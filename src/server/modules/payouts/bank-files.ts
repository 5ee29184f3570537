import { type Result, success } from '../../../domain/result.ts';
import type { PayoutChannel, PayoutOutcome } from '../../adapters/payouts/payout-channel.ts';
import type { Database } from '../../db/sql.ts';
import { operatorActor, recordAudit } from '../audit/audit.service.ts';

interface FileEvent {
  kind: 'payout-file' | 'refund-file';
  what: 'created' | 'downloaded';
  fileId: number;
  /** Of the operator. */
  actor: number;
  at: Date;
  after?: Record<string, unknown>;
}

/** Who made a file for the bank or took it again: it holds whole account numbers. */
export function recordFileEvent(
  db: Database,
  { kind, what, fileId, actor, at, after }: FileEvent,
): Promise<void> {
  const subject = `${kind}:${fileId}`;
  const event = { at, sellerId: null, action: `money.${kind}-${what}`, subject, ...(after && { after }) };
  return recordAudit(db, [{ ...event, actor: operatorActor(actor) }]);
}

export interface ReportRowResult {
  row: number;
  /** Of the payout or the refund; null: the row names none. */
  id: number | null;
  result: 'applied' | 'already' | 'refused';
  /** Why it was refused, in Spanish. */
  problem: string;
}

/** The bank's answer, row by row; `apply` answers a text where an outcome cannot be applied, and why. */
export async function applyReport(
  channel: PayoutChannel,
  bytes: Uint8Array,
  apply: (outcome: PayoutOutcome) => Promise<{ isRepeated: boolean } | string>,
): Promise<Result<ReportRowResult[], 'payout-report-unreadable'>> {
  const report = channel.readReport(bytes);
  if (!report.ok) return report;
  const results: ReportRowResult[] = [];
  for (const { row, outcome, problem } of report.value) {
    const said = outcome ? await apply(outcome) : problem;
    const id = outcome?.id ?? null;
    results.push(
      typeof said === 'string'
        ? { row, id, result: 'refused', problem: said }
        : { row, id, result: said.isRepeated ? 'already' : 'applied', problem: '' },
    );
  }
  return success(results);
}
