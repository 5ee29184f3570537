/**
 * npm run campaign [-- FAULT… | --short] [--seed N]: a cluster of many hosts on this machine (root, Debian), mixed traffic, and
 * one fault after the other. Compares all that was acknowledged with what is there at the end; ends with code 1 when an aim
 * was missed.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import { columnTypes } from '../src/server/db/column-types.ts';
import { runFault } from './campaign/campaign.ts';
import { type Fault, faults, SHORT } from './campaign/faults.ts';
import { openLedger, readLedger } from './campaign/ledger.ts';
import { startMailServer } from './campaign/mail-server.ts';
import { createObservations } from './campaign/observations.ts';
import { prepareShop } from './campaign/prepare.ts';
import { startPrometheus, testAlerts } from './campaign/prometheus.ts';
import { proveEndState } from './campaign/proof.ts';
import { alertTable, comparisonTable, missedAims, type Outcome, outcomeTable } from './campaign/report.ts';
import { sendMailsTo, setStage } from './campaign/stage.ts';
import { startTraffic } from './campaign/traffic.ts';
import { seededRandom } from './campaign/world.ts';
import { startCluster } from './cluster/cluster.ts';

const FOLDER = '/tmp/plazuela-campaign';
const WARM_MILLIS = 10_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean' }, seed: { type: 'string' }, keep: { type: 'boolean' } },
});
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
const chosen = faults.filter(({ name }) =>
  positionals.length > 0 ? positionals.includes(name) : !values.short || SHORT.includes(name),
);
if (chosen.length === 0) {
  console.error(`Faults: ${faults.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
process.exit((await run(chosen)) ? 0 : 1);

/** Answers whether every aim was met. Takes everything away again, however it ends. */
async function run(wanted: readonly Fault[]): Promise<boolean> {
  const tell = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);
  tell(`seed ${seed}`);
  const cleaning: (() => Promise<unknown>)[] = [];
  const clean = async () => {
    for (const step of cleaning.splice(0).reverse()) await step().catch((error) => tell(String(error)));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void clean().finally(() => process.exit(130)));
  try {
    const cluster = await startCluster({ folder: FOLDER, tell });
    cleaning.push(() => cluster.stop({ forget: values.keep !== true }));
    const stage = setStage(cluster);
    const mail = await startMailServer(stage.mail.host, stage.mail.port);
    cleaning.push(mail.close);
    await sendMailsTo(cluster, stage);
    const database = new Pool({
      connectionString: cluster.addresses.databaseDirect,
      types: columnTypes,
      max: 2,
    });
    database.on('error', () => {});
    cleaning.push(() => database.end());

    const file = path.join(FOLDER, 'ledger.jsonl');
    mkdirSync(FOLDER, { recursive: true });
    rmSync(file, { force: true });
    const ledger = await openLedger(file);
    const mailDomain = `${Date.now().toString(36)}.campana.test`;
    await ledger.note({ kind: 'begin', domain: mailDomain, seed });
    const { products, entries } = await prepareShop(database);
    for (const entry of entries) await ledger.note(entry);
    const observations = createObservations();
    const { visitorAddresses } = stage;
    const origin = cluster.addresses.http;
    const random = seededRandom(seed);
    const traffic = startTraffic({
      ...{ origin, visitorAddresses, mailDomain, products, ledger, observations, random },
      toSend: [],
    });
    cleaning.push(traffic.stop);
    const prometheus = await startPrometheus(cluster);
    cleaning.push(prometheus.stop);
    await sleep(WARM_MILLIS);
    const outcomes: Outcome[] = [];
    for (const fault of wanted)
      outcomes.push(await runFault(cluster, fault, { observations, firings: prometheus.firings, tell }));
    const emptyQueries = await prometheus.emptyQueries();
    const alertProblem = await testAlerts(cluster);
    await prometheus.stop();
    cleaning.pop();
    cleaning.pop();
    await traffic.stop();
    await ledger.close();
    tell('Comparing…');
    const proof = await proveEndState(cluster, { database, copies: mail.copies }, await readLedger(file));
    const { findings, acknowledged, books } = proof;
    for (const { what, verdict, subject } of findings) tell(`${what} ${verdict}: ${subject}`);
    console.log(`\n${outcomeTable(outcomes)}\n\n${comparisonTable(acknowledged, findings)}\n`);
    console.log(
      `Own reads: ${observations.ownReads}, stale: ${observations.staleReads.length}. ${books.text}`,
    );
    console.log(`\n${alertTable(outcomes)}\n`);
    console.log(`Every alert under what it is made for (promtool): ${alertProblem ?? 'fires'}`);
    console.log(`Queries of the dashboard without an answer: ${emptyQueries.join('; ') || 'none'}`);
    const isMet = outcomes.every((outcome) => missedAims(outcome).length === 0);
    return (
      isMet &&
      findings.length === 0 &&
      books.isSound &&
      alertProblem === null &&
      observations.staleReads.length === 0
    );
  } finally {
    await clean();
  }
}
