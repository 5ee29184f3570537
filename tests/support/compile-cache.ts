import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const projectFolder = path.resolve(import.meta.dirname, '../..');

/**
 * Vitest's global setup: loads the server once, so that each process which tests start takes the compiled files instead
 * of a second of processor. Killed ones would leave nothing behind.
 */
export async function setup(): Promise<void> {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: projectFolder,
    stdio: 'ignore',
    // It ends with what it would say about this setting.
    env: { ...process.env, PORT: 'none' },
  });
  await once(child, 'exit');
}
