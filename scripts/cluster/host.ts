import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ExecResult } from './cluster-types.ts';
import { processesOf, sendSignal } from './processes.ts';
import { rootFileSystem } from './root-file-system.ts';
import { mustRun, runCommand } from './run-command.ts';

const checkout = path.resolve(import.meta.dirname, '../..');

/** Where a host has a disk of its own, of bounded size. */
export interface Disk {
  mountPoint: string;
  megabytes: number;
}

export interface Machine {
  name: string;
  folder: string;
  disk: Disk | null;
}

/** Starts a host without network and services; answers the number of its first process. */
export async function startMachine({ name, folder, disk }: Machine): Promise<number> {
  await mkdir(folder, { recursive: true });
  await rm(pidFile(folder), { force: true });
  if (disk && !existsSync(path.join(folder, 'disk.img'))) await makeDisk(folder, disk);
  const init = path.join(import.meta.dirname, 'host-init.sh');
  const given = [folder, rootFileSystem, checkout, name, ...(disk ? [disk.mountPoint] : [])];
  const spaces = ['--mount', '--pid', '--fork', '--uts', '--ipc', '--net', '--kill-child'];
  const child = spawn('unshare', [...spaces, '/bin/bash', init, ...given], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let problem = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    problem += text;
  });
  let isOver = false;
  child.once('exit', () => {
    isOver = true;
  });
  child.unref();
  for (;;) {
    const pid = machinePid(folder);
    if (pid !== null) {
      child.stderr.destroy();
      return pid;
    }
    if (isOver) throw new Error(`Host ${name} did not start: ${problem}`);
    await sleep(20);
  }
}

/** Its first process; null: it is off. */
export function machinePid(folder: string): number | null {
  try {
    const pid = Number(readFileSync(pidFile(folder), 'utf8'));
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('sleep 86400') ? pid : null;
  } catch {
    return null;
  }
}

/** Every process of it ends at once. */
export async function endMachine(folder: string): Promise<void> {
  const pid = machinePid(folder);
  if (pid === null) return;
  sendSignal(processesOf(pid), 'SIGKILL');
  process.kill(pid, 'SIGKILL');
  while (existsSync(`/proc/${pid}/ns/net`) && machinePid(folder) !== null) await sleep(20);
  await rm(pidFile(folder), { force: true });
}

/** Runs a program in the host as root. */
export function runIn(pid: number, command: readonly string[], input?: string): Promise<ExecResult> {
  return runCommand('nsenter', [...enter(pid), ...command], input);
}

export function enter(pid: number): string[] {
  return ['--target', `${pid}`, '--mount', '--uts', '--ipc', '--net', '--pid', '--root', '--wd'];
}

const pidFile = (folder: string) => path.join(folder, 'init.pid');

async function makeDisk(folder: string, { megabytes }: Disk): Promise<void> {
  const image = path.join(folder, 'disk.img');
  await mustRun('truncate', ['-s', `${megabytes}M`, image]);
  await mustRun('mkfs.ext4', ['-q', '-m', '0', image]);
}
