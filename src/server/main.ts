import { setTimeout as sleep } from 'node:timers/promises';
import { findArchiveNeed } from './adapters/archive/prepare-archive.ts';
import { type Config, readConfig } from './config.ts';
import type { Context } from './context.ts';
import { prepareDataFolder } from './data-folder.ts';
import { beginInstallation } from './db/installation.ts';
import { throughOutages } from './db/through-outages.ts';
import { createLog } from './log.ts';
import { openDatabase } from './open-database.ts';
import { loadPages } from './pages/load-pages.ts';
import { sealStoredSecrets } from './secrets/seal-stored-secrets.ts';
import { seedReferenceData } from './seed/reference-data.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { createServer } from './server.ts';
import { explainStartFailure } from './start-failure.ts';
import { startMessage } from './start-message.ts';
import { startTelemetry } from './telemetry/start-telemetry.ts';
import { startChangeRelay } from './worker/change-relay.ts';
import { startWorkerPatiently } from './worker/start-worker.ts';

const STOP_MILLIS = 15_000;

try {
  const config = readConfig(process.env);
  const need = await findArchiveNeed(config);
  await start(need ? { ...config, needs: [...config.needs, need] } : config);
} catch (error) {
  console.error(`\n${explainStartFailure(error, Number(process.env.PORT || 3000))}\n`);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  await prepareDataFolder(config.dataDir);
  const pages = await loadPages(config);
  const log = createLog(config.logLevel);
  const telemetry = await startTelemetry(config.telemetry, log);
  const database = await openDatabase(config, log);
  try {
    const server = await createServer({ config, pools: database.pools, pages: pages.source, log });
    await pages.attach(server.app, server.context);
    await throughOutages({ name: 'seed', log }, () => seed(config, server.context));
    await throughOutages({ name: 'assets', log }, () => pages.keep(server.context));
    await throughOutages({ name: 'seals', log }, () => sealStoredSecrets(server.context));
    const relay = await throughOutages({ name: 'change-relay', log }, () =>
      startChangeRelay(server.context, server.forget),
    );
    server.context.kept.begin();
    telemetry.sendMetrics(server.readMetrics);
    await server.app.listen({ host: config.host, port: config.port });
    const worker = config.worker === 'in-process' ? startWorkerPatiently(server.context) : null;
    const drain = async () => {
      server.announceStop();
      await sleep(config.drainSeconds * 1_000);
    };
    // Requests first, then the jobs, then what is told of both, then the connections that all use, then the embedded server.
    const { close } = server;
    const stopWorker = async () => worker?.stop();
    stopOnSignals([drain, close, relay.stop, stopWorker, telemetry.stop, database.close], config);
    await worker?.started;
  } catch (error) {
    await database.close();
    throw error;
  }
  console.log(startMessage(config));
}

async function seed(config: Config, context: Context): Promise<void> {
  await seedReferenceData(context.write);
  if (config.mode === 'production') await beginInstallation(context.write, 'production');
  else if (await seedDemo(context)) context.log.info('demo marketplace seeded');
}

function stopOnSignals(steps: (() => Promise<void>)[], { drainSeconds }: Config): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_MILLIS + drainSeconds * 1_000).unref();
    for (const step of steps) await step();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  // The program that started this one was killed.
  if (process.connected) process.on('disconnect', () => void stop());
}
