import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster, ClusterOptions, HostName } from './cluster-types.ts';
import { type ClusterState, readOrMakeState, readState } from './folder-state.ts';
import { handleOf } from './handle.ts';
import { endMachine, machinePid, startMachine } from './host.ts';
import { addressesOf, databaseNames, hostNames, hostsIn, planOf, siteOf } from './layout.ts';
import { addressIn, makeBridge, plugIn, removeBridge } from './network.ts';
import { prepareRootFileSystem } from './root-file-system.ts';
import { forgetServices } from './services.ts';
import { setUpHost } from './set-up-host.ts';
import { isPrimary, isReady, membersBy, waitFor } from './watch.ts';

export const DEFAULT_FOLDER = '/tmp/plazuela-cluster';

/** Brings all hosts up with the demo shop, or what is missing of them; a folder that was filled before goes on. */
export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const { folder = DEFAULT_FOLDER, tell = () => {} } = options;
  await prepareRootFileSystem(tell);
  // The hosts' checkout can only be read.
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs', '--if-changed'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The pages could not be built, see above.');
  const state = await readOrMakeState(path.resolve(folder));
  const cluster = openState(path.resolve(folder), state);
  await makeBridge(state.network);
  tell('Starting eight hosts…');
  const site = siteOf(state.network, state.secrets);
  await Promise.all(
    hostNames.map(async (name) => {
      const wasOn = machinePid(hostFolder(cluster.folder, name)) !== null;
      const pid = await turnOn(cluster.folder, state, name);
      if (!wasOn) await setUpHost(site, name, pid);
    }),
  );
  await startServices(cluster, tell);
  return cluster;
}

/** A cluster that was started by another process; null: there is none in the folder. */
export function openCluster(folder = DEFAULT_FOLDER): Cluster | null {
  const state = readState(path.resolve(folder));
  return state && openState(path.resolve(folder), state);
}

function openState(folder: string, state: ClusterState): Cluster {
  return handleOf({
    folder,
    hosts: hostsIn(state.network),
    addresses: addressesOf(state.network, state.secrets),
    network: state.network,
    turnOn: async (name) => void (await turnOn(folder, state, name)),
    end: async () => {
      for (const name of hostNames) await endMachine(hostFolder(folder, name));
      await removeBridge(state.network, hostNames);
    },
  });
}

const hostFolder = (folder: string, name: HostName) => path.join(folder, 'hosts', name);

/** Host with network, without services. */
async function turnOn(folder: string, { network }: ClusterState, name: HostName): Promise<number> {
  const place = { name, folder: hostFolder(folder, name) };
  const running = machinePid(place.folder);
  if (running !== null) return running;
  const { disk, last, services } = planOf(name);
  const pid = await startMachine({ ...place, disk: disk ?? null });
  await forgetServices(place, services);
  await plugIn(network, name, pid, addressIn(network, last));
  return pid;
}

/** Databases first; the first web server makes the demo, before others look for it. */
async function startServices(cluster: Cluster, tell: (line: string) => void): Promise<void> {
  const start = (names: readonly HostName[]) =>
    Promise.all(
      names.map(async (name) => {
        for (const service of planOf(name).services) await cluster.startService(name, service);
      }),
    );
  const addresses = cluster.hosts.filter(({ name }) => name.startsWith('db')).map(({ address }) => address);
  tell('PostgreSQL under Patroni…');
  await start(databaseNames);
  await waitFor('a primary', 120_000, async () => (await membersBy(addresses)).some(isPrimary));
  await beginArchive(cluster);
  await start(['files1', 'edge1']);
  tell('The shop…');
  await start(['app1']);
  await waitFor('app1', 180_000, () => isReady(`${cluster.addresses.nodes.app1}/readyz`));
  await start(['app2', 'work1']);
  await cluster.whenWell(180_000);
  // HAProxy looks once a second.
  await sleep(2_000);
}

/** As deploy/pgbackrest has it typed once; of an archive that is there it only looks whether it is this database's. */
async function beginArchive(cluster: Cluster): Promise<void> {
  const command = ['runuser', '-u', 'postgres', '--', 'pgbackrest', '--stanza=plazuela', 'stanza-create'];
  const primary = await cluster.primary();
  // PostgreSQL tries to hand over its log meanwhile, and holds the archive for as long.
  let problem = '';
  const isThere = async () => {
    const { code, stdout, stderr } = await cluster.exec(primary, command);
    problem = `${stdout}${stderr}`;
    return code === 0;
  };
  await waitFor('the archive', 60_000, isThere).catch((error: Error) => {
    throw new Error(`${error.message}: ${problem}`);
  });
}
