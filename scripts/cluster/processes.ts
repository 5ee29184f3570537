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

/** Live processes of the host whose first process is given; without that one. */
export function processesOf(initPid: number): HostProcess[] {
  const namespace = namespaceOf(initPid);
  if (namespace === null) return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== initPid && namespaceOf(pid) === namespace)
    .map(readProcess)
    .filter((one) => one !== null);
}

function namespaceOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/ns/pid`);
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
