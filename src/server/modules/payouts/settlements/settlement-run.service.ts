import { randomUUID } from 'node:crypto';
import { type Result, success } from '../../../../domain/result.ts';
import {
  dueSettlementDay,
  readSettlementSchedule,
  type SettlementSchedule,
} from '../../../../domain/settlement-schedule.ts';
import type { Context } from '../../../context.ts';
import { outageCode } from '../../../db/outage.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { operatorActor, recordAudit } from '../../audit/audit.service.ts';
import { nudgeOutbox } from '../../messages/notifications.service.ts';
import { getMoneyRules } from '../../settings/money-rules.service.ts';
import { readSetting } from '../../settings/setting.service.ts';
import { writeSetting } from '../../settings/setting.writes.ts';
import { settleSeller } from './settle-seller.service.ts';
import {
  findRunByKey,
  finishRun,
  insertRun,
  listOpenRunIds,
  listRuns,
  listSellersOwed,
  type SettlementRun,
} from './settlement-run.repository.ts';

const BATCH_SIZE = 500;
// Hides the way to the database and back; more would take every connection of the worker.
const AT_ONCE = 2;
// So long may an operator's own call work; the rest of its run is done by the next minute's job.
const OPERATOR_MILLIS = 4_000;
const PAGE_SIZE = 20;

/** Each minute: opens the run that the schedule asks for, once a day, and finishes whatever run is open. */
export async function runDueSettlements(context: Context): Promise<void> {
  const day = dueSettlementDay(await getSettlementSchedule(context.write), context.now());
  if (day) await insertRun(context.write, { key: `day:${day}`, startedBy: null, now: context.now() });
  for (const runId of await listOpenRunIds(context.write)) await continueRun(context, runId);
}

/**
 * A run that an operator asks for. The same key again answers the run it began; a long one is left to the job after a
 * few seconds.
 */
export async function startSettlementRun(
  context: Context,
  { key, actor }: { key: string | null; actor: number },
): Promise<Result<SettlementRun, never>> {
  const runKey = `operator:${key ?? randomUUID()}`;
  const id = await openRun(context, runKey, actor);
  if (id !== null) await continueRun(context, id, context.now().getTime() + OPERATOR_MILLIS);
  const run = await findRunByKey(context.write, runKey);
  if (!run) throw new Error(`There is no run ${runKey}`);
  return success(run);
}

export async function listSettlementRuns(db: Database, cursor: number | null) {
  const runs = await listRuns(db, cursor, PAGE_SIZE);
  return { runs, nextCursor: runs.length === PAGE_SIZE ? (runs.at(-1)?.id ?? null) : null };
}

export async function getSettlementSchedule(db: Database): Promise<SettlementSchedule> {
  return readSettlementSchedule(await readSetting(db, 'settlement-schedule'));
}

export function setSettlementSchedule(
  { write, now }: Context,
  schedule: SettlementSchedule,
  actor: number | null = null,
): Promise<Result<SettlementSchedule, never>> {
  const after = { ...schedule, weekdays: [...new Set(schedule.weekdays)].sort() };
  return inTransaction(write, async (db) => {
    const before = await getSettlementSchedule(db);
    await writeSetting(db, 'settlement-schedule', after, now());
    await recordAudit(db, [
      {
        at: now(),
        actor: operatorActor(actor),
        sellerId: null,
        action: 'money.schedule-changed',
        subject: 'schedule',
        before: { ...before },
        after,
      },
    ]);
    return success(after);
  });
}

/** Null: the run was begun before. */
function openRun({ write, now }: Context, key: string, actor: number): Promise<number | null> {
  return inTransaction(write, async (db) => {
    const id = await insertRun(db, { key, startedBy: actor, now: now() });
    if (id === null) return null;
    const subject = `settlement-run:${id}`;
    const entry = { at: now(), sellerId: null, action: 'money.settlements-run', subject };
    await recordAudit(db, [{ ...entry, actor: operatorActor(actor) }]);
    return id;
  });
}

/**
 * Settles seller after seller. Two processes may do so with the same run, or with two: each seller is locked, and her
 * entries are settled once. A seller who fails is logged, and the others are paid. An outage is no seller's own failure: the
 * run stays open, and the next minute's job goes on.
 */
async function continueRun(context: Context, runId: number, untilMillis = Infinity): Promise<void> {
  const { minimumPayout } = await getMoneyRules(context.write);
  const minimum = Math.max(1, minimumPayout);
  let sellerIds: number[] = [];
  let last = 0;
  do {
    sellerIds = await listSellersOwed(context.write, last, minimum, BATCH_SIZE);
    for (let from = 0; from < sellerIds.length; from += AT_ONCE) {
      if (context.now().getTime() > untilMillis) return;
      await Promise.all(
        sellerIds.slice(from, from + AT_ONCE).map((sellerId) =>
          settleSeller(context, { runId, sellerId, minimum }).catch((error) => {
            if (outageCode(error) !== null) throw error;
            context.log.error({ err: error, runId, sellerId }, 'a seller was not settled');
          }),
        ),
      );
    }
    last = sellerIds.at(-1) ?? last;
  } while (sellerIds.length === BATCH_SIZE);
  await inTransaction(context.write, (db) => finishRun(db, runId, context.now()));
  nudgeOutbox();
}
