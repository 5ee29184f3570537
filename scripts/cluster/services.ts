import { existsSync, readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceName } from './cluster-types.ts';
import { firstProcess } from './first-process.ts';
import { type Host, mustRunIn } from './host.ts';
import { type HostProcess, sendSignal } from './processes.ts';
import { mustRun, SYSTEM_PATH } from './run-command.ts';
import { commandOf, readEnvironmentFile, readUnit, type Unit } from './systemd-unit.ts';

const DEFAULTS = { PATH: SYSTEM_PATH, LANG: 'C.UTF-8' };
const UNIT_FOLDERS = ['/etc/systemd/system', '/usr/lib/systemd/system'];

/** Starts a service as its unit says, unless it runs. */
export async function startUnit(host: Host, service: ServiceName): Promise<void> {
  if (liveProcesses(host, service).length > 0) return;
  const { kind } = host;
  const unit = await unitOf(host, service);
  for (const folder of unit.folders) {
    await mustRunIn(host, ['mkdir', '-p', folder]);
    await kind.giveTo(host, folder, unit.user);
  }
  const files = await fileVariables(host, unit);
  const environment = { ...DEFAULTS, ...kind.variables(host, service), ...unit.environment, ...files };
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  const command = ['env', '-i', ...variables, ...commandOf(unit, environment)];
  const [program = '', ...given] = [
    ...[...kind.enter(host), 'setsid', '--fork', '/bin/sh', '-c', kind.adapt(host, START)],
    ...[service, unit.workingDirectory, ...kind.asUser(unit.user, unit.group), ...command],
  ];
  await mustRun(program, given);
  await writeFile(pidFile(host, service), `${await findStarted(host, service)}`);
}

/** The shell's own number is the service's, and that of its session. */
const START = `echo $$ >/run/services/$0.pid; cd "$1"; shift; exec "$@" </dev/null >>/var/log/services/$0.log 2>&1`;

export async function stopUnit(host: Host, service: ServiceName): Promise<void> {
  const unit = await unitOf(host, service);
  const all = () => liveProcesses(host, service);
  const [main, ...others] = all();
  if (!main) return;
  sendSignal(unit.isMainOnly ? [main] : [main, ...others], unit.stopSignal as NodeJS.Signals);
  for (let waited = 0; waited < unit.stopSeconds * 20 && all().length > 0; waited++) await sleep(50);
  sendSignal(all(), 'SIGKILL');
  while (all().length > 0) await sleep(20);
}

/** The first one is the service's own process, the others are its children. */
export function liveProcesses(host: Host, service: ServiceName): HostProcess[] {
  if (firstProcess(host) === null) return [];
  const processes = host.kind.processesOf(host);
  if (service === 'postgres') return processes.filter(({ name }) => name === 'postgres');
  const session = knownSession(host, service);
  return processes
    .filter((one) => one.session === session)
    .sort((one, other) => Number(other.pid === session) - Number(one.pid === session));
}

export function logFile(host: Host, service: ServiceName): string {
  const folder = service === 'postgres' ? 'patroni' : service;
  return path.join(host.kind.logFolder(host), `${folder}.log`);
}

/** After a start of the host nothing runs, whatever was written down before. */
export async function forgetServices(host: Host, services: readonly ServiceName[]): Promise<void> {
  for (const service of services) await rm(pidFile(host, service), { force: true });
}

function knownSession(host: Host, service: ServiceName): number | null {
  const file = pidFile(host, service);
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : null;
}

/** Its number on this machine, by the one that it wrote down itself. */
async function findStarted(host: Host, service: ServiceName): Promise<number> {
  const file = host.kind.fileOf(host, `/run/services/${service}.pid`);
  for (let attempt = 0; attempt < 100; attempt++) {
    const inner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
    const found = host.kind.processesOf(host).find(({ innerPid }) => innerPid === inner);
    if (found) return found.pid;
    await sleep(20);
  }
  const log = await readFile(logFile(host, service), 'utf8').catch(() => '');
  throw new Error(`${service} on ${host.name} ended at once: ${log.slice(-500)}`);
}

async function unitOf(host: Host, service: ServiceName): Promise<Unit> {
  const { kind } = host;
  const files = UNIT_FOLDERS.map((folder) => kind.fileOf(host, `${folder}/${service}.service`));
  const file = files.find(existsSync);
  if (!file) throw new Error(`${host.name} has no unit ${service}`);
  const text = kind.adapt(host, await readFile(file, 'utf8'));
  return readUnit(text, { service, host: host.name });
}

async function fileVariables(host: Host, { environmentFiles }: Unit): Promise<Record<string, string>> {
  const texts = await Promise.all(
    environmentFiles.map((file) => readFile(host.kind.fileOf(host, file), 'utf8').catch(() => '')),
  );
  return Object.assign({}, ...texts.map(readEnvironmentFile));
}

const pidFile = ({ folder }: Host, service: ServiceName) => path.join(folder, `${service}.pid`);
