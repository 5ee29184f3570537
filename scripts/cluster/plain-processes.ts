import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { firstProcess, firstProcessFile, mustBeOn } from './first-process.ts';
import type { Host, HostKind } from './host.ts';
import { ARCHIVE } from './layout.ts';
import { NOT_POSSIBLE } from './not-possible.ts';
import { adapt, checkout, placesOf, processesOf, variablesOf } from './plain-host.ts';
import { sendSignal } from './processes.ts';
import { mustRun, runCommand } from './run-command.ts';
import { releaseSharedMemory } from './shared-memory.ts';
import { prepareUnpackedPrograms, programsFolder } from './unpacked-programs.ts';

/** PostgreSQL refuses root, so root starts everything as the account that has no other use. */
const ACCOUNT =
  process.getuid?.() === 0 ? ['setpriv', '--reuid=nobody', '--regid=nogroup', '--clear-groups', '--'] : [];
const FOLDERS = [
  ...['/etc', '/run/services', '/run/haproxy', '/run/postgresql', '/tmp', '/var/cache', '/var/lib/etcd'],
  ...['/var/lib/postgresql', '/var/lib/objects', '/var/log/services', '/var/spool/pgbackrest', ARCHIVE],
];
const LONGEST_ROOT = 107 - '/run/postgresql/.s.PGSQL.5432'.length;

/** Hosts as processes of this machine on loopback addresses, each with a folder for what lies at its root elsewhere. */
export const plainProcesses: HostKind = {
  prepare: prepareUnpackedPrograms,
  isTaken: async ({ number }) => {
    // Little end first: 127.77.7.11 is 0B074D7F.
    const used = new RegExp(` [\\dA-F]{2}${number.toString(16).padStart(2, '0')}4D7F:`, 'i');
    return used.test(readFileSync('/proc/net/tcp', 'utf8'));
  },
  makeNetwork: async () => {},
  removeNetwork: async () => {},
  turnOn,
  end,
  processesOf: (host) => {
    const first = mustBeOn(host);
    return processesOf(host).filter(({ pid }) => pid !== first);
  },
  enter: (host) => {
    mustBeOn(host);
    return enter(host);
  },
  asUser: () => [],
  variables: variablesOf,
  adapt,
  fileOf: adapt,
  logFolder: (host) => adapt(host, '/var/log/services'),
  makeUser: async () => {},
  giveTo: (host, file) => giveToAccount([adapt(host, file)]),
  faults: {
    ...{ cutOff: refuse, joinAgain: refuse, slow: refuse, endSlow: refuse },
    ...{ fillDisk: refuse, freeDisk: refuse, clockStep: refuse },
  },
};

async function refuse(): Promise<never> {
  throw new Error(
    `Hosts that are plain processes have no network, disk and clock of their own: ${NOT_POSSIBLE}`,
  );
}

async function turnOn(host: Host): Promise<void> {
  const { root } = placesOf(host);
  if (Buffer.byteLength(root) > LONGEST_ROOT)
    throw new Error(`${root} is too long for a socket of PostgreSQL: choose a shorter --folder`);
  // Whatever outlived its first process.
  await end(host);
  await rm(adapt(host, '/run'), { recursive: true, force: true });
  for (const folder of FOLDERS) await mkdir(adapt(host, folder), { recursive: true });
  await chmod(adapt(host, '/run/postgresql'), 0o700);
  await giveToAccount(['-R', root, adapt(host, ARCHIVE)]);
  await proveAccess(root);
  const [program = '', ...given] = [...enter(host), '/bin/bash', '-c', WAIT];
  const file = await open(firstProcessFile(host.folder), 'w');
  const stdio = ['ignore', file.fd, 'ignore'] as const;
  const child = spawn(program, given, { detached: true, stdio: [...stdio], cwd: '/' });
  child.unref();
  await file.close();
  while (child.exitCode === null && firstProcess(host) === null) await sleep(20);
  mustBeOn(host);
}

/** As long as it lives the host is on. It says its number itself: before, each change of program leaves it without a command for a moment. */
const WAIT = 'echo $$; exec >/dev/null; while :; do sleep 86400 & wait $!; done';

/** Of root's choice of places. */
async function proveAccess(root: string): Promise<void> {
  if (ACCOUNT.length === 0) return;
  const tests = 'test -r "$1" && test -x "$2" && test -w "$3"';
  const [program = '', ...given] = [...ACCOUNT, '/bin/sh', '-c', tests];
  const files = [path.join(checkout, 'package.json'), path.join(programsFolder, 'usr/bin/etcd'), root];
  const { code } = await runCommand(program, [...given, 'sh', ...files]);
  if (code !== 0)
    throw new Error(
      `Root starts the hosts as the user nobody, who has to read ${checkout} and ${programsFolder} and write to ${root}: choose other places, or an ordinary user.`,
    );
}

async function giveToAccount(files: readonly string[]): Promise<void> {
  if (ACCOUNT.length > 0) await mustRun('chown', ['nobody:nogroup', ...files]);
}

async function end(host: Host): Promise<void> {
  // Whoever is about to start another one may be quicker than the first look.
  for (let all = processesOf(host); all.length > 0; all = processesOf(host)) {
    sendSignal(all, 'SIGKILL');
    await sleep(20);
  }
  await releaseSharedMemory(adapt(host, '/var/lib/postgresql/18/plazuela'));
  await rm(firstProcessFile(host.folder), { force: true });
}

function enter(host: Host): string[] {
  const variables = Object.entries(variablesOf(host)).map(([name, value]) => `${name}=${value}`);
  return [...ACCOUNT, 'env', ...variables];
}
