import { rename } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Cluster, HostName } from '../cluster/cluster-types.ts';

/** What makes alerts fire that no fault of the campaign lasts long enough for. */
interface Provocation {
  alerts: readonly string[];
  /** Answers what ends it. */
  begin: (cluster: Cluster, database: Pool) => Promise<() => Promise<void>>;
}

const DATA_DIR = '/var/lib/plazuela';
/** One of each two seconds: Prometheus looks as often. */
const STALL_MILLIS = 1_400;

/**
 * After everything was compared, as some of it writes what is not true: figures that only days could bring. The others are the
 * parts themselves, broken for as long as the rules want.
 */
export const provocations: readonly Provocation[] = [
  {
    alerts: [
      ...['PlazuelaBackupOld', 'PlazuelaBaseCopyOld', 'PlazuelaDrillOld', 'PlazuelaDamagedFiles'],
      ...[
        'PlazuelaOutboxStuck',
        'PlazuelaMessagesFailed',
        'PlazuelaWebhooksFailed',
        'PlazuelaReservationsHeld',
      ],
      ...['PlazuelaJobLate', 'PlazuelaJobFailed', 'PlazuelaBooksBroken', 'PlazuelaBooksUnproved'],
      ...['PlazuelaDifferences', 'PlazuelaReconciliationOld', 'PlazuelaDiskLow', 'PlazuelaDiskFull'],
    ],
    begin: async (cluster, database) => {
      await cluster.stopService('work1', 'plazuela-worker');
      for (const statement of UNTRUE.split(';\n')) await database.query(statement);
      // The web server's own disk is this machine's: it gets a small full one.
      await cluster.exec('app1', ['mount', '-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', DATA_DIR]);
      await cluster.exec('app1', ['fallocate', '-l', '60m', `${DATA_DIR}/full`]);
      return async () => {
        await cluster.exec('app1', ['umount', '--lazy', DATA_DIR]);
        await cluster.startService('work1', 'plazuela-worker');
      };
    },
  },
  {
    alerts: ['PlazuelaReplicaLags', 'PlazuelaReplicaUnused'],
    begin: async (cluster) => {
      const replay = async (what: 'pause' | 'resume') => {
        for (const host of await cluster.replicas())
          await sqlOn(cluster, host, `select pg_wal_replay_${what}()`);
      };
      await replay('pause');
      return () => replay('resume');
    },
  },
  {
    alerts: ['PlazuelaStalled', 'PlazuelaSlow'],
    begin: async (cluster) => {
      let isOver = false;
      const stalling = (async () => {
        while (!isOver) {
          await cluster.signal('app1', 'plazuela-app', 'SIGSTOP');
          await sleep(STALL_MILLIS);
          await cluster.signal('app1', 'plazuela-app', 'SIGCONT');
          await sleep(STALL_MILLIS / 4);
        }
      })();
      return async () => {
        isOver = true;
        await stalling;
      };
    },
  },
  {
    alerts: [
      ...['PlazuelaConnectionsShort', 'PlazuelaDatabaseDown', 'PlazuelaFiguresOld', 'PlazuelaErrors'],
      ...['PlazuelaStalePages', 'PlazuelaTakesNoWrites'],
    ],
    begin: async (cluster) => {
      const ways = ['app1', 'app2'] as const;
      for (const host of ways) await cluster.signal(host, 'haproxy', 'SIGSTOP');
      return async () => {
        for (const host of ways) await cluster.signal(host, 'haproxy', 'SIGCONT');
      };
    },
  },
];

/** Takes the folder of the archive away from all database hosts. */
export async function loseArchive(cluster: Cluster): Promise<() => Promise<void>> {
  const folder = path.join(cluster.folder, 'archive/archive');
  await rename(folder, `${folder}.away`);
  return async () => {
    await rename(`${folder}.away`, folder).catch(() => {});
  };
}

async function sqlOn(cluster: Cluster, host: HostName, statement: string): Promise<void> {
  const command = ['runuser', '-u', 'postgres', '--', 'psql', '-qAtc', statement];
  const { code, stderr } = await cluster.exec(host, command);
  if (code !== 0) throw new Error(`${host}: ${stderr}`);
}

const UNTRUE = `
insert into backup_run (started_at, finished_at, folder) select at, at, 'none' from (select now() - interval '40 hours' as at) old;
insert into base_copy (label, kind, started_at, stopped_at, bytes, added_bytes)
  select 'untrue', 'full', at, at, 0, 0 from (select now() - interval '40 hours' as at) old;
insert into recovery_drill (started_at, finished_at, wanted_at) select at, at, at from (select now() - interval '40 days' as at) old;
insert into damaged_file (area, name, address, found_at) values ('files', 'untrue.webp', 's3://untrue', now());
update outbox_message set sent_at = null, next_attempt_at = now() - interval '20 minutes' where id = (select max(id) from outbox_message);
update outbox_message set failed_at = now() where id = (select min(id) from outbox_message);
insert into webhook_endpoint (seller_id, url, events, secret, state, created_at)
  select min(id), 'https://untrue.test', '{order}', 'untrue', 'paused', now() from seller;
insert into webhook_event (seller_id, name, data, happened_at) select seller_id, 'order', '{}', now() from webhook_endpoint where secret = 'untrue';
insert into webhook_delivery (event_id, endpoint_id, state, next_attempt_at, created_at)
  select webhook_event.id, webhook_endpoint.id, 'failed', now(), now()
  from webhook_endpoint join webhook_event using (seller_id), generate_series(1, 101) where secret = 'untrue';
update job_state set succeeded_at = now() - interval '4 days' where name = 'write-feeds';
update job_state set problem = 'untrue' where name = 'back-up';
update payment set state = 'waiting', paid_at = null, expires_at = now() - interval '1 hour'
  where order_number = (select max(order_number) from payment);
delete from ledger_check;
insert into ledger_check (finished_at, violations) values (now() - interval '40 hours', 1);
insert into reconciliation_run (requested_at, started_at, finished_at, provider_read, found)
  select at, at, at, 'complete', 1 from (select now() - interval '40 hours' as at) old;
insert into reconciliation_difference (kind, subject, cause, remedy, happened_at, first_seen, last_seen, last_run)
  select 'amount', 'untrue', 'untrue', 'untrue', now(), now(), now(), max(id) from reconciliation_run`;
