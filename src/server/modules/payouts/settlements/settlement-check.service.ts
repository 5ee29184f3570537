import { formatPesos } from '../../../../domain/money.ts';
import type { Database } from '../../../db/sql.ts';
import {
  listMisplacedEntries,
  listUnbalancedSettlements,
  listUnpostedPayouts,
  type SettlementFinding,
} from './settlement-check.repository.ts';

export interface SettlementProblem extends SettlementFinding {
  /** 'settlement:1001' */
  subject: string;
  /** For the operator, in Spanish. */
  text: string;
}

/** What must never be; reads every settlement and payout, so for the night and for tests. At most 100 of each kind. */
export async function listSettlementProblems(db: Database): Promise<SettlementProblem[]> {
  const found = [
    ...(await listUnbalancedSettlements(db)),
    ...(await listMisplacedEntries(db)),
    ...(await listUnpostedPayouts(db)),
  ];
  return found.map((finding) => ({ ...finding, ...explain(finding) }));
}

function explain({ problem, id, sellerId, amount }: SettlementFinding): { subject: string; text: string } {
  const about = `Vendedor ${sellerId}, ${formatPesos(amount)}.`;
  switch (problem) {
    case 'settlement-out-of-balance':
      return { subject: `settlement:${id}`, text: `La liquidación ${id} no suma cero. ${about}` };
    case 'entry-lost':
      return { subject: `entry:${id}`, text: `El asiento ${id} no está abierto ni liquidado. ${about}` };
    case 'entry-twice':
      return { subject: `entry:${id}`, text: `El asiento ${id} está abierto y liquidado a la vez. ${about}` };
    case 'payout-not-posted':
      return {
        subject: `payout:${id}`,
        text: `Los asientos del giro ${id} no son los de su estado. ${about}`,
      };
  }
}
