import { failure, type Result, success } from '../../../domain/result.ts';
import type { CaseState } from '../../../domain/rights/case-flow.ts';
import { type CaseKind, caseKindName } from '../../../domain/rights/case-kind.ts';
import { LINE_EXCEPTIONS, type LineException } from '../../../domain/rights/case-rule.ts';
import { caseStateName } from '../../../domain/rights/case-text.ts';
import { type LineRights, type Right, type RightsLine, rightsOf } from '../../../domain/rights/rights.ts';
import { daysLeftText, termEnd } from '../../../domain/rights/term.ts';
import { bogotaDay } from '../../../domain/spanish-dates.ts';
import type { ShownLineRights } from '../../../wire/rights/case-entities.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { getPurchase } from '../orders/placing/purchase.service.ts';
import { type LineFacts, listLineFacts } from './case-line.repository.ts';

/** A line with what it still has; `rights` empty while a case stands in their place. */
export interface KnownLine extends LineFacts {
  rights: LineRights;
}

export interface OrderAsked {
  orderNumber: number;
  tokens: readonly (string | null | undefined)[];
  accountId: number | null;
}

/** What law and state still give each line of her own order. */
export async function getOrderRights(
  context: Context,
  { orderNumber, tokens, accountId }: OrderAsked,
): Promise<Result<ShownLineRights[], 'not-found'>> {
  const order = await getPurchase(context, { number: orderNumber, tokens, accountId });
  if (!order.ok) return failure('not-found');
  const today = bogotaDay(context.now().getTime());
  const lines = await listKnownLines(context.write, { orderNumber, sellerId: null, today });
  return success(lines.map(shownLine));
}

/** `sellerId` null: of all shops of the order. */
export async function listKnownLines(
  db: Database,
  { orderNumber, sellerId, today }: { orderNumber: number; sellerId: number | null; today: string },
): Promise<KnownLine[]> {
  const lines = await listLineFacts(db, orderNumber, sellerId);
  return lines.map((line) => ({
    ...line,
    rights: line.openCase ? { given: [], denied: [] } : rightsOf(rightsLineOf(line), today),
  }));
}

function rightsLineOf(line: LineFacts): RightsLine {
  const deliveredOn = line.deliveredAt && bogotaDay(line.deliveredAt.getTime());
  const shelfDays = wholeBetween(line.shelfLife, 3_650);
  return {
    statusId: line.statusId,
    orderedOn: bogotaDay(line.orderedAt.getTime()),
    deliveredOn,
    unitsLeft: line.unitsLeft,
    exception: exceptionNamed(line.exception),
    warrantyMonths: wholeBetween(line.warranty, 240),
    expiresOn: deliveredOn && shelfDays ? termEnd({ days: shelfDays, unit: 'calendar' }, deliveredOn) : null,
    paidOnline: line.paymentMethodId === 1,
    isPaid: line.isPaid,
  };
}

function exceptionNamed(text: string | null): LineException | null {
  return LINE_EXCEPTIONS.find((one) => one === text) ?? null;
}

/** As its product said it; null: nothing that could be meant. */
function wholeBetween(text: string | null, most: number): number | null {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 && number <= most ? number : null;
}

function shownLine(line: KnownLine): ShownLineRights {
  return {
    line: line.line,
    sellerId: line.sellerId,
    productId: line.productId,
    name: line.name,
    unitsLeft: line.unitsLeft,
    unitPrice: line.unitPrice,
    given: line.rights.given.map(shownRight),
    denied: line.rights.denied.map((one) => ({ ...one, name: caseKindName(one.kind) })),
    openCase: line.openCase && {
      number: line.openCase.number,
      kind: line.openCase.kind as CaseKind,
      state: line.openCase.state as CaseState,
      stateName: caseStateName(line.openCase.state as CaseState),
    },
  };
}

function shownRight({ kind, rule, until, left, unit }: Right) {
  return {
    kind,
    name: caseKindName(kind),
    law: rule.law,
    until,
    left,
    unit,
    leftText: left === null ? null : daysLeftText(unit, left),
    returnPaidBy: rule.returnPaidBy,
  };
}
