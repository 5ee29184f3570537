import { failure, type Result, success } from '../../../domain/result.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operatorActor, recordAudit } from '../audit/audit.service.ts';
import {
  dismissFailedMessage,
  getOutboxState,
  listFailedMessages,
  retryFailedMessage,
} from '../messages/failed-message.service.ts';
import { nudgeOutbox } from '../messages/notifications.service.ts';
import { getArchiveState } from './archive.service.ts';
import { listBackups } from './backup.service.ts';
import { listDamaged } from './damaged-file.repository.ts';
import { getDatabaseState, listLargestTables } from './database-size.repository.ts';
import { listJobs, requestJob } from './job-state.repository.ts';
import { getReadOnlySwitch } from './read-only.service.ts';

const startedAt = new Date();

/** What whoever runs the server wants to know at a glance. */
export async function getSystemState(context: Context, version: string) {
  const { write, config, paymentProvider } = context;
  const [database, tables, jobs, outbox, backups, damaged, readOnly, archive] = await Promise.all([
    getDatabaseState(write),
    listLargestTables(write),
    listJobs(write),
    getOutboxState(write),
    listBackups(write, 8),
    listDamaged(write),
    getReadOnlySwitch({ write }),
    getArchiveState(context),
  ]);
  return {
    version,
    node: process.version,
    mode: config.mode,
    startedAt: startedAt.toISOString(),
    database: { ...database, isEmbedded: config.databaseUrl === null },
    services: {
      mail: config.mail.smtpUrl ? 'SMTP' : 'Buzón local',
      sms: config.sms.provider,
      geocoder: config.geocoder.provider,
      payments: paymentProvider ? config.payments.provider : 'ninguno',
      files: config.files.depots[0]?.kind === 'bucket' ? `S3 (${config.files.depots[0].bucket})` : 'Carpeta',
    },
    readOnly,
    archive,
    needs: config.needs,
    tables,
    jobs: jobs.map(({ startedAt: started, finishedAt, requestedAt, ...job }) => ({
      ...job,
      startedAt: iso(started),
      finishedAt: iso(finishedAt),
      requestedAt: iso(requestedAt),
    })),
    outbox: { ...outbox, oldestAt: iso(outbox.oldestAt) },
    damagedFiles: damaged.map(({ foundAt, ...file }) => ({ ...file, foundAt: foundAt.toISOString() })),
    backups: backups.map(({ startedAt: started, finishedAt, ...backup }) => ({
      ...backup,
      startedAt: started.toISOString(),
      finishedAt: iso(finishedAt),
    })),
  };
}

const PAGE = 30;

export async function listFailed({ write }: Context, before: number | undefined) {
  const rows = await listFailedMessages(write, { before, limit: PAGE + 1 });
  const messages = rows.slice(0, PAGE).map(({ createdAt, failedAt, ...message }) => ({
    ...message,
    createdAt: createdAt.toISOString(),
    failedAt: failedAt.toISOString(),
  }));
  return { messages, nextBefore: rows.length > PAGE ? (messages.at(-1)?.id ?? null) : null };
}

/** Its attempts begin anew. */
export async function retryMessage(
  context: Context,
  id: number,
  operatorId: number,
): Promise<Result<{ id: number }, 'not-found' | 'message-had-secret'>> {
  const reply = await inTransaction(context.write, async (db) => {
    const retried = await retryFailedMessage(db, id, context.now());
    if (!retried.ok) return retried;
    await audit(db, context, operatorId, 'system.message-retried', `message-out:${id}`);
    return success({ id });
  });
  nudgeOutbox();
  return reply;
}

export function dismissMessage(
  context: Context,
  id: number,
  operatorId: number,
): Promise<Result<{ id: number }, 'not-found'>> {
  return inTransaction(context.write, async (db) => {
    if (!(await dismissFailedMessage(db, id, context.now()))) return failure('not-found');
    await audit(db, context, operatorId, 'system.message-dismissed', `message-out:${id}`);
    return success({ id });
  });
}

/** A worker runs it within seconds. */
export function requestScheduledJob(
  context: Context,
  name: string,
  operatorId: number,
): Promise<Result<{ name: string }, 'not-found'>> {
  return inTransaction(context.write, async (db) => {
    if (!(await requestJob(db, name, context.now()))) return failure('not-found');
    await audit(db, context, operatorId, 'system.job-requested', `job:${name}`);
    return success({ name });
  });
}

function audit(db: Database, { now }: Context, operatorId: number, action: string, subject: string) {
  return recordAudit(db, [{ at: now(), actor: operatorActor(operatorId), sellerId: null, action, subject }]);
}

function iso(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
