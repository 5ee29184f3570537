import { pino } from 'pino';
import { type Config, readConfig } from './config.ts';
import type { Context } from './context.ts';
import { prepareDataFolder } from './data-folder.ts';
import { openDatabase } from './open-database.ts';
import { loadPages } from './pages/load-pages.ts';
import { seedReferenceData } from './seed/reference-data.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { createServer } from './server.ts';
import { explainStartFailure } from './start-failure.ts';
import { startMessage } from './start-message.ts';
import { startChangeRelay } from './worker/change-relay.ts';
import { startWorker } from './worker/start-worker.ts';

const STOP_MILLIS = 15_000;

try {
  await start(readConfig(process.env));
} catch (error) {
  console.error(`\n${explainStartFailure(error, Number(process.env.PORT || 3000))}\n`);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  await prepareDataFolder(config.dataDir);
  const pages = await loadPages(config);
  const database = await openDatabase(config, pino({ level: config.logLevel }));
  try {
    const server = await createServer({ config, pools: database.pools, pages: pages.source });
    await pages.attach(server.app);
    await seed(config, server.context);
    const relay = await startChangeRelay(server.context, server.pageCache.drop);
    await server.app.listen({ host: config.host, port: config.port });
    const worker = config.worker === 'in-process' ? await startWorker(server.context) : null;
    // Requests first, then the jobs, then the connections that both use, then the embedded server.
    stopOnSignals([server.close, relay.stop, async () => worker?.stop(), database.close]);
  } catch (error) {
    await database.close();
    throw error;
  }
  console.log(startMessage(config));
}

async function seed(config: Config, context: Context): Promise<void> {
  await seedReferenceData(context.write);
  if (config.mode === 'demo' && (await seedDemo(context))) context.log.info('demo marketplace seeded');
}

function stopOnSignals(steps: (() => Promise<void>)[]): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_MILLIS).unref();
    for (const step of steps) await step();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  // The program that started this one was killed.
  if (process.connected) process.on('disconnect', () => void stop());
}
