import { rename } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Cluster, HostName } from '../cluster/cluster-types.ts';
import { writeUntrueRows } from './untrue-rows.ts';

/** What makes alerts fire that no fault of the campaign lasts long enough for. */
interface Provocation {
  alerts: readonly string[];
  /** Hosts that are plain processes cannot suffer it. */
  needsNamespaces?: true;
  /** Answers what ends it. */
  begin: (cluster: Cluster, database: Pool) => Promise<() => Promise<void>>;
}

const WEB_SERVERS = ['app1', 'app2'] as const;
const DATA_DIR = '/var/lib/plazuela';
/** One of each two seconds: Prometheus looks as often. */
const STALL_MILLIS = 1_400;

/**
 * After everything was compared, as some of it writes what is not true: figures that only days could bring. The others are the
 * parts themselves, broken for as long as the rules want.
 */
export const provocations: readonly Provocation[] = [
  // A shop that was made just now has none; what follows writes an old one.
  { alerts: ['PlazuelaNoBackup'], begin: async () => async () => {} },
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
      ...['PlazuelaDifferences', 'PlazuelaReconciliationOld'],
    ],
    begin: async (cluster, database) => {
      await cluster.stopService('work1', 'plazuela-worker');
      await writeUntrueRows(database);
      return () => cluster.startService('work1', 'plazuela-worker');
    },
  },
  {
    alerts: ['PlazuelaDiskLow', 'PlazuelaDiskFull'],
    needsNamespaces: true,
    begin: async (cluster) => {
      // The web server's own disk is this machine's: it gets a small full one.
      await cluster.exec('app1', ['mount', '-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', DATA_DIR]);
      await cluster.exec('app1', ['fallocate', '-l', '60m', `${DATA_DIR}/full`]);
      return async () => {
        await cluster.exec('app1', ['umount', '--lazy', DATA_DIR]);
      };
    },
  },
  {
    alerts: ['PlazuelaDown'],
    begin: async (cluster) => {
      await cluster.stopService('app1', 'plazuela-app');
      return () => cluster.startService('app1', 'plazuela-app');
    },
  },
  {
    alerts: ['PlazuelaReplicaLags', 'PlazuelaReplicaUnused'],
    begin: async (cluster) => {
      const replicas = await cluster.replicas();
      const signal = async (name: 'STOP' | 'CONT') => {
        for (const host of replicas) await signalReplay(cluster, host, name);
      };
      await signal('STOP');
      return () => signal('CONT');
    },
  },
  {
    alerts: ['PlazuelaStalled'],
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
    alerts: ['PlazuelaSlow'],
    needsNamespaces: true,
    // A stall is no slow reply: what waits before a node takes it is not in the node's own times.
    begin: async (cluster) => {
      for (const host of WEB_SERVERS) await cluster.slow(host, { delayMillis: 250 });
      return async () => {
        for (const host of WEB_SERVERS) await cluster.endSlow(host);
      };
    },
  },
  {
    alerts: [
      ...['PlazuelaConnectionsShort', 'PlazuelaDatabaseDown', 'PlazuelaFiguresOld', 'PlazuelaErrors'],
      ...['PlazuelaStalePages', 'PlazuelaTakesNoWrites'],
    ],
    begin: async (cluster) => {
      for (const host of WEB_SERVERS) await cluster.signal(host, 'haproxy', 'SIGSTOP');
      return async () => {
        for (const host of WEB_SERVERS) await cluster.signal(host, 'haproxy', 'SIGCONT');
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

/** Of the process that replays the log: a replay that is only paused is resumed by Patroni. */
async function signalReplay(cluster: Cluster, host: HostName, signal: 'STOP' | 'CONT'): Promise<void> {
  const { code, stderr } = await cluster.exec(host, ['sh', '-c', SIGNAL_REPLAY, 'sh', signal], 'postgres');
  if (code !== 0) throw new Error(`${host}: ${stderr}`);
}

const SIGNAL_REPLAY = `
replay=$(psql -qAtc "select pid from pg_stat_activity where backend_type = 'startup'")
kill -s "$1" "$replay"`;
