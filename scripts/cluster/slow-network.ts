import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Slowness } from './cluster-types.ts';
import { mustBeOn } from './first-process.ts';
import type { Host } from './host.ts';
import { bridgeOf, cableOf } from './network.ts';
import { rootFileSystem } from './root-file-system.ts';
import { mustRun, runCommand } from './run-command.ts';

/** By the kernel's netem in both directions, and by a program between cable and bridge where it has none. */
export async function slowDown(host: Host, { delayMillis, lossPercent = 0 }: Slowness): Promise<void> {
  await speedUp(host);
  const netem = ['netem', 'delay', `${delayMillis}ms`, 'loss', `${lossPercent}%`];
  const inside = ['--target', `${mustBeOn(host)}`, '--net', 'tc', 'qdisc', 'add', 'dev', 'eth0', 'root'];
  if ((await runCommand('nsenter', [...inside, ...netem])).code === 0)
    await mustRun('tc', ['qdisc', 'add', 'dev', cableOf(host), 'root', ...netem]);
  else await putBetween(host, delayMillis, lossPercent);
}

export async function speedUp(host: Host): Promise<void> {
  const { folder, network } = host;
  const own = cableOf(host);
  if (existsSync(pidFile(folder))) {
    try {
      process.kill(Number(readFileSync(pidFile(folder), 'utf8')));
    } catch {
      // It ended with its cable.
    }
    await rm(pidFile(folder), { force: true });
    await runCommand('ip', ['link', 'delete', `${own}s`]);
    await mustRun('ip', ['link', 'set', own, 'master', bridgeOf(network)]);
  }
  await runCommand('tc', ['qdisc', 'delete', 'dev', own, 'root']);
  await runCommand('nsenter', [
    '--target',
    `${mustBeOn(host)}`,
    '--net',
    'tc',
    'qdisc',
    'delete',
    'dev',
    'eth0',
    'root',
  ]);
}

async function putBetween(host: Host, delay: number, loss: number): Promise<void> {
  const { folder, network } = host;
  const own = cableOf(host);
  // Two ends of a short cable: one lies on the bridge, the program carries packets between the other and the host's.
  const [end, onBridge] = [`${own}s`, `${own}b`];
  await mustRun('ip', ['link', 'add', end, 'type', 'veth', 'peer', 'name', onBridge]);
  await mustRun('ip', ['link', 'set', own, 'nomaster']);
  await mustRun('chroot', python('offload.py', onBridge));
  await mustRun('nsenter', [
    '--target',
    `${mustBeOn(host)}`,
    '--net',
    'chroot',
    ...python('offload.py', 'eth0'),
  ]);
  const carry = python('slow-cable.py', own, end, `${delay}`, `${loss}`);
  const child = spawn('chroot', carry, { detached: true, stdio: 'ignore' });
  child.unref();
  await writeFile(pidFile(folder), `${child.pid}`);
  await mustRun('ip', ['link', 'set', end, 'up', 'promisc', 'on']);
  await mustRun('ip', ['link', 'set', own, 'promisc', 'on']);
  await mustRun('ip', ['link', 'set', onBridge, 'master', bridgeOf(network), 'up']);
  await sleep(200);
}

/** The Python of the hosts' Debian, in this machine's network. */
function python(file: string, ...given: string[]): string[] {
  const program = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  return [rootFileSystem, 'python3', '-c', program, ...given];
}

const pidFile = (folder: string) => path.join(folder, 'slow-cable.pid');
