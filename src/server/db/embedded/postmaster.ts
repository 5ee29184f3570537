import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** What postmaster.pid says about a running server. */
export interface Postmaster {
  pid: number;
  port: number;
  socketFolder: string;
  /** `starting`, `ready`, `stopping`, `standby`, or empty very early. */
  status: string;
}

/** The server that runs in this folder; null when none does, also when its pid now belongs to another program. */
export async function findPostmaster(cluster: string): Promise<Postmaster | null> {
  const postmaster = readPidFile(cluster);
  return postmaster && (await runsIn(cluster, postmaster)) ? postmaster : null;
}

/**
 * Clears what a crashed server left behind: PostgreSQL refuses to start when the old pid is a zombie or was given
 * to another process of the same user. Deleting postmaster.pid drops PostgreSQL's own guard against two servers in
 * one folder, so first the crashed server's orphans must be gone. Idle ones end by themselves; busy ones get what a
 * living postmaster would have sent them after a crash.
 */
export async function clearCrashedServer(cluster: string, socketFolder: string): Promise<void> {
  // Without /proc nobody can tell orphans: PostgreSQL's own check decides there.
  if (!hasProc || !readPidFile(cluster)) return;
  for (let waited = 0; orphansIn(cluster).length > 0; waited += pollMillis) {
    if (waited > 500) for (const pid of orphansIn(cluster)) signal(pid, 'SIGQUIT');
    if (waited > 10_000) throw new Error(`Processes of a crashed PostgreSQL remain: ${orphansIn(cluster)}`);
    await sleep(pollMillis);
  }
  rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
  for (const name of readdirSync(socketFolder)) {
    const file = path.join(socketFolder, name);
    const isOwnLock =
      /^\.s\.PGSQL\.\d+\.lock$/.test(name) && readFileSync(file, 'utf8').includes(`\n${cluster}\n`);
    if (isOwnLock) rmSync(file, { force: true });
  }
}

/** Fast shutdown: running statements are cancelled, everything is written. Kills it after the deadline. */
export async function stopPostmaster(cluster: string, deadlineMillis = 60_000): Promise<void> {
  const postmaster = await findPostmaster(cluster);
  if (!postmaster) return;
  signal(postmaster.pid, 'SIGINT');
  for (let waited = 0; await findPostmaster(cluster); waited += pollMillis) {
    // Immediate shutdown: the next start recovers from the log.
    if (waited > deadlineMillis) signal(postmaster.pid, 'SIGQUIT');
    if (waited > deadlineMillis + 10_000) throw new Error(`PostgreSQL ${postmaster.pid} does not stop`);
    await sleep(pollMillis);
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const pollMillis = 20;
const hasProc = existsSync('/proc/self/exe');

function readPidFile(cluster: string): Postmaster | null {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const [pid, , , port, socketFolder = '', , , status = ''] = lines;
    return { pid: Number(pid), port: Number(port), socketFolder, status: status.trim() };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function runsIn(cluster: string, postmaster: Postmaster): Promise<boolean> {
  if (!(postmaster.pid > 1) || !isAlive(postmaster.pid)) return false;
  if (hasProc) return isPostgresIn(realpathSync(cluster), postmaster.pid);
  return answers(path.join(postmaster.socketFolder, `.s.PGSQL.${postmaster.port}`));
}

// A zombie has neither link, so it counts as gone.
function isPostgresIn(realCluster: string, pid: number): boolean {
  try {
    const program = path.basename(readlinkSync(`/proc/${pid}/exe`));
    return program.startsWith('postgres') && readlinkSync(`/proc/${pid}/cwd`) === realCluster;
  } catch {
    return false;
  }
}

function orphansIn(cluster: string): number[] {
  const realCluster = realpathSync(cluster);
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => isPostgresIn(realCluster, pid));
}

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = createConnection(socket, () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', () => resolve(false));
  });
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
