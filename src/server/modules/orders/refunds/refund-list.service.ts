import { refundCauseText } from '../../../../domain/refund-causes.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import { bogotaDay } from '../../../../domain/spanish-dates.ts';
import type { ListedRefund, OrderRefunds } from '../../../../wire/orders/refund-entities.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import {
  countDue,
  type DueRefunds,
  findListedRefund,
  listDue,
  listOfOrder,
  listRefundableLines,
  type RefundRow,
  sumDue,
} from './refund-list.repository.ts';

const PAGE_SIZE = 50;

const KINDS = { goods: 'venta', payment: 'pago', reversal: 'reversion' } as const;

/** What has to be paid to buyers, one page, those that end first at the top. */
export async function listDueRefunds(context: Context, cursor: number | null) {
  const rows = await listDue(context.write, { after: cursor, limit: PAGE_SIZE + 1 });
  const refunds = rows.slice(0, PAGE_SIZE).map((row) => listed(row, context.now()));
  const hasMore = rows.length > PAGE_SIZE;
  return { refunds, nextCursor: hasMore ? (refunds.at(-1)?.id ?? null) : null };
}

/** What `listDueRefunds` lists. */
export function countDueRefunds(db: Database): Promise<{ count: number; oldestAt: Date | null }> {
  return countDue(db);
}

export function sumDueRefunds(db: Database, now: Date): Promise<DueRefunds> {
  return sumDue(db, bogotaDay(now.getTime()));
}

export async function getOrderRefunds(
  { write, now }: Context,
  orderNumber: number,
): Promise<Result<OrderRefunds, 'not-found'>> {
  const lines = await listRefundableLines(write, orderNumber);
  if (lines.length === 0) return failure('not-found');
  const rows = await listOfOrder(write, orderNumber);
  return success({ refunds: rows.map((row) => listed(row, now())), lines });
}

export async function getListedRefund({ write, now }: Context, id: number): Promise<ListedRefund> {
  const row = await findListedRefund(write, id);
  if (!row) throw new Error(`There is no refund ${id}`);
  return listed(row, now());
}

function listed(row: RefundRow, now: Date): ListedRefund {
  const isDue = row.state === 'due';
  return {
    ...row,
    kind: KINDS[row.kind],
    cause: refundCauseText(row.cause),
    state: isDue ? 'pendiente' : 'pagado',
    isOverdue: isDue && row.dueOn < bogotaDay(now.getTime()),
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    paidBy: row.paidBy && (row.paidBy === 'bank' ? 'banco' : 'proveedor'),
  };
}
