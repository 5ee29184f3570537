import { ofSeller } from '../../../../domain/ledger/accounts.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Database } from '../../../db/sql.ts';
import { getBalance } from '../../books/balances.service.ts';
import { getMoneyRules } from '../../settings/money-rules.service.ts';
import { findMovement, listMovements, type MovementPosition } from './movement.repository.ts';
import { type Movement, movementOf } from './movement.ts';
import { findSellerMoney, listOpenBalances, type OpenBalance } from './seller-money.repository.ts';

const PAGE_SIZE = 50;
const BALANCE_PAGE_SIZE = 100;

export interface SellerMoney {
  sellerName: string;
  /** Her part of what is sold and not paid for yet: online payments that wait, cash that was not collected. */
  pending: number;
  /** Paid, and kept until it is delivered and the time to withdraw is over. */
  held: number;
  /** What her next settlement pays. */
  available: number;
  /** Delivered, and kept until the buyer's case is over. */
  heldByCase: number;
  /** On its way to her bank account. */
  inPayout: number;
  paid: number;
  /** By the payment provider's split, without passing through us. */
  paidByProvider: number;
  /** What she owes; her next settlement nets it. */
  debt: number;
}

export async function getSellerMoney(
  db: Database,
  sellerId: number,
): Promise<Result<SellerMoney, 'not-found'>> {
  const row = await findSellerMoney(db, sellerId);
  if (!row) return failure('not-found');
  const held = await getBalance(db, ofSeller('seller_held', sellerId));
  const { open, ...parts } = row;
  // As the next settlement takes it: what a case keeps from being paid pays no debt either.
  const free = open - parts.heldByCase;
  return success({ ...parts, held, available: Math.max(0, free), debt: Math.max(0, -free) });
}

export interface MovementPage {
  movements: Movement[];
  nextCursor: string | null;
}

/** Every change of her held and available money, newest first. */
export async function listSellerMovements(
  db: Database,
  sellerId: number,
  cursor: string | null,
): Promise<Result<MovementPage, 'invalid-input'>> {
  const before = cursor === null ? null : readPosition(cursor);
  if (cursor !== null && !before) return failure('invalid-input', { fields: { cursor: 'Valor no válido.' } });
  const rows = await listMovements(db, sellerId, before, PAGE_SIZE);
  const last = rows.length === PAGE_SIZE ? rows.at(-1) : undefined;
  return success({
    movements: rows.map(movementOf),
    nextCursor: last ? `${last.postedOn}.${last.id}` : null,
  });
}

/** One change of the seller's money; null when the entry is not hers. */
export async function findSellerMovement(
  db: Database,
  sellerId: number,
  entryId: number,
): Promise<Movement | null> {
  const row = await findMovement(db, sellerId, entryId);
  return row && movementOf(row);
}

export interface WaitingBalance extends OpenBalance {
  reason: 'ready' | 'no-bank-account' | 'held' | 'below-minimum' | 'debt';
}

/** Sellers whose money is in no settlement yet, with what the next run will do about it. */
export async function listWaitingBalances(db: Database, cursor: number | null) {
  const { minimumPayout } = await getMoneyRules(db);
  const rows = await listOpenBalances(db, cursor ?? 0, BALANCE_PAGE_SIZE);
  return {
    balances: rows.map((row): WaitingBalance => ({ ...row, reason: reasonOf(row, minimumPayout) })),
    nextCursor: rows.length === BALANCE_PAGE_SIZE ? (rows.at(-1)?.sellerId ?? null) : null,
  };
}

function reasonOf({ balance, held, hasBankAccount }: OpenBalance, minimum: number): WaitingBalance['reason'] {
  if (balance < 0) return 'debt';
  if (balance === 0 || balance < minimum) return 'below-minimum';
  if (balance - held < Math.max(1, minimum)) return 'held';
  return hasBankAccount ? 'ready' : 'no-bank-account';
}

function readPosition(cursor: string): MovementPosition | null {
  const [, postedOn, id] =
    /^(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))\.(\d{1,15})$/.exec(cursor) ?? [];
  return postedOn !== undefined && !Number.isNaN(Date.parse(postedOn)) ? { postedOn, id: Number(id) } : null;
}
