import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from './run-command.ts';

/** A PostgreSQL that was killed leaves 56 bytes for the next one to see whether anybody is still at work; without a next one, for ever. */
export async function releaseSharedMemory(dataFolder: string): Promise<void> {
  const text = await readFile(path.join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '');
  // Its seventh line has key and number.
  const [key, id] = (text.split('\n')[6] ?? '').trim().split(/\s+/);
  if (key && id && isLeft(key, id)) await runCommand('ipcrm', ['--shmem-id', id]);
}

/** After a start of the machine somebody else's may have the number; the key comes from the folder. */
function isLeft(key: string, id: string): boolean {
  const rows = readFileSync('/proc/sysvipc/shm', 'utf8').trim().split('\n');
  const [names = [], ...segments] = rows.map((row) => row.trim().split(/\s+/));
  const [keyAt, idAt, attachedAt] = ['key', 'shmid', 'nattch'].map((name) => names.indexOf(name));
  return segments.some(
    (one) => one[keyAt ?? 0] === key && one[idAt ?? 0] === id && one[attachedAt ?? 0] === '0',
  );
}
