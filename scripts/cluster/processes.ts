import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export interface HostProcess {
  /** As this machine numbers it. */
  pid: number;
  /** As the host itself numbers it. */
  innerPid: number;
  name: string;
  session: number;
}

/** Live processes in the namespace of the one that is given; without that one. */
export function processesInNamespace(firstPid: number): HostProcess[] {
  const namespace = linkOf(firstPid, 'ns/pid');
  return findProcesses(
    (pid) => namespace !== null && pid !== firstPid && linkOf(pid, 'ns/pid') === namespace,
  );
}

export function findProcesses(isWanted: (pid: number) => boolean): HostProcess[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && isWanted(pid))
    .map(readProcess)
    .filter((one) => one !== null);
}

/** Where a link of a process leads, such as `exe` or `cwd`; null: it has ended, or is somebody else's. */
export function linkOf(pid: number, name: string): string | null {
  try {
    return readlinkSync(`/proc/${pid}/${name}`);
  } catch {
    return null;
  }
}

/** Null: it has ended. */
function readProcess(pid: number): HostProcess | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    // The name is in brackets and may hold anything; state, parent, group and session follow.
    const [state, , , session] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state === 'Z' || state === 'X') return null;
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    const innerPid = Number(/^NSpid:.*\t(\d+)$/m.exec(status)?.[1]);
    return { pid, innerPid, name, session: Number(session) };
  } catch {
    return null;
  }
}

/** Resolves when none of them is there any more: what is killed takes a moment to go. */
export async function untilGone(processes: readonly HostProcess[]): Promise<void> {
  while (processes.some(({ pid }) => readProcess(pid) !== null)) await sleep(20);
}

/** Whoever has ended meanwhile is none any more. */
export function sendSignal(processes: readonly HostProcess[], signal: NodeJS.Signals): void {
  for (const { pid } of processes)
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
}
