import { type Database, queryOne, sql } from '../../src/server/db/sql.ts';
import { saveJobs } from '../../src/server/modules/operations/job-state.service.ts';
import type { ActionWorld, OperatorAction } from './operator-action.ts';
import type { CallName } from './published-reads.ts';

/** Answers the number of a message that could not be sent. */
export async function buildFailedMessage(
  { db }: { db: Database },
  template = 'buyer-welcome',
): Promise<number> {
  const row = await queryOne<{ id: number }>(
    db,
    sql`insert into outbox_message (channel, template, recipient, data, attempts, failed_at, last_error)
        values ('email', ${template}, 'nadie@correo.test', '{}', 6, now(), '550 No such user') returning id`,
  );
  if (!row) throw new Error('Nothing was inserted');
  return row.id;
}

const failedMessage = async ({ shop }: ActionWorld) => ({
  params: { id: await buildFailedMessage(shop) },
});

export const operatorSystemActions = {
  retryMessage: { action: 'system.message-retried', prepare: failedMessage },
  dismissMessage: { action: 'system.message-dismissed', prepare: failedMessage },
  // Off: on would keep the other calls from writing.
  switchReadOnly: {
    action: 'setting.changed',
    prepare: () => ({ json: { isOn: false, reason: 'Ya terminó', minutes: 0 } }),
  },
  requestJob: {
    action: 'system.job-requested',
    prepare: async ({ shop }) => {
      await saveJobs(shop.context, [{ name: 'back-up', cron: '30 2 * * *' }]);
      return { params: { name: 'back-up' } };
    },
  },
} satisfies Partial<Record<CallName, OperatorAction>>;
