import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { clockVariables, setClock } from './clock.ts';
import { fillDisk, freeDisk } from './disks.ts';
import { firstProcess, firstProcessFile, mustBeOn } from './first-process.ts';
import { type Host, type HostKind, mustRunIn, runIn } from './host.ts';
import type { Disk } from './layout.ts';
import { isTaken, makeBridge, plugIn, pullCable, pushCable, removeBridge } from './network.ts';
import { processesInNamespace, sendSignal } from './processes.ts';
import { prepareRootFileSystem, rootFileSystem } from './root-file-system.ts';
import { mustRun } from './run-command.ts';
import { slowDown, speedUp } from './slow-network.ts';

const checkout = path.resolve(import.meta.dirname, '../..');

/** Hosts with processes, mounts, network and name of their own over one root file system, on a bridge. It needs root. */
export const namespaces: HostKind = {
  prepare: prepareRootFileSystem,
  isTaken,
  makeNetwork: makeBridge,
  removeNetwork: removeBridge,
  turnOn: async (host) => plugIn(host, await startFirst(host)),
  end,
  processesOf: (host) => processesInNamespace(mustBeOn(host)),
  enter: (host) => [
    ...['nsenter', '--target', `${mustBeOn(host)}`],
    ...['--mount', '--uts', '--ipc', '--net', '--pid', '--root', '--wd'],
  ],
  asUser: (user, group) => ['setpriv', `--reuid=${user}`, `--regid=${group}`, '--init-groups', '--'],
  variables: (_, service) => clockVariables(service),
  adapt: (_, text) => text,
  fileOf,
  logFolder: ({ folder }) => path.join(folder, 'changes/var/log/services'),
  makeUser: async (host, user) => {
    const given = ['--system', '--home-dir', `/var/lib/${user}`, '--shell', '/usr/sbin/nologin', user];
    // It may be there from the last start.
    await runIn(host, ['useradd', ...given]);
  },
  giveTo: (host, file, owner) => mustRunIn(host, ['chown', `${owner}:${owner}`, file]),
  faults: {
    cutOff: pullCable,
    joinAgain: pushCable,
    slow: slowDown,
    endSlow: speedUp,
    fillDisk,
    freeDisk,
    clockStep: async (host, seconds) => setClock(fileOf(host, '/'), host.plan.services, seconds),
  },
};

function fileOf(host: Host, file: string): string {
  return path.join(`/proc/${mustBeOn(host)}/root`, file);
}

/** Answers the number of its first process. */
async function startFirst({ name, folder, plan: { disk } }: Host): Promise<number> {
  await rm(firstProcessFile(folder), { force: true });
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
    const pid = firstProcess({ folder });
    if (pid !== null) {
      child.stderr.destroy();
      return pid;
    }
    if (isOver) throw new Error(`Host ${name} did not start: ${problem}`);
    await sleep(20);
  }
}

async function end(host: Host): Promise<void> {
  const pid = firstProcess(host);
  if (pid === null) return;
  await speedUp(host);
  sendSignal(processesInNamespace(pid), 'SIGKILL');
  process.kill(pid, 'SIGKILL');
  while (existsSync(`/proc/${pid}/ns/net`) && firstProcess(host) !== null) await sleep(20);
  await rm(firstProcessFile(host.folder), { force: true });
}

async function makeDisk(folder: string, { megabytes }: Disk): Promise<void> {
  const image = path.join(folder, 'disk.img');
  await mustRun('truncate', ['-s', `${megabytes}M`, image]);
  await mustRun('mkfs.ext4', ['-q', '-m', '0', image]);
}
