import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isAlive } from './postmaster.ts';

/**
 * The application processes that use one server (web and worker, or an old and a new process during a restart):
 * the last to leave stops it. Call all of these under the start lock.
 */
export async function registerUser(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(path.join(folder, String(process.pid)), await startTimeOf(process.pid));
}

/** Leaves; true when nobody else uses the server. Processes that were killed do not count. */
export async function leaveAsLastUser(folder: string): Promise<boolean> {
  await rm(path.join(folder, String(process.pid)), { force: true });
  const names = await readdir(folder);
  const inUse = await Promise.all(names.map((name) => isStillRunning(folder, name)));
  return !inUse.includes(true);
}

async function isStillRunning(folder: string, name: string): Promise<boolean> {
  const startTime = await readFile(path.join(folder, name), 'utf8');
  if (isAlive(Number(name)) && startTime === (await startTimeOf(Number(name)))) return true;
  await rm(path.join(folder, name), { force: true });
  return false;
}

/** Tells a process from a later one with the same pid: field 22 of its stat line; empty without /proc. */
async function startTimeOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
