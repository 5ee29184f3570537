import { maskedAccount } from '../../../../domain/banks.ts';
import { paymentDueDay } from '../../../../domain/release-day.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import { bogotaDay } from '../../../../domain/spanish-dates.ts';
import type { Database } from '../../../db/sql.ts';
import { listReleasedLines, listSettlementMovements, type MovementRow } from './movement.repository.ts';
import { type Movement, movementOf } from './movement.ts';
import { findSettlement, listSettlements, type SettlementRow } from './settlement-view.repository.ts';

const PAGE_SIZE = 50;
const DETAIL_PAGE_SIZE = 50;

type SettlementSummary = Omit<SettlementRow, 'accountNumber'> & { maskedAccount: string };

export async function listSellerSettlements(db: Database, sellerId: number, cursor: number | null) {
  const rows = await listSettlements(db, sellerId, cursor, PAGE_SIZE);
  return {
    settlements: rows.map(summaryOf),
    nextCursor: rows.length === PAGE_SIZE ? (rows.at(-1)?.id ?? null) : null,
  };
}

interface SettledLine {
  orderNumber: number;
  line: number;
  name: string;
  quantity: number;
  saleAmount: number;
  feePercent: number;
  fee: number;
  net: number;
}

interface SettledMovement extends Movement {
  /** Of a released package: its lines. */
  lines: SettledLine[];
  deliveredOn: string | null;
  /** Ley 2024 de 2020: until when the seller had to be paid. */
  dueOn: string | null;
}

export interface SettlementDetail {
  settlement: SettlementSummary;
  movements: SettledMovement[];
  nextCursor: number | null;
}

/** What a settlement holds, page by page; the amounts of all its movements add up to zero with its payout. */
export async function getSettlementDetail(
  db: Database,
  id: number,
  afterEntryId: number | null,
): Promise<Result<SettlementDetail, 'not-found'>> {
  const settlement = await findSettlement(db, id);
  if (!settlement) return failure('not-found');
  const rows = await listSettlementMovements(db, id, afterEntryId ?? 0, DETAIL_PAGE_SIZE);
  const lines = await linesByTransaction(db, rows);
  return success({
    settlement: summaryOf(settlement),
    movements: rows.map((row) => ({
      ...movementOf(row),
      lines: lines.get(row.transactionId) ?? [],
      ...deliveryOf(row),
    })),
    nextCursor: rows.length === DETAIL_PAGE_SIZE ? (rows.at(-1)?.id ?? null) : null,
  });
}

async function linesByTransaction(db: Database, rows: readonly MovementRow[]) {
  const released = rows.filter(({ rule }) => rule === 'released').map(({ transactionId }) => transactionId);
  const found = new Map<number, SettledLine[]>();
  if (released.length === 0) return found;
  for (const { transactionId, net, fee, ...line } of await listReleasedLines(db, released)) {
    const saleAmount = net + fee;
    const settled = { ...line, saleAmount, fee, net };
    if (saleAmount > 0) found.set(transactionId, [...(found.get(transactionId) ?? []), settled]);
  }
  return found;
}

function deliveryOf({ rule, deliveredAt }: MovementRow) {
  const deliveredOn = rule === 'released' && deliveredAt ? bogotaDay(deliveredAt.getTime()) : null;
  return { deliveredOn, dueOn: deliveredOn && paymentDueDay(deliveredOn) };
}

function summaryOf({ accountNumber, ...row }: SettlementRow): SettlementSummary {
  return { ...row, maskedAccount: maskedAccount(accountNumber) };
}
