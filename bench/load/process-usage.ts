import { readdirSync, readFileSync } from 'node:fs';

// USER_HZ: the kernel counts processor time in hundredths of a second on every platform that Node runs on.
const MILLIS_PER_TICK = 10;

/** Processor time of a process since its start, user and system. */
export function cpuMillis(pid: number): number {
  const fields = statOf(pid);
  return fields ? (Number(fields[11]) + Number(fields[12])) * MILLIS_PER_TICK : 0;
}

/** Processor time of a process, of its children and of those that have ended. */
export function cpuMillisOfFamily(pid: number): number {
  const own = statOf(pid);
  const ended = own ? (Number(own[13]) + Number(own[14])) * MILLIS_PER_TICK : 0;
  return cpuMillis(pid) + ended + childrenOf(pid).reduce((sum, child) => sum + cpuMillis(child), 0);
}

/** Memory of a process now and at its highest, in MB. */
export function memoryMegabytes(pid: number): { now: number; highest: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024;
  return { now: megabytes('VmRSS'), highest: megabytes('VmHWM') };
}

function childrenOf(pid: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((candidate) => Number(statOf(candidate)?.[1]) === pid);
}

/** The fields after the program's name, which may hold anything; null when the process is gone. */
function statOf(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}
