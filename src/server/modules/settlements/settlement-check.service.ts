import type { Database } from '../../db/sql.ts';
import {
  listMisplacedEntries,
  listUnbalancedSettlements,
  listUnpostedPayouts,
  type SettlementProblem,
} from './settlement-check.repository.ts';

export type { SettlementProblem };

/** What must never be; reads every settlement and payout, so for the night and for tests. At most 100 of each kind. */
export async function listSettlementProblems(db: Database): Promise<SettlementProblem[]> {
  return [
    ...(await listUnbalancedSettlements(db)),
    ...(await listMisplacedEntries(db)),
    ...(await listUnpostedPayouts(db)),
  ];
}
