import { pino } from 'pino';
import { createGeocoder } from '../adapters/geocoding/create-geocoder.ts';
import { readConfig } from '../config.ts';
import type { Context } from '../context.ts';
import { openDatabase } from '../open-database.ts';
import { startWorker } from './start-worker.ts';

// The worker in a process of its own; the web processes then run with WORKER=apart.
const config = readConfig(process.env);
const log = pino({ level: config.logLevel });
const database = await openDatabase(config, log);
const context: Context = {
  config,
  read: database.pools.read,
  write: database.pools.write,
  now: () => new Date(),
  log,
  geocoder: createGeocoder(config, database.pools.write),
};
const worker = await startWorker(context);
console.log('Worker running: messages and scheduled jobs.');

const stopMillis = 15_000;
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
// The program that started this one was killed.
if (process.connected) process.on('disconnect', () => void stop());

async function stop() {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), stopMillis).unref();
  await worker.stop();
  await database.close();
  process.exit(0);
}
