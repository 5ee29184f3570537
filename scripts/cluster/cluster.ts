import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster, ClusterOptions, HostName } from './cluster-types.ts';
import { firstProcess } from './first-process.ts';
import { type ClusterState, readOrMakeState, readState } from './folder-state.ts';
import { handleOf } from './handle.ts';
import type { Host } from './host.ts';
import { chooseKind, kindOf, mayHaveNamespaces } from './kinds.ts';
import { addressesOf, databaseNames, hostNames, planOf, siteOf } from './layout.ts';
import { addressIn } from './network.ts';
import { forgetServices } from './services.ts';
import { setUpHost } from './set-up-host.ts';
import { isPrimary, isReady, membersBy, waitFor } from './watch.ts';

export const DEFAULT_FOLDER = ownFolder('plazuela-cluster');

/** Root's and those of each user do not meet. */
export function ownFolder(name: string): string {
  const user = process.getuid?.() ?? 0;
  return path.join('/tmp', user === 0 ? name : `${name}-${user}`);
}

/** Brings all hosts up with the demo shop, or what is missing of them; a folder that was filled before goes on. */
export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const { tell = () => {} } = options;
  const given = options.folder ?? DEFAULT_FOLDER;
  const known = readState(given)?.network.kind ?? null;
  const kindName = chooseKind({ known, told: options.kind ?? null }, mayHaveNamespaces);
  const kind = kindOf(kindName);
  await kind.prepare(tell);
  buildForHosts();
  await mkdir(given, { recursive: true });
  // However it is called: processes are known by it.
  const folder = realpathSync(given);
  const state = await readOrMakeState(folder, kindName);
  const cluster = openState(folder, state);
  await kind.makeNetwork(state.network);
  tell(`Starting eight hosts, ${OF_KIND[kindName]}…`);
  const site = siteOf(state.network, state.secrets);
  await Promise.all(
    Object.values(hostsIn(folder, state)).map(async (host) => {
      if (firstProcess(host) !== null) return;
      await turnOn(host);
      await setUpHost(site, host);
    }),
  );
  await startServices(cluster, tell);
  return cluster;
}

const OF_KIND = {
  namespaces: 'each with processes, network and disk of its own',
  processes: 'as plain processes: networks of their own need root, and a machine that allows it',
};

/** Hosts run this checkout, and can only read it. */
export function buildForHosts(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs', '--if-changed'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The shop could not be built, see above.');
}

/** A cluster that was started by another process; null: there is none in the folder. */
export function openCluster(folder = DEFAULT_FOLDER): Cluster | null {
  const state = readState(folder);
  return state && openState(realpathSync(folder), state);
}

function openState(folder: string, state: ClusterState): Cluster {
  const hosts = hostsIn(folder, state);
  const kind = kindOf(state.network.kind);
  return handleOf({
    ...{ folder, hosts, turnOn, kind: state.network.kind },
    addresses: addressesOf(state.network, state.secrets),
    end: async () => {
      for (const name of hostNames) await kind.end(hosts[name]);
      await kind.removeNetwork(state.network, Object.values(hosts));
    },
  });
}

function hostsIn(folder: string, { network }: ClusterState): Record<HostName, Host> {
  const kind = kindOf(network.kind);
  const hosts = hostNames.map((name): [HostName, Host] => {
    const plan = planOf(name);
    const address = addressIn(network, plan.last);
    return [name, { name, folder: path.join(folder, 'hosts', name), address, network, plan, kind }];
  });
  return Object.fromEntries(hosts) as Record<HostName, Host>;
}

/** Host with network, without services. */
async function turnOn(host: Host): Promise<void> {
  if (firstProcess(host) !== null) return;
  await mkdir(host.folder, { recursive: true });
  await host.kind.turnOn(host);
  await forgetServices(host, host.plan.services);
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
  const command = ['pgbackrest', '--stanza=plazuela', 'stanza-create'];
  const primary = await cluster.primary();
  // PostgreSQL tries to hand over its log meanwhile, and holds the archive for as long.
  let problem = '';
  const isThere = async () => {
    const { code, stdout, stderr } = await cluster.exec(primary, command, 'postgres');
    problem = `${stdout}${stderr}`;
    return code === 0;
  };
  await waitFor('the archive', 60_000, isThere).catch((error: Error) => {
    throw new Error(`${error.message}: ${problem}`);
  });
}
