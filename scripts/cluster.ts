/**
 * npm run cluster [-- up [--processes]|status|restart|exec HOST COMMAND…|down [--forget]] [--folder FOLDER]: the shop on eight
 * hosts of this machine, set up with the files of deploy/; without root, or with --processes, hosts that are plain processes.
 * Without a word: up.
 */
import { parseArgs } from 'node:util';
import { buildForHosts, DEFAULT_FOLDER, openCluster, startCluster } from './cluster/cluster.ts';
import type { Cluster, HostName } from './cluster/cluster-types.ts';

const WORDS = ['up', 'status', 'restart', 'exec', 'down'];
const given = process.argv.slice(2);
// What follows `exec HOST` belongs to the command.
const end = given.indexOf('exec') < 0 ? given.length : given.indexOf('exec') + 2;
const { values, positionals } = parseArgs({
  args: given.slice(0, end),
  allowPositionals: true,
  options: {
    folder: { type: 'string', default: DEFAULT_FOLDER },
    forget: { type: 'boolean', default: false },
    processes: { type: 'boolean', default: false },
  },
});
const [word = 'up', host] = positionals;

try {
  if (!WORDS.includes(word)) throw new Error(`npm run cluster -- ${WORDS.join(' | ')}`);
  if (word === 'up') await up();
  else await withCluster(word);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

async function up(): Promise<void> {
  const began = performance.now();
  const cluster = await startCluster({
    folder: values.folder,
    kind: values.processes ? 'processes' : undefined,
    tell: (line) => console.log(line),
  });
  await showStatus(cluster);
  console.log(
    `Up after ${((performance.now() - began) / 1_000).toFixed(0)} s. To end it: npm run cluster -- down`,
  );
}

async function withCluster(word: string): Promise<void> {
  const cluster = openCluster(values.folder);
  if (!cluster) throw new Error(`There is no cluster in ${values.folder}; npm run cluster starts one.`);
  if (word === 'status') return showStatus(cluster);
  if (word === 'restart') {
    buildForHosts();
    return cluster.rollingRestart();
  }
  if (word === 'down') return cluster.stop({ forget: values.forget });
  if (!cluster.hosts.some(({ name }) => name === host))
    throw new Error(`exec needs a host: ${cluster.hosts.map(({ name }) => name).join(', ')}`);
  const { code, stdout, stderr } = await cluster.exec(host as HostName, given.slice(end));
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = code;
}

async function showStatus(cluster: Cluster): Promise<void> {
  const primary = await cluster.primary().catch(() => null);
  for (const { name, address, services } of cluster.hosts) {
    const states = await Promise.all(
      services.map(async (service) => `${(await cluster.isRunning(name, service)) ? '' : 'NO '}${service}`),
    );
    console.log(
      `${name.padEnd(7)}${address.padEnd(15)}${states.join(', ')}${name === primary ? ' (primary)' : ''}`,
    );
  }
  const { http, mailbox, payments, databaseDirect, statistics } = cluster.addresses;
  console.log(`\nShop       ${http}\nMails      ${mailbox}\nPayments   ${payments}`);
  console.log(`Database   ${databaseDirect}\nHAProxy    ${statistics.replace('/;csv', '')}`);
}
