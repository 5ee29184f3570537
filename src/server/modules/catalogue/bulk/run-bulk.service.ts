import { randomUUID } from 'node:crypto';
import type { Context } from '../../../context.ts';
import { releaseLease, whileLeased } from '../../../db/claim.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { inTaken } from '../../../telemetry/spans.ts';
import { findSellerMember } from '../../accounts/team/seller-access.service.ts';
import { applyNext, isPassing } from './apply-bulk.service.ts';
import { findBulkChange, type StoredBulkChange } from './bulk-change.repository.ts';
import { mayMake } from './bulk-permission.ts';
import { claimBulkChange, holdBulkChange, type Lease, leasedRow } from './bulk-queue.repository.ts';
import { failBulkChange } from './finish-bulk.service.ts';
import { type Rest, restAfter } from './rest.ts';

type Part = Pick<Context, 'write' | 'now' | 'log'>;

export interface RunOptions {
  /** A worker that was killed holds its change so long. */
  leaseSeconds: number;
  /** Then another shop has its turn. */
  sliceMillis: number;
  /** Rest after each batch, in times of what the batch took; null: somebody waits for the change. */
  rest: Rest | null;
  isStopping: () => boolean;
}

/** As imports run: works on the change whose turn it is until it is over or its time is up; true: there may be more. */
export async function runNextBulkChange(context: Part, options: RunOptions): Promise<boolean> {
  const lease = await claimBulkChange(context.write, randomUUID(), options.leaseSeconds);
  if (!lease) return false;
  const taken = { log: context.log, cause: lease.causedBy };
  await inTaken('bulk change', taken, () => runLeased(context, lease, options));
  return true;
}

/** The change that is held, until it is over or the time is up. Nobody waits for the rest but a worker. */
export async function runLeased(context: Part, lease: Lease, options: RunOptions): Promise<void> {
  const { leaseSeconds, sliceMillis, rest, isStopping } = options;
  const row = leasedRow(lease);
  const until = performance.now() + sliceMillis;
  try {
    await whileLeased(context.write, row, leaseSeconds, async () => {
      const stored = await findBulkChange(context.write, lease.sellerId, lease.id);
      if (stored && !(await mayGoOn(context, stored))) return stop(context, lease, NOT_ALLOWED);
      for (let isOver = false; !isOver && performance.now() < until && !isStopping(); ) {
        const begun = performance.now();
        isOver = !(await applyNext(context, lease));
        if (rest && !isOver) await restAfter(performance.now() - begun, rest);
      }
    });
  } catch (error) {
    if (isPassing(error)) throw error;
    context.log.error({ err: error, bulkChange: lease.id }, 'bulk change failed');
    await stop(context, lease, OUR_FAULT);
  } finally {
    await releaseLease(context.write, row).catch(() => {});
  }
}

const NOT_ALLOWED = 'Quien pidió el cambio ya no puede editar los productos de la tienda.';
const OUR_FAULT = 'Algo salió mal de nuestro lado. Intenta de nuevo en unos minutos.';

/** Whoever asked for it may have left the team or changed her role since. */
async function mayGoOn(context: Part, { accountId, sellerId, change }: StoredBulkChange): Promise<boolean> {
  const member = await findSellerMember(context, accountId, String(sellerId));
  return member?.sellerId === sellerId && mayMake(member, change.kind) && member.sellerStatus !== 3;
}

async function stop(context: Part, lease: Lease, problem: string): Promise<void> {
  await inTransaction(context.write, async (db) => {
    const stored = await findBulkChange(db, lease.sellerId, lease.id);
    if (stored && (await holdBulkChange(db, lease))) await failBulkChange(db, stored, context.now(), problem);
  });
}
