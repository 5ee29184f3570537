// The built shop with the demo on a database of its own that ends with this process; PORT says where it listens.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { databaseUrl } from '../../scripts/versions/database-url.ts';
import { startTestServer } from './postgres-server.ts';
import { sharedConnectionFile } from './shared-connection.ts';

const projectFolder = path.resolve(import.meta.dirname, '../..');
const options = { cwd: projectFolder, stdio: 'inherit' } as const;
const build = spawnSync(process.execPath, ['scripts/build.mjs', '--if-changed'], options);
if (build.status !== 0) process.exit(1);
const database = await startTestServer();
const dataDir = await mkdtemp(path.join(tmpdir(), 'plazuela-browsers-'));
await writeFile(sharedConnectionFile(process.env.PORT), JSON.stringify(database.connection));
const app = spawn(process.execPath, ['dist/server/main.js'], {
  cwd: projectFolder,
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    NODE_ENV: 'production',
    PLAZUELA_MODE: 'demo',
    DATABASE_URL: databaseUrl(database.connection),
    DATA_DIR: dataDir,
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => app.kill(signal));
const [code] = await once(app, 'exit');
await database.stop();
await rm(dataDir, { recursive: true, force: true });
await rm(sharedConnectionFile(process.env.PORT), { force: true });
process.exit(code ?? 0);
