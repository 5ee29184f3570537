import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setClock } from './clock.ts';
import type { Addresses, Cluster, ClusterHost, HostName } from './cluster-types.ts';
import { fillDisk, freeDisk } from './disks.ts';
import { endMachine, machinePid, runIn } from './host.ts';
import { appNames, databaseNames, planOf } from './layout.ts';
import { type Network, pullCable, pushCable } from './network.ts';
import { processesOf, sendSignal, untilGone } from './processes.ts';
import { liveProcesses, logFile, startUnit, stopUnit } from './services.ts';
import { slowDown, speedUp } from './slow-network.ts';
import { isPrimary, isReady, isReplica, membersBy, waitFor } from './watch.ts';

interface Parts {
  folder: string;
  hosts: readonly ClusterHost[];
  addresses: Addresses;
  network: Network;
  /** Without its services. */
  turnOn: (name: HostName) => Promise<void>;
  end: () => Promise<void>;
}

/** What can be asked of a cluster; a comment of each stands in `cluster-types.ts`. */
export function handleOf({ folder, hosts, addresses, network, turnOn, end }: Parts): Cluster {
  const place = (name: HostName) => ({ name, folder: path.join(folder, 'hosts', name) });
  const pidOf = (name: HostName) => {
    const pid = machinePid(place(name).folder);
    if (pid === null) throw new Error(`${name} is off`);
    return pid;
  };
  const cable = (name: HostName) => ({ ...place(name), network, host: name, pid: pidOf(name) });
  const signalAll = (name: HostName, signal: NodeJS.Signals) => sendSignal(processesOf(pidOf(name)), signal);
  const members = () =>
    membersBy(
      hosts.filter(({ name }) => planOf(name).roles.includes('database')).map(({ address }) => address),
    );
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
    liveProcesses(place('work1'), 'plazuela-worker').length > 0;
  const cluster: Cluster = {
    folder,
    hosts,
    addresses,
    exec: (name, command) => runIn(pidOf(name), command),
    log: (name, service) => readFile(logFile(place(name), service), 'utf8').catch(() => ''),
    startService: (name, service) => startUnit(place(name), service),
    stopService: (name, service) => stopUnit(place(name), service),
    isRunning: async (name, service) => liveProcesses(place(name), service).length > 0,
    signal: async (name, service, signal) => {
      const processes = liveProcesses(place(name), service);
      sendSignal(processes, signal);
      // A start right after it would find it running still, and start nothing.
      if (signal === 'SIGKILL') await untilGone(processes);
    },
    powerOff: async (name) => {
      await speedUp(cable(name));
      await endMachine(place(name).folder);
    },
    powerOn: async (name) => {
      await turnOn(name);
      for (const service of planOf(name).services) await startUnit(place(name), service);
    },
    freeze: async (name) => signalAll(name, 'SIGSTOP'),
    thaw: async (name) => signalAll(name, 'SIGCONT'),
    cutOff: (name) => pullCable(network, name),
    joinAgain: (name) => pushCable(network, name),
    slow: (name, slowness) => slowDown(cable(name), slowness),
    endSlow: (name) => speedUp(cable(name)),
    fillDisk: (name) => fillDisk(pidOf(name), planOf(name).disk),
    freeDisk: (name) => freeDisk(pidOf(name), planOf(name).disk),
    clockStep: async (name, seconds) => setClock(`/proc/${pidOf(name)}/root`, planOf(name).services, seconds),
    primary,
    replicas,
    whenWell: (timeoutMillis = 120_000) => waitFor('a cluster that is well', timeoutMillis, isWell),
    rollingRestart: async () => {
      for (const name of appNames) {
        await stopUnit(place(name), 'plazuela-app');
        await startUnit(place(name), 'plazuela-app');
        await waitFor(name, 60_000, () => isReady(`${addresses.nodes[name]}/readyz`));
        // Before the next one leaves, HAProxy has to know that this one is back.
        await waitFor(`${name} behind HAProxy`, 30_000, () => isUp(addresses.statistics, name));
      }
      await stopUnit(place('work1'), 'plazuela-worker');
      await startUnit(place('work1'), 'plazuela-worker');
    },
    stop: async ({ forget = false } = {}) => {
      await end();
      if (forget) await rm(folder, { recursive: true, force: true });
    },
  };
  return cluster;
}

/** Whether HAProxy sends visitors there. */
async function isUp(statistics: string, node: string): Promise<boolean> {
  const answer = await fetch(statistics).then((reply) => reply.text());
  return new RegExp(`^nodes,${node},.*,UP,`, 'm').test(answer);
}
