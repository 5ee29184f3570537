import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { ARCHIVE_OF_DEBIAN, PROGRAM_PACKAGES, RELEASE } from './debian-packages.ts';
import { mustRun, runCommand } from './run-command.ts';

const FOLDER = '/var/lib/plazuela-cluster';

/** Debian with the programs of every host, made once for all clusters of this machine. */
export const rootFileSystem = path.join(FOLDER, 'rootfs');

const PACKAGES = [
  ...PROGRAM_PACKAGES,
  ...['iproute2', 'ca-certificates', 'libfaketime'],
  // Of the Node that comes with the shop's packages.
  'libatomic1',
];

/** Makes it when it is missing: 700 MB, about four minutes. Throws a line for people where it cannot be made. */
export async function prepareRootFileSystem(tell: (line: string) => void): Promise<void> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Error('Networks and disks of their own need Linux and root; without: -- --processes.');
  if (existsSync(rootFileSystem)) return addMissing(tell);
  if (!existsSync('/etc/debian_version'))
    throw new Error('The cluster takes its programs from Debian: run it on Debian.');
  if ((await runCommand('which', ['mmdebstrap'])).code !== 0) {
    tell('Installing mmdebstrap…');
    await mustRun('apt-get', ['update']);
    await mustRun('apt-get', ['install', '--yes', '--no-install-recommends', 'mmdebstrap']);
  }
  tell(`Fetching Debian ${RELEASE} with PostgreSQL, Patroni, etcd, PgBouncer and HAProxy (once, 700 MB)…`);
  const made = `${rootFileSystem}.new`;
  await mkdir(FOLDER, { recursive: true });
  await rm(made, { recursive: true, force: true });
  await mustRun('mmdebstrap', [
    ...['--variant=minbase', '--aptopt=Acquire::Check-Valid-Until "false"'],
    ...[`--include=${PACKAGES.join(',')}`, RELEASE, made, ARCHIVE_OF_DEBIAN],
  ]);
  await rename(made, rootFileSystem);
}

/** It was made by a version of the project that needed fewer. */
async function addMissing(tell: (line: string) => void): Promise<void> {
  const lists = await readdir(path.join(rootFileSystem, 'var/lib/dpkg/info'));
  const installed = new Set(lists.map((name) => name.replace(/(:\w+)?\.list$/, '')));
  const missing = PACKAGES.filter((name) => !installed.has(name));
  if (missing.length === 0) return;
  tell(`Adding ${missing.join(', ')}…`);
  await copyFile('/etc/resolv.conf', path.join(rootFileSystem, 'etc/resolv.conf'));
  await mustRun('chroot', [rootFileSystem, 'apt-get', 'update']);
  await mustRun('chroot', [
    rootFileSystem,
    'apt-get',
    'install',
    '--yes',
    '--no-install-recommends',
    ...missing,
  ]);
}
