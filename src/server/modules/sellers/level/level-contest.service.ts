import { failure, type Result, success } from '../../../../domain/result.ts';
import { REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import * as contests from './level.repository.ts';
import { countLevel } from './level.service.ts';

const PAGE_SIZE = 20;

export async function listContests(
  { write }: Pick<Context, 'write'>,
  { view = 'waiting', cursor }: { view?: 'waiting' | 'decided' | undefined; cursor?: number | undefined },
) {
  const rows = await contests.listContests(write, {
    ...{ isWaiting: view === 'waiting', after: cursor ?? null, limit: PAGE_SIZE + 1 },
  });
  const shown = rows.slice(0, PAGE_SIZE);
  return { contests: shown, nextCursor: rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null };
}

/** Counted no further: nobody tells 1,000 from 1,001 on a card. */
const MAXIMUM_COUNT = 1_000;

export function countContests(db: Database) {
  return contests.countWaiting(db, MAXIMUM_COUNT);
}

interface Decision {
  contestId: number;
  decision: 'excluded' | 'kept';
  reason: string;
}

/** Leaves the event out, with the reason that the shop reads, or keeps it; the level is counted anew at once. */
export async function decideContest(
  { write, now }: Pick<Context, 'write' | 'now'>,
  accountId: number,
  { contestId, decision, reason }: Decision,
): Promise<Result<null, 'invalid-input' | 'not-found' | 'contest-decided'>> {
  if (reason === '') return failure('invalid-input', { fields: { reason: REQUIRED_MESSAGE } });
  return inTransaction(write, async (db) => {
    const contest = await contests.lockContest(db, contestId);
    if (!contest) return failure('not-found');
    if (contest.state !== 'waiting') return failure('contest-decided');
    const { sellerId, kind, reference } = contest;
    const at = now();
    await contests.decideContest(db, { id: contestId, state: decision, reason, accountId, at });
    await recordAudit(db, [
      {
        ...{ at, actor: { kind: 'operator', accountId }, sellerId, subject: `seller:${sellerId}` },
        ...{ action: `shop.level-${decision}`, after: { levelEvent: `${kind} ${reference}` }, reason },
      },
    ]);
    if (decision === 'excluded') await countLevel(db, sellerId, at);
    return success(null);
  });
}
