import { formatPesos } from '../../../domain/money.ts';
import type { Database } from '../../db/sql.ts';
import { listSettlementProblems, type SettlementProblem } from '../settlements/settlement-check.service.ts';
import type { FoundDifference } from './difference.ts';

/** What the modules' own checks find wrong inside the books. */
export async function findSoundnessProblems(db: Database, now: Date): Promise<FoundDifference[]> {
  return (await listSettlementProblems(db)).map((problem) => ofSettlement(problem, now));
}

const SETTLEMENT_TEXTS: Record<SettlementProblem['problem'], string> = {
  'settlement-out-of-balance': 'la liquidación no suma lo que su giro paga',
  'entry-lost': 'un asiento del vendedor no está ni pendiente ni liquidado',
  'entry-twice': 'un asiento del vendedor está pendiente y liquidado a la vez',
  'payout-not-posted': 'los asientos del giro no corresponden a su estado',
};

function ofSettlement(
  { problem, id, sellerId, amount }: SettlementProblem,
  happenedAt: Date,
): FoundDifference {
  return {
    kind: 'books-unsound',
    subject: `${problem} ${id}`,
    orderNumber: null,
    sellerId,
    expected: null,
    found: null,
    happenedAt,
    detail: `${SETTLEMENT_TEXTS[problem]} (${formatPesos(amount)})`,
  };
}
