import { createGeocoder } from '../adapters/geocoding/create-geocoder.ts';
import { createPaymentProvider } from '../adapters/payment/create-payment-provider.ts';
import { type Config, readConfig } from '../config.ts';
import { prepareDataFolder } from '../data-folder.ts';
import { throughOutages } from '../db/through-outages.ts';
import { createKeptValues } from '../kept/kept-values.ts';
import { createLog } from '../log.ts';
import { watchFiles } from '../modules/operations/damaged-file.service.ts';
import { type OpenDatabase, openDatabase } from '../open-database.ts';
import { explainStartFailure } from '../start-failure.ts';
import { startTelemetry, type Telemetry } from '../telemetry/start-telemetry.ts';
import { startWorker, type Worker } from './start-worker.ts';

const stopMillis = 15_000;

// The worker in a process of its own; the web processes then run with WORKER=apart.
try {
  await start(readConfig(process.env));
} catch (error) {
  console.error(`\n${explainStartFailure(error, 0)}\n`);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  await prepareDataFolder(config.dataDir);
  const log = createLog(config.logLevel);
  const telemetry = await startTelemetry(config.telemetry, log);
  const database = await openDatabase(config, log);
  try {
    const { read, write } = database.pools;
    const geocoder = createGeocoder(config);
    const paymentProvider = createPaymentProvider(config);
    const now = () => new Date();
    const kept = createKeptValues();
    const context = { config, read, write, now, log, geocoder, paymentProvider, kept };
    watchFiles(context);
    const worker = await throughOutages({ name: 'worker', log }, () => startWorker(context));
    stopOnSignals(worker, telemetry, database);
  } catch (error) {
    await database.close();
    throw error;
  }
  console.log('Worker running: messages and scheduled jobs.');
}

function stopOnSignals(worker: Worker, telemetry: Telemetry, database: OpenDatabase): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopMillis).unref();
    await worker.stop();
    await telemetry.stop();
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  // The program that started this one was killed.
  if (process.connected) process.on('disconnect', () => void stop());
}
