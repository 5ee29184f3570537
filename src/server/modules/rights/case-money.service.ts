import { type MoneyPackage, nextShare } from '../../../domain/order-money.ts';
import { isDispatched } from '../../../domain/package-transition.ts';
import type { GoodsRefundCause } from '../../../domain/refund-causes.ts';
import {
  planRefund,
  type RefundPesos,
  type RefundPlan,
  type RefundUnits,
} from '../../../domain/refund-rules.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import { moneyUntil } from '../../../domain/rights/case-clock.ts';
import { givesMoney } from '../../../domain/rights/case-moves.ts';
import { spreadPesos } from '../../../domain/rights/case-part.ts';
import { ruleById } from '../../../domain/rights/case-rule.ts';
import type { Database } from '../../db/sql.ts';
import { listOrderPackages } from '../orders/placing/order-money.service.ts';
import { refundGoods } from '../orders/refunds/refund.service.ts';
import { awaitsAppeal, daysOf, type OpenedCase, settled } from './case-change.service.ts';
import { insertEvent } from './case-event.repository.ts';
import { type CaseLine, listCaseLines } from './case-line.repository.ts';
import type { CaseRow } from './case-row.ts';

/** Units of lines that somebody grants; absent: all that were asked for. */
export type Granted = readonly { line: number; quantity: number }[] | undefined;

/** What a refund of the case would be, as things stand; null: there is nothing to give back any more, or not yet. */
export async function planCaseRefund(
  db: Database,
  one: CaseRow,
  granted?: Granted,
): Promise<{ plan: RefundPlan; packages: MoneyPackage[] } | null> {
  if (one.orderNumber === null) return null;
  const packages = await listOrderPackages(db, one.orderNumber);
  const asked = await listCaseLines(db, one.id);
  const parts = partsOf(one, asked, packages, { granted, restock: false });
  const plan = planRefund(packages, { ...parts, ...refundTermsOf(one) });
  return plan.ok ? { plan: plan.value, packages } : null;
}

/**
 * Gives her money back by the books, once for each case and ruling. What the bank or another refund has given back
 * already is not given twice; what was never received waits (`case-nothing-received`), and so does an offered sum of which
 * less is left since (`case-sum-not-left`).
 */
export async function payCase(
  { db, one, order, now }: OpenedCase,
  { actor, granted, restock }: { actor: number | null; granted?: Granted; restock: boolean },
): Promise<Result<CaseRow, 'case-nothing-received' | 'case-sum-not-left'>> {
  if (!order) throw new Error(`The case ${one.id} has no order to refund`);
  const packages = await listOrderPackages(db, order.number);
  const asked = await listCaseLines(db, one.id);
  // What never left its shop is there to be sold again, whoever says yes.
  const isUnsent = packages.some((sold) => sold.sellerId === one.sellerId && !isDispatched(sold.statusId));
  const parts = partsOf(one, asked, packages, { granted, restock: restock || isUnsent });
  if (parts.lines.length + parts.pesos.length === 0) {
    await noteMoney(db, one, now, 'La plata de estas unidades ya había vuelto: no se devuelve dos veces.');
    return success({ ...one, holdsPayout: false });
  }
  const refunded = await refundGoods(db, {
    order,
    idempotencyKey: `case:${one.id}:${one.appealedBy ?? 'first'}`,
    ...parts,
    ...refundTermsOf(one),
    dueBy: moneyUntil(ruleById(one.ruleId), daysOf(one)),
    note: '',
    actor,
    now,
  });
  if (!refunded.ok && refunded.reason === 'refund-nothing-paid') return failure('case-nothing-received');
  const isOfSum = parts.pesos.length > 0;
  if (!refunded.ok && isOfSum && refunded.reason === 'refund-more-than-bought')
    return failure('case-sum-not-left');
  if (!refunded.ok) throw new Error(`The case ${one.id} cannot be refunded: ${refunded.reason}`);
  await noteMoney(db, one, now, '');
  return success({ ...one, refundId: refunded.value.refundId, holdsPayout: false });
}

/** A yes that gives money gives it at once; a ruling that may be appealed waits. */
export async function paidIfDecided(
  opened: OpenedCase,
  moved: CaseRow,
  actor: number | null,
): Promise<CaseRow> {
  const isYes = moved.state === 'decided' && givesMoney(moved.outcome) && !awaitsAppeal(moved);
  if (!isYes) return moved;
  const paid = await payCase({ ...opened, one: moved }, { actor, restock: moved.restock });
  if (paid.ok) return settled(paid.value);
  // Cash that nobody has recorded yet: the clock tries again, and says so.
  if (paid.reason === 'case-nothing-received') return moved;
  await noteMoney(opened.db, moved, opened.now, SUM_NOT_LEFT);
  // Only the marketplace can settle it: from tomorrow on the clock tells it every day.
  return { ...moved, nextOn: opened.today };
}

