import { randomUUID } from 'node:crypto';
import { isAllowed } from '../../../domain/seller-role.ts';
import type { Context } from '../../context.ts';
import { releaseLease, whileLeased } from '../../db/claim.ts';
import { inTransaction } from '../../db/transaction.ts';
import { inTaken } from '../../telemetry/spans.ts';
import { findSellerMember } from '../accounts/team/seller-access.service.ts';
import { applyPictures } from './apply-pictures.service.ts';
import { applyRows } from './apply-rows.service.ts';
import { checkPictures } from './check-pictures.service.ts';
import { checkRows } from './check-rows.service.ts';
import { failImport } from './finish-import.service.ts';
import { findImport, type StoredImport } from './import.repository.ts';
import { removeUpload } from './import-file.ts';
import { ImportProblem } from './import-problem.ts';
import { claimImport, holdImport, type Lease, leasedRow } from './import-queue.repository.ts';
import { isOutage } from './outage.ts';
import { readPictures } from './read-pictures.service.ts';
import { readUpload } from './read-upload.service.ts';

export interface RunOptions {
  /** A worker that was killed holds its import so long. */
  leaseSeconds: number;
  /** Then another shop has its turn. */
  sliceMillis: number;
  isStopping: () => boolean;
}

/**
 * Works on the import whose turn it is until its step is over or its time is up; true: there may be more. Any number
 * of workers may run: an import is in one hand, and whoever takes it over goes on where its last transaction ended.
 */
export async function runNextImport(context: Context, options: RunOptions): Promise<boolean> {
  const lease = await claimImport(context.write, randomUUID(), options.leaseSeconds);
  if (!lease) return false;
  const taken = { log: context.log, cause: lease.causedBy };
  await inTaken('import', taken, () => runSlice(context, lease, options));
  return true;
}

async function runSlice(context: Context, lease: Lease, options: RunOptions): Promise<void> {
  const { leaseSeconds, sliceMillis, isStopping } = options;
  const row = leasedRow(lease);
  const until = performance.now() + sliceMillis;
  try {
    await whileLeased(context.write, row, leaseSeconds, async () => {
      while ((await runStep(context, lease)) && performance.now() < until && !isStopping());
    });
  } catch (error) {
    if (isOutage(error)) throw error;
    await explainFailure(context, lease, error);
  } finally {
    await releaseLease(context.write, row).catch(() => {});
  }
}

/** One step; true: there is more to do. */
async function runStep(context: Context, lease: Lease): Promise<boolean> {
  const stored = await findImport(context.write, lease.sellerId, lease.importId);
  if (!stored) return false;
  switch (stored.state) {
    case 'reading':
      await (stored.kind === 'sheet' ? readUpload : readPictures)(context, lease, stored);
      return false;
    case 'checking':
      return stored.kind === 'sheet' ? checkRows(context, lease) : checkPictures(context, lease, stored);
    case 'applying':
      await requireMember(context, stored);
      return stored.kind === 'sheet' ? applyRows(context, lease) : applyPictures(context, lease, stored);
    default:
      return false;
  }
}

/** Whoever had the import applied may have left the team or changed her role since. */
async function requireMember(context: Context, { sellerId, accountId }: StoredImport): Promise<void> {
  const member = await findSellerMember(context, accountId, String(sellerId));
  const mayEdit = member?.sellerId === sellerId && isAllowed(member.role, 'edit-products');
  if (!mayEdit || member.sellerStatus === 3)
    throw new ImportProblem('Quien inició la carga ya no puede editar los productos de la tienda.');
}

async function explainFailure(context: Context, lease: Lease, error: unknown): Promise<void> {
  const isExpected = error instanceof ImportProblem;
  if (!isExpected) context.log.error({ err: error, import: lease.importId }, 'import failed');
  const problem = isExpected
    ? error.message
    : 'Algo salió mal de nuestro lado. Intenta de nuevo en unos minutos.';
  const fileKey = await inTransaction(context.write, async (db) => {
    const stored = await findImport(db, lease.sellerId, lease.importId);
    if (!stored || !(await holdImport(db, lease, stored.state))) return null;
    await failImport(db, stored, context.now(), problem);
    return stored.fileKey;
  });
  if (fileKey) await removeUpload(context.config, fileKey);
}
