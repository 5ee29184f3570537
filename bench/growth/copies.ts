import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';

const projectFolder = path.resolve(import.meta.dirname, '../..');

/** Prints how long a backup of the data folder takes, and its restore into an empty one beside it. */
export async function measureCopies(dataDir: string): Promise<void> {
  const backup = `${dataDir}-backup`;
  const restored = `${dataDir}-restored`;
  const clear = () => Promise.all([backup, restored].map((one) => rm(one, { recursive: true, force: true })));
  await clear();
  try {
    await timed('backup', 'scripts/backup.ts', backup, dataDir);
    await timed('restore', 'scripts/restore.ts', backup, restored);
  } finally {
    await clear();
  }
}

async function timed(name: string, script: string, backup: string, dataDir: string): Promise<void> {
  const start = performance.now();
  const env = { ...process.env, DATABASE_URL: '', PLAZUELA_MODE: 'demo', DATA_DIR: dataDir };
  const child = spawn(process.execPath, [script, backup], { cwd: projectFolder, stdio: 'inherit', env });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The ${name} failed.`);
  console.log(`${name}: ${((performance.now() - start) / 1_000).toFixed(0)} s`);
}