const SUM_NOT_LEFT =
  'Ya había vuelto plata de estas unidades y queda menos que la suma ofrecida: lo revisa nuestro equipo.';

interface Parts {
  lines: RefundUnits[];
  pesos: RefundPesos[];
}

/** The sum that the shop offered for what she keeps, where nobody says otherwise; else units. */
function partsOf(
  one: Pick<CaseRow, 'offeredPesos' | 'refundId'>,
  asked: readonly CaseLine[],
  packages: readonly MoneyPackage[],
  { granted, restock }: { granted: Granted; restock: boolean },
): Parts {
  const isSecond = one.refundId !== null;
  if (one.offeredPesos === null)
    return { lines: unitsOf(asked, packages, { granted, restock, isSecond }), pesos: [] };
  const pesos = spreadPesos(pricesOf(asked, packages), one.offeredPesos);
  if (granted === undefined && !isSecond) return { lines: [], pesos };
  // Units that are granted in the appeal bring what is left of their price.
  const units = unitsOf(asked, packages, { granted: granted ?? [], restock, isSecond: false });
  const lines = units.map((unit) => {
    const given = pesos.find(({ line }) => line === unit.line)?.amount ?? 0;
    const of = asked.find(({ line }) => line === unit.line)?.quantity ?? unit.quantity;
    return { ...unit, alreadyGiven: isSecond ? Math.floor((given * unit.quantity) / of) : 0 };
  });
  return { lines, pesos: [] };
}

/** What the units that are asked for are still worth to her. */
export function pricesOf(
  asked: readonly Pick<CaseLine, 'line' | 'quantity'>[],
  packages: readonly MoneyPackage[],
): { line: number; price: number }[] {
  const sold = packages.flatMap(({ lines }) => lines);
  return asked.flatMap(({ line, quantity }) => {
    const found = sold.find((bought) => bought.line === line);
    const units = found ? Math.min(quantity, found.quantity - found.cancelledQuantity) : 0;
    return found && units > 0 ? [{ line, price: nextShare(found, units).amount }] : [];
  });
}

/** Of the case's lines what may still be refunded of what was granted. */
function unitsOf(
  asked: readonly CaseLine[],
  packages: readonly MoneyPackage[],
  { granted, restock, isSecond }: { granted: Granted; restock: boolean; isSecond: boolean },
): RefundUnits[] {
  const sold = packages.flatMap(({ lines }) => lines);
  return asked
    .map(({ line, quantity, grantedQuantity }) => {
      const found = sold.find((one) => one.line === line);
      const left = found ? found.quantity - found.cancelledQuantity : 0;
      const given = granted
        ? (granted.find((one) => one.line === line)?.quantity ?? 0)
        : (grantedQuantity ?? quantity);
      // An appeal adds to what the first ruling has given.
      const before = isSecond ? (grantedQuantity ?? quantity) : 0;
      return { line, quantity: Math.min(left, given - before, quantity - before), restock };
    })
    .filter(({ quantity }) => quantity > 0);
}

/** How a refund of the case treats the freight, and what books and mails call it. */
export function refundTermsOf(one: Pick<CaseRow, 'kind' | 'reversalCause' | 'ruleId'>) {
  const isByUnits = ruleById(one.ruleId).freight === 'by-units';
  return { shipping: isByUnits ? 'by-units' : 'by-rule', cause: refundCauseOf(one) } as const;
}

/** Each but 'other' gives the freight back when nothing is kept of a package. */
function refundCauseOf({ kind, reversalCause }: Pick<CaseRow, 'kind' | 'reversalCause'>): GoodsRefundCause {
  switch (kind) {
    case 'withdrawal':
    case 'not-delivered':
      return kind;
    case 'cancellation':
      return 'cancelled';
    case 'reversal':
      if (reversalCause === 'not-received') return 'not-delivered';
      return reversalCause === 'fraud' || reversalCause === 'not-requested' ? 'cancelled' : 'warranty';
    default:
      return 'warranty';
  }
}

function noteMoney(db: Database, one: CaseRow, at: Date, text: string): Promise<void> {
  return insertEvent(db, { caseId: one.id, at, actor: 'clock', accountId: null, kind: 'money', text });
}
