import path from 'node:path';
import { pino } from 'pino';
import { readConfig } from './config.ts';
import { registerAssets } from './http/assets.ts';
import { openDatabase } from './open-database.ts';
import { loadBuiltAssets, loadBuiltRenderer } from './pages/page-renderer.ts';
import { createServer } from './server.ts';

const config = readConfig(process.env);
const pages = {
  assets: await loadBuiltAssets(config.distDir),
  renderer: await loadBuiltRenderer(config.distDir),
};
const database = await openDatabase(config, pino({ level: config.logLevel }));
const { app } = await createServer({ config, pools: database.pools, pages });
await registerAssets(app, path.join(config.distDir, 'client'));
await app.listen({ host: config.host, port: config.port });

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());

/** Drains requests first, then ends the pools, then stops the embedded server. */
async function stop() {
  if (stopping) return;
  stopping = true;
  await app.close();
  await database.close();
  process.exit(0);
}
