import { formatPesos } from '../../../../domain/money.ts';
import type { Context } from '../../../context.ts';
import { checkLedger, type Violation } from '../../books/check.service.ts';
import { listRefundProblems, type RefundProblem } from '../../orders/refunds/refund-check.service.ts';
import { listSettlementProblems, type SettlementProblem } from '../settlements/settlement-check.service.ts';
import type { FoundDifference } from './difference.ts';

/** What the modules' own checks find wrong inside the books. */
export async function findSoundnessProblems(context: Context): Promise<FoundDifference[]> {
  const now = context.now();
  const violations = await checkLedger(context);
  const settlements = await listSettlementProblems(context.write);
  const refunds = await listRefundProblems(context.write);
  const found = [
    // What is owed to buyers comes with its reason from the refunds themselves.
    ...violations.filter(({ check }) => check !== 'refund').map(ofLedger),
    ...settlements.map(ofSettlement),
    ...refunds.filter(({ cause }) => cause === 'unexplained').map(ofRefunds),
    ...refunds
      .filter(({ cause, orderNumber }) => cause === 'paid-twice' && orderNumber === null)
      .map(ofStrangers),
  ];
  return found.map((one) => ({ ...one, happenedAt: now }));
}

type Problem = Omit<FoundDifference, 'happenedAt'>;

const nothing = {
  kind: 'books-unsound',
  orderNumber: null,
  sellerId: null,
  expected: null,
  found: null,
} as const;

function ofLedger({ check, subject, expected, actual, cause }: Violation): Problem {
  return { ...nothing, subject: `${check} ${subject}`.slice(0, 160), expected, found: actual, detail: cause };
}

const SETTLEMENT_TEXTS: Record<SettlementProblem['problem'], string> = {
  'settlement-out-of-balance': 'la liquidación no suma lo que su giro paga',
  'entry-lost': 'un asiento del vendedor no está ni pendiente ni liquidado',
  'entry-twice': 'un asiento del vendedor está pendiente y liquidado a la vez',
  'payout-not-posted': 'los asientos del giro no corresponden a su estado',
};

function ofSettlement({ problem, id, sellerId, amount }: SettlementProblem): Problem {
  const detail = `${SETTLEMENT_TEXTS[problem]} (${formatPesos(amount)})`;
  return { ...nothing, subject: `${problem} ${id}`, sellerId, detail };
}

function ofRefunds({ orderNumber, owed, due }: RefundProblem): Problem {
  const subject = orderNumber === null ? 'reembolsos sin pedido' : `reembolsos del pedido ${orderNumber}`;
  const detail = 'lo que los libros deben al comprador no es lo que sus reembolsos dicen';
  return { ...nothing, subject, orderNumber, expected: due, found: owed, detail };
}

/** Those of orders are found order by order. */
function ofStrangers({ owed, due }: RefundProblem): Problem {
  const subject = 'reembolsos sin pedido';
  return { ...nothing, kind: 'refund-paid-twice', subject, expected: 0, found: due - owed, detail: null };
}
