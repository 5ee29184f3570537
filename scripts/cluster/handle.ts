import { readFile, rm } from 'node:fs/promises';
import type { Addresses, Cluster, HostName } from './cluster-types.ts';
import { type Host, runIn } from './host.ts';
import { appNames, databaseNames } from './layout.ts';
import type { KindName } from './network.ts';
import { sendSignal, untilGone } from './processes.ts';
import { liveProcesses, logFile, startUnit, stopUnit } from './services.ts';
import { isPrimary, isReady, isReplica, membersBy, waitFor } from './watch.ts';

interface Parts {
  folder: string;
  kind: KindName;
  hosts: Readonly<Record<HostName, Host>>;
  addresses: Addresses;
  /** Without its services. */
  turnOn: (host: Host) => Promise<void>;
  end: () => Promise<void>;
}

/** What can be asked of a cluster; a comment of each stands in `cluster-types.ts`. */
export function handleOf({ folder, kind, hosts, addresses, turnOn, end }: Parts): Cluster {
  const signalAll = (name: HostName, signal: NodeJS.Signals) =>
    sendSignal(hosts[name].kind.processesOf(hosts[name]), signal);
  const members = () => membersBy(databaseNames.map((name) => hosts[name].address));
  const primary = async () => {
    const found = (await members()).find(isPrimary);
    if (!found) throw new Error('No PostgreSQL is primary');
    return found.name;
  };
  const replicas = async () => (await members()).filter(isReplica).map(({ name }) => name);
  const areReady = async () => {
    const states = await Promise.all(appNames.map((name) => isReady(`${addresses.nodes[name]}/readyz`)));
    return states.every(Boolean);
  };
  const isWell = async () =>
    (await members()).some(isPrimary) &&
    (await replicas()).length === databaseNames.length - 1 &&
    (await areReady()) &&
    (await isReady(`${addresses.http}/readyz`)) &&
    // Nothing else asks for the worker.
    liveProcesses(hosts.work1, 'plazuela-worker').length > 0;
  const cluster: Cluster = {
    folder,
    kind,
    hosts: Object.values(hosts).map(({ name, address, plan: { services } }) => ({ name, address, services })),
    addresses,
    exec: (name, command, user) => runIn(hosts[name], command, user),
    log: (name, service) => readFile(logFile(hosts[name], service), 'utf8').catch(() => ''),
    startService: (name, service) => startUnit(hosts[name], service),
    stopService: (name, service) => stopUnit(hosts[name], service),
    isRunning: async (name, service) => liveProcesses(hosts[name], service).length > 0,
    signal: async (name, service, signal) => {
      const processes = liveProcesses(hosts[name], service);
      sendSignal(processes, signal);
      // A start right after it would find it running still, and start nothing.
      if (signal === 'SIGKILL') await untilGone(processes);
    },
    powerOff: (name) => hosts[name].kind.end(hosts[name]),
    powerOn: async (name) => {
      await turnOn(hosts[name]);
      for (const service of hosts[name].plan.services) await startUnit(hosts[name], service);
    },
    freeze: async (name) => signalAll(name, 'SIGSTOP'),
    thaw: async (name) => signalAll(name, 'SIGCONT'),
    ...faultsOf(hosts),
    primary,
    replicas,
    whenWell: (timeoutMillis = 120_000) => waitFor('a cluster that is well', timeoutMillis, isWell),
    rollingRestart: async () => {
      for (const name of appNames) {
        await stopUnit(hosts[name], 'plazuela-app');
        await startUnit(hosts[name], 'plazuela-app');
        await waitFor(name, 60_000, () => isReady(`${addresses.nodes[name]}/readyz`));
        // Before the next one leaves, HAProxy has to know that this one is back.
        await waitFor(`${name} behind HAProxy`, 30_000, () => isUp(addresses.statistics, name));
      }
      await stopUnit(hosts.work1, 'plazuela-worker');
      await startUnit(hosts.work1, 'plazuela-worker');
    },
    stop: async ({ forget = false } = {}) => {
      await end();
      if (forget) await rm(folder, { recursive: true, force: true });
    },
  };
  return cluster;
}

function faultsOf(hosts: Parts['hosts']) {
  const of = (name: HostName) => hosts[name].kind.faults;
  return {
    cutOff: (name) => of(name).cutOff(hosts[name]),
    joinAgain: (name) => of(name).joinAgain(hosts[name]),
    slow: (name, slowness) => of(name).slow(hosts[name], slowness),
    endSlow: (name) => of(name).endSlow(hosts[name]),
    fillDisk: (name) => of(name).fillDisk(hosts[name]),
    freeDisk: (name) => of(name).freeDisk(hosts[name]),
    clockStep: (name, seconds) => of(name).clockStep(hosts[name], seconds),
  } satisfies Partial<Cluster>;
}

/** Whether HAProxy sends visitors there. */
async function isUp(statistics: string, node: string): Promise<boolean> {
  const answer = await fetch(statistics).then((reply) => reply.text());
  return new RegExp(`^nodes,${node},.*,UP,`, 'm').test(answer);
}
