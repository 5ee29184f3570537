import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster, HostName } from '../cluster/cluster-types.ts';

/** What is expected of the shop while it lasts; everything else is expected at any time. */
interface Aims {
  /** Longest time without an order taken, in seconds. */
  ordersGap: number;
  /** No answer of 500 or more, and none missing. */
  noErrors?: true;
}

export interface Fault {
  name: string;
  /** How the table calls it. */
  title: string;
  /** Cable, disk and clock of a host's own: plain processes have none. */
  needsNamespaces?: true;
  /** Between the strike and the mending. */
  seconds: number;
  /** Breaks something; answers what mends it. */
  strike: (cluster: Cluster) => Promise<() => Promise<void>>;
  aims: Aims;
}

const DEAD_PRIMARY: Aims = { ordersGap: 30 };
const DETOUR: Aims = { ordersGap: 10 };

export const faults: readonly Fault[] = [
  // What people do themselves comes first.
  {
    name: 'rolling-restart',
    title: 'web servers and worker restarted one after the other',
    seconds: 0,
    strike: async (cluster) => {
      await cluster.rollingRestart();
      return async () => {};
    },
    aims: { ordersGap: 5, noErrors: true },
  },
  {
    name: 'switchover',
    title: 'planned switch of the primary',
    seconds: 10,
    strike: async (cluster) => {
      const host = await cluster.primary();
      await switchOver(cluster, host);
      return async () => {};
    },
    aims: { ordersGap: 10 },
  },
  {
    name: 'clock-step',
    needsNamespaces: true,
    title: 'clocks of a web server and the worker ten minutes wrong, either way',
    seconds: 20,
    strike: async (cluster) => {
      await cluster.clockStep('app1', 600);
      await cluster.clockStep('work1', -600);
      return async () => {
        await cluster.clockStep('app1', 0);
        await cluster.clockStep('work1', 0);
      };
    },
    aims: DETOUR,
  },
  {
    name: 'app-killed',
    title: 'web server killed (kill -9)',
    seconds: 10,
    strike: async (cluster) => {
      await cluster.signal('app1', 'plazuela-app', 'SIGKILL');
      return () => cluster.startService('app1', 'plazuela-app');
    },
    aims: DETOUR,
  },
  {
    name: 'worker-killed',
    title: 'worker killed (kill -9) three times',
    seconds: 1,
    strike: async (cluster) => {
      for (let time = 0; time < 3; time++) {
        await cluster.signal('work1', 'plazuela-worker', 'SIGKILL');
        await cluster.startService('work1', 'plazuela-worker');
        await sleep(6_000);
      }
      return async () => {};
    },
    aims: DETOUR,
  },
  {
    name: 'primary-killed',
    title: 'PostgreSQL of the primary killed (kill -9)',
    seconds: 25,
    strike: async (cluster) => {
      const host = await cluster.primary();
      await cluster.signal(host, 'postgres', 'SIGKILL');
      return () => cluster.startService(host, 'patroni');
    },
    aims: DEAD_PRIMARY,
  },
  {
    name: 'primary-lost',
    title: 'host of the primary without power',
    seconds: 35,
    strike: ofPrimary('powerOff', 'powerOn'),
    aims: DEAD_PRIMARY,
  },
  {
    name: 'primary-frozen',
    title: 'host of the primary frozen (SIGSTOP)',
    seconds: 40,
    strike: ofPrimary('freeze', 'thaw'),
    aims: DEAD_PRIMARY,
  },
  {
    name: 'primary-cut-off',
    needsNamespaces: true,
    title: 'host of the primary cut off from the others',
    seconds: 40,
    strike: ofPrimary('cutOff', 'joinAgain'),
    aims: DEAD_PRIMARY,
  },
  {
    name: 'replica-lost',
    title: 'host of a replica without power',
    seconds: 20,
    strike: async (cluster) => {
      const [host] = await cluster.replicas();
      if (!host) throw new Error('There is no replica');
      await cluster.powerOff(host);
      return () => cluster.powerOn(host);
    },
    aims: { ordersGap: 15 },
  },
  {
    name: 'pooler-killed',
    title: 'PgBouncer of the primary killed (kill -9)',
    seconds: 15,
    strike: async (cluster) => {
      const host = await cluster.primary();
      await cluster.signal(host, 'pgbouncer', 'SIGKILL');
      return () => cluster.startService(host, 'pgbouncer');
    },
    aims: DETOUR,
  },
  {
    name: 'files-away',
    title: 'object store away',
    seconds: 20,
    strike: async (cluster) => {
      await cluster.powerOff('files1');
      return () => cluster.powerOn('files1');
    },
    aims: DETOUR,
  },
  {
    name: 'disk-full',
    needsNamespaces: true,
    title: 'disk of the primary full',
    seconds: 25,
    strike: ofPrimary('fillDisk', 'freeDisk'),
    aims: { ordersGap: 60 },
  },
  {
    name: 'slow-network',
    needsNamespaces: true,
    title: 'network of the primary slow (100 ms and 2 % lost)',
    seconds: 20,
    strike: async (cluster) => {
      const host = await cluster.primary();
      await cluster.slow(host, { delayMillis: 50, lossPercent: 1 });
      return () => cluster.endSlow(host);
    },
    aims: { ordersGap: 15 },
  },
];

type Move = 'powerOff' | 'powerOn' | 'freeze' | 'thaw' | 'cutOff' | 'joinAgain' | 'fillDisk' | 'freeDisk';

function ofPrimary(breaking: Move, mending: Move): Fault['strike'] {
  return async (cluster) => {
    const host = await cluster.primary();
    await cluster[breaking](host);
    return () => cluster[mending](host);
  };
}

/** As an operator asks Patroni for it. */
async function switchOver(cluster: Cluster, leader: HostName): Promise<void> {
  const address = cluster.hosts.find(({ name }) => name === leader)?.address;
  const reply = await fetch(`http://${address}:8008/switchover`, {
    method: 'POST',
    body: JSON.stringify({ leader }),
  });
  if (!reply.ok) throw new Error(`Patroni answered ${reply.status}: ${await reply.text()}`);
}

/** Of each kind one, in about four minutes. */
export const SHORT = ['app-killed', 'worker-killed', 'primary-lost', 'switchover', 'rolling-restart'];
