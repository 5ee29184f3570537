/**
 * npm run campaign [-- FAULT… alerts | --short] [--seed N] [--processes]: a cluster of many hosts on this machine, mixed
 * traffic, and one fault after the other. Compares all that was acknowledged with what is there at the end, and then provokes
 * each alert; faults that are named are struck alone, with the word `alerts` these too. Hosts that are plain processes cannot
 * suffer every fault: the table says which were not struck. Ends with code 1 when an aim was missed, or a named fault not struck.
 */
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import { columnTypes } from '../src/server/db/column-types.ts';
import { runFault } from './campaign/campaign.ts';
import { type Fault, faults, SHORT } from './campaign/faults.ts';
import { openLedger, readLedger } from './campaign/ledger.ts';
import { startMailServer } from './campaign/mail-server.ts';
import { createObservations, type Observations } from './campaign/observations.ts';
import { prepareShop } from './campaign/prepare.ts';
import { startPrometheus, testAlerts } from './campaign/prometheus.ts';
import { type Proof, proveEndState } from './campaign/proof.ts';
import { loseArchive } from './campaign/provocations.ts';
import { provokeAlerts } from './campaign/provoke.ts';
import {
  alertSummary,
  alertTable,
  comparisonTable,
  missedAims,
  type Outcome,
  outcomeTable,
} from './campaign/report.ts';
import { sendMailsTo, setStage } from './campaign/stage.ts';
import { startTraffic } from './campaign/traffic.ts';
import { seededRandom } from './campaign/world.ts';
import { openCluster, ownFolder, startCluster } from './cluster/cluster.ts';

const FOLDER = ownFolder('plazuela-campaign');
/** Stays until the next run: `npm run bench -- parts` reads the recorded orders. */
const LEDGER = `${FOLDER}.jsonl`;
const WARM_MILLIS = 10_000;
const ALERTS = 'alerts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean' },
    seed: { type: 'string' },
    keep: { type: 'boolean' },
    processes: { type: 'boolean' },
  },
});
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
const isAll = positionals.length === 0 && !values.short;
const wantsAlerts = isAll || positionals.includes(ALERTS);
const wanted = values.short ? SHORT : positionals.filter((word) => word !== ALERTS);
const chosen = faults.filter(({ name }) => isAll || wanted.includes(name));
if (!isAll && chosen.length < wanted.length) {
  console.error(`Faults: ${faults.map(({ name }) => name).join(', ')}; and ${ALERTS}`);
  process.exit(1);
}
process.exit((await run(chosen)) ? 0 : 1);

/** Answers whether every aim was met. Takes everything away again, however it ends. */
async function run(wantedFaults: readonly Fault[]): Promise<boolean> {
  const tell = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);
  tell(`seed ${seed}`);
  const cleaning: (() => Promise<unknown>)[] = [];
  const clean = async () => {
    for (const step of cleaning.splice(0).reverse()) await step().catch((error) => tell(String(error)));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void clean().finally(() => process.exit(130)));
  try {
    // Before the start: one that breaks off has hosts already.
    cleaning.push(async () => openCluster(FOLDER)?.stop({ forget: values.keep !== true }));
    const cluster = await startCluster({
      folder: FOLDER,
      kind: values.processes ? 'processes' : undefined,
      tell,
    });
    const canStrike = ({ needsNamespaces }: Fault) => !needsNamespaces || cluster.kind === 'namespaces';
    const leftOut = wantedFaults.filter((fault) => !canStrike(fault));
    const stage = setStage(cluster);
    const mail = await startMailServer(stage.mail.host, stage.mail.port);
    cleaning.push(mail.close);
    await sendMailsTo(cluster, stage);
    const connectionString = cluster.addresses.databaseDirect;
    const database = new Pool({ connectionString, types: columnTypes, max: 2 });
    database.on('error', () => {});
    cleaning.push(() => database.end());

    rmSync(LEDGER, { force: true });
    const ledger = await openLedger(LEDGER);
    const mailDomain = `${Date.now().toString(36)}.campana.test`;
    await ledger.note({ kind: 'begin', domain: mailDomain, seed });
    const { products, entries } = await prepareShop(database);
    for (const entry of entries) await ledger.note(entry);
    const { visitorAddresses } = stage;
    const world = {
      ...{ origin: cluster.addresses.http, visitorAddresses, mailDomain, products, ledger },
      ...{ observations: createObservations(), random: seededRandom(seed), toSend: [] },
    };
    const traffic = startTraffic(world);
    const prometheus = await startPrometheus(cluster);
    cleaning.push(prometheus.stop, traffic.stop);
    await sleep(WARM_MILLIS);
    const outcomes: Outcome[] = [];
    for (const fault of wantedFaults.filter(canStrike))
      outcomes.push(
        await runFault(cluster, fault, {
          observations: world.observations,
          firings: prometheus.firings,
          tell,
        }),
      );
    await traffic.stop();
    await ledger.close();
    if (wantsAlerts) cleaning.push(await loseArchive(cluster));
    tell('Comparing…');
    const proof = await proveEndState(cluster, { database, copies: mail.copies }, await readLedger(LEDGER));
    const isMet =
      tellOutcome({ outcomes, leftOut }, proof, world.observations, tell) && (isAll || leftOut.length === 0);
    if (outcomes.some(({ alerts }) => alerts.length > 0)) console.log(`${alertTable(outcomes)}\n`);
    if (!wantsAlerts) return isMet;
    // Of this traffic nothing is compared.
    const unnoted = { ...world, ledger: { note: async () => {} }, observations: createObservations() };
    const later = startTraffic({ ...unnoted, toSend: [] });
    cleaning.push(later.stop);
    const provoked = await provokeAlerts(cluster, { database, prometheus, tell });
    const problem = await testAlerts(cluster);
    console.log(`\n${alertSummary(provoked, problem)}`);
    return isMet && problem === null && provoked.silent.length + provoked.emptyQueries.length === 0;
  } finally {
    await clean();
  }
}

function tellOutcome(
  { outcomes, leftOut }: { outcomes: readonly Outcome[]; leftOut: readonly Fault[] },
  { findings, acknowledged, books }: Proof,
  { ownReads, staleReads }: Observations,
  tell: (line: string) => void,
): boolean {
  for (const { what, verdict, subject } of findings) tell(`${what} ${verdict}: ${subject}`);
  console.log(`\n${outcomeTable(outcomes, leftOut)}\n\n${comparisonTable(acknowledged, findings)}\n`);
  console.log(`Own reads: ${ownReads}, stale: ${staleReads.length}. ${books.text}`);
  const isMet = outcomes.every((outcome) => missedAims(outcome).length === 0);
  return (
    isMet &&
    findings.every(({ verdict }) => verdict === 'repeated') &&
    books.isSound &&
    staleReads.length === 0
  );
}
