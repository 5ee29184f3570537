import { failure, type Result, success } from '../../../../domain/result.ts';
import { bogotaDay } from '../../../../domain/spanish-dates.ts';
import type { Context } from '../../../context.ts';
import {
  findBasePercent,
  findFee,
  type ListedFee,
  listCategoryChoices,
  listFees,
  listFeesFor,
} from './fee.repository.ts';

export { rulesOn } from './fee.repository.ts';

const PAGE_SIZE = 50;
const OWN_LIMIT = 200;

type FeeState = 'current' | 'planned' | 'past' | 'cancelled';

export interface Fee extends Omit<ListedFee, 'isCancelled'> {
  state: FeeState;
}

export interface FeePage {
  fees: Fee[];
  nextCursor: number | null;
}

/** Rules newest first: what holds and is planned, or the whole history; of one seller or of all. */
export async function listFeePage(
  { write, now }: Pick<Context, 'write' | 'now'>,
  asked: { sellerId: number | null; isHistory: boolean; cursor: number | null },
): Promise<FeePage> {
  const day = bogotaDay(now().getTime());
  const rows = await listFees(write, {
    sellerId: asked.sellerId,
    from: asked.isHistory ? null : day,
    beforeId: asked.cursor,
    limit: PAGE_SIZE + 1,
  });
  const fees = rows.slice(0, PAGE_SIZE).map((row) => feeOf(row, day));
  return { fees, nextCursor: rows.length > PAGE_SIZE ? (fees.at(-1)?.id ?? null) : null };
}

export async function getFee({ write, now }: Pick<Context, 'write' | 'now'>, id: number): Promise<Fee> {
  const row = await findFee(write, id);
  if (!row) throw new Error(`There is no fee ${id}`);
  return feeOf(row, bogotaDay(now().getTime()));
}

/** What a seller pays: her base, and the rules that hold or will, hers and those of whole categories. */
export async function getSellerFees(
  { write, now }: Pick<Context, 'write' | 'now'>,
  sellerId: number,
): Promise<Result<{ basePercent: number; fees: Fee[] }, 'not-found'>> {
  const day = bogotaDay(now().getTime());
  const basePercent = await findBasePercent(write, sellerId);
  if (basePercent === null) return failure('not-found');
  const rows = await listFeesFor(write, sellerId, day, OWN_LIMIT);
  return success({ basePercent, fees: rows.map((row) => feeOf(row, day)) });
}

/** What a fee can be set for. */
export function listFeeCategories({ write }: Pick<Context, 'write'>) {
  return listCategoryChoices(write);
}

function feeOf({ isCancelled, ...row }: ListedFee, day: string): Fee {
  return { ...row, state: isCancelled ? 'cancelled' : stateOn(row, day) };
}

function stateOn({ validFrom, validUntil }: Omit<ListedFee, 'isCancelled'>, day: string): FeeState {
  if (validFrom > day) return 'planned';
  return validUntil !== null && validUntil < day ? 'past' : 'current';
}
