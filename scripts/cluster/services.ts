import { existsSync, readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { clockVariables } from './clock.ts';
import type { ServiceName } from './cluster-types.ts';
import { enter, machinePid, runIn } from './host.ts';
import { type HostProcess, processesOf, sendSignal } from './processes.ts';
import { mustRun } from './run-command.ts';
import { commandOf, readEnvironmentFile, readUnit, type Unit } from './systemd-unit.ts';

/** A host that is on, as its services need it. */
interface Place {
  name: string;
  folder: string;
}

const DEFAULTS = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8' };
const UNIT_FOLDERS = ['etc/systemd/system', 'usr/lib/systemd/system'];

/** Starts a service as its unit says, unless it runs. */
export async function startUnit(place: Place, service: ServiceName): Promise<void> {
  if (liveProcesses(place, service).length > 0) return;
  const unit = await unitOf(place, service);
  const pid = mustBeOn(place);
  for (const folder of unit.folders)
    await runIn(pid, ['install', '-d', '-o', unit.user, '-g', unit.group, folder]);
  const files = await fileVariables(place, unit);
  const environment = { ...DEFAULTS, ...clockVariables(service), ...unit.environment, ...files };
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  const asUser = ['setpriv', `--reuid=${unit.user}`, `--regid=${unit.group}`, '--init-groups', '--'];
  const command = [...asUser, 'env', '-i', ...variables, ...commandOf(unit, environment)];
  await mustRun('nsenter', [
    ...[...enter(pid), 'setsid', '--fork', '/bin/sh', '-c', START, service, unit.workingDirectory],
    ...command,
  ]);
  await writeFile(pidFile(place, service), `${await findStarted(place, service)}`);
}

/** The shell's own number is the service's, and that of its session. */
const START = `echo $$ >/run/services/$0.pid; cd "$1"; shift; exec "$@" </dev/null >>/var/log/services/$0.log 2>&1`;

export async function stopUnit(place: Place, service: ServiceName): Promise<void> {
  const unit = await unitOf(place, service);
  const all = () => liveProcesses(place, service);
  const [main, ...others] = all();
  if (!main) return;
  sendSignal(unit.isMainOnly ? [main] : [main, ...others], unit.stopSignal as NodeJS.Signals);
  for (let waited = 0; waited < unit.stopSeconds * 20 && all().length > 0; waited++) await sleep(50);
  sendSignal(all(), 'SIGKILL');
  while (all().length > 0) await sleep(20);
}

/** The first one is the service's own process, the others are its children. */
export function liveProcesses(place: Place, service: ServiceName): HostProcess[] {
  const pid = machinePid(place.folder);
  if (pid === null) return [];
  const processes = processesOf(pid);
  if (service === 'postgres') return processes.filter(({ name }) => name === 'postgres');
  const session = knownSession(place, service);
  return processes
    .filter((one) => one.session === session)
    .sort((one, other) => Number(other.pid === session) - Number(one.pid === session));
}

export function logFile(place: Place, service: ServiceName): string {
  const folder = service === 'postgres' ? 'patroni' : service;
  return path.join(place.folder, 'changes/var/log/services', `${folder}.log`);
}

/** After a start of the host nothing runs, whatever was written down before. */
export async function forgetServices(place: Place, services: readonly ServiceName[]): Promise<void> {
  for (const service of services) await rm(pidFile(place, service), { force: true });
}

function knownSession(place: Place, service: ServiceName): number | null {
  const file = pidFile(place, service);
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : null;
}

/** Its number on this machine, by the one that it wrote down itself. */
async function findStarted(place: Place, service: ServiceName): Promise<number> {
  const init = mustBeOn(place);
  const file = `/proc/${init}/root/run/services/${service}.pid`;
  for (let attempt = 0; attempt < 100; attempt++) {
    const inner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
    const found = processesOf(init).find(({ innerPid }) => innerPid === inner);
    if (found) return found.pid;
    await sleep(20);
  }
  const log = await readFile(logFile(place, service), 'utf8').catch(() => '');
  throw new Error(`${service} on ${place.name} ended at once: ${log.slice(-500)}`);
}

async function unitOf(place: Place, service: ServiceName): Promise<Unit> {
  const root = `/proc/${mustBeOn(place)}/root`;
  const file = UNIT_FOLDERS.map((folder) => path.join(root, folder, `${service}.service`)).find(existsSync);
  if (!file) throw new Error(`${place.name} has no unit ${service}`);
  return readUnit(await readFile(file, 'utf8'), { service, host: place.name });
}

async function fileVariables(place: Place, { environmentFiles }: Unit): Promise<Record<string, string>> {
  const root = `/proc/${mustBeOn(place)}/root`;
  const texts = await Promise.all(
    environmentFiles.map((file) => readFile(path.join(root, file), 'utf8').catch(() => '')),
  );
  return Object.assign({}, ...texts.map(readEnvironmentFile));
}

function mustBeOn({ name, folder }: Place): number {
  const pid = machinePid(folder);
  if (pid === null) throw new Error(`${name} is off`);
  return pid;
}

const pidFile = ({ folder }: Place, service: ServiceName) => path.join(folder, `${service}.pid`);
