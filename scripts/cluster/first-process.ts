import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Every host has a first process that waits for ever: while it lives, the host is on. Null: it is off. */
export function firstProcess({ folder }: { folder: string }): number | null {
  try {
    const pid = Number(readFileSync(firstProcessFile(folder), 'utf8'));
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('sleep 86400') ? pid : null;
  } catch {
    return null;
  }
}

/** The same; throws when it is off. */
export function mustBeOn(host: { name: string; folder: string }): number {
  const pid = firstProcess(host);
  if (pid === null) throw new Error(`${host.name} is off`);
  return pid;
}

export const firstProcessFile = (folder: string) => path.join(folder, 'init.pid');
