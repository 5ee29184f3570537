import type { MoneyRules } from '../../../../domain/money-rules.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { StockNeed } from '../../../../domain/stock.ts';
import { mayHold } from '../../../../domain/unpaid-limits.ts';
import type { Database } from '../../../db/sql.ts';
import { opensOrder, tokenOfPurchase } from '../../links/purchase-access.service.ts';
import * as unpaid from './unpaid-limit.repository.ts';

export type UnpaidReason = 'unpaid-orders-limit' | 'unpaid-stock-limit';

const dayMillis = 86_400_000;
/** No setting lets an order wait for its payment longer than this. */
const OPEN_DAYS = 20;
/** Orders that were left unpaid within this time make the next reservations shorter. */
const MEMORY_DAYS = 1;

type Keys = Omit<unpaid.OnlineBuyer, 'openSince'>;

export function onlineBuyer(
  { phone, documentNumber, emailKey, addressKey }: Keys,
  now: Date,
): unpaid.OnlineBuyer {
  return { phone, documentNumber, emailKey, addressKey, openSince: daysBefore(now, OPEN_DAYS) };
}

/** Until the end of the transaction no other order of this order's buyer is counted or written. */
export async function lockBuyerOfOrder(
  db: Database,
  orderNumber: number,
  now: Date,
): Promise<unpaid.OnlineBuyer | null> {
  const keys = await unpaid.findOnlineBuyer(db, orderNumber);
  if (!keys) return null;
  const buyer = onlineBuyer(keys, now);
  await unpaid.lockOnlineBuyer(db, buyer);
  return buyer;
}

interface Asked {
  buyer: unpaid.OnlineBuyer;
  /** Null: not placed yet. */
  orderNumber: number | null;
  /** What the order takes from sale. */
  needs: readonly StockNeed[];
  now: Date;
}

export function readUnpaidHistory(db: Database, { buyer, orderNumber, needs, now }: Asked) {
  return unpaid.readUnpaidHistory(db, buyer, {
    ...{ except: orderNumber, needs, unpaidSince: daysBefore(now, MEMORY_DAYS) },
  });
}

export interface Viewer {
  accountId: number | null;
  /** The cookie with a guest's purchases. */
  purchases: string | null;
}

/**
 * Whether the buyer may keep these goods from others before she pays: anybody can place an order, so what waits for its
 * payment is limited by phone, document, e-mail and address, and no one holds most of what a product has left. The
 * viewer's own open orders are named, so that she can pay them.
 */
export function checkUnpaidLimits(
  history: unpaid.UnpaidHistory,
  { unpaidOrders: limits }: MoneyRules,
  viewer: Viewer,
): Result<null, UnpaidReason> {
  const isOver =
    history.openByPhone >= limits.maximumOpenPerPhone ||
    history.openByDocument >= limits.maximumOpenPerDocument ||
    history.openByEmail >= limits.maximumOpenPerEmail ||
    history.openByAddress >= limits.maximumOpenPerAddress;
  if (!isOver && mayHold(history.claims, limits)) return success(null);
  const own = history.open.filter((open) => isOwn(open, viewer));
  const details = { orders: own.map(({ number }) => number) };
  return failure(isOver ? 'unpaid-orders-limit' : 'unpaid-stock-limit', { details });
}

/** Goods of an order whose reservation was over are taken again under the same limits. */
export async function checkTakenAgain(
  db: Database,
  asked: Omit<Asked, 'needs' | 'orderNumber'> & { orderNumber: number },
  rules: MoneyRules,
): Promise<Result<null, UnpaidReason>> {
  const needs = await unpaid.listOrderNeeds(db, asked.orderNumber);
  const history = await readUnpaidHistory(db, { ...asked, needs });
  return checkUnpaidLimits(history, rules, { accountId: null, purchases: null });
}

function isOwn({ number, accountId, tokenHash }: unpaid.OpenOrder, viewer: Viewer): boolean {
  if (accountId !== null && accountId === viewer.accountId) return true;
  const token = tokenOfPurchase(viewer.purchases, number);
  return token !== null && opensOrder(token, tokenHash);
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMillis);
}
