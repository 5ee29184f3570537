import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { ARCHIVE_OF_DEBIAN, PROGRAM_PACKAGES, RELEASE } from './debian-packages.ts';
import { giveOwnLibraries } from './own-libraries.ts';
import { mustRun } from './run-command.ts';

const OWN_CACHE = process.env.XDG_CACHE_HOME ?? path.join(process.env.HOME ?? '/tmp', '.cache');
const ABOVE = process.getuid?.() === 0 ? '/var/lib' : OWN_CACHE;

/** The programs of Debian 14 on a machine of whatever age, not installed: each brings its own libraries. */
export const programsFolder = path.join(ABOVE, 'plazuela-cluster/programs');

const PACKAGES = [...PROGRAM_PACKAGES, 'patchelf'];
/** Written last: what was unpacked. */
const LIST = 'packages.txt';
const KEYS = '/usr/share/keyrings/debian-archive-keyring.gpg';
/** What has to be on the machine, and the package that brings it. */
const NEEDED = [
  ['/usr/bin/apt-get', 'apt'],
  ['/usr/bin/dpkg-deb', 'dpkg'],
  ['/usr/bin/setpriv', 'util-linux'],
  [KEYS, 'debian-archive-keyring'],
  // PostgreSQL of Debian reads time zones from there alone.
  ['/usr/share/zoneinfo/America/Bogota', 'tzdata'],
] as const;
const NEEDLESS = ['doc', 'man', 'locale', 'info', 'perl', 'perl5'].map((name) => `usr/share/${name}`);

/** Unpacks them when they are missing: 130 MB to fetch, half a minute, no root. Throws a line for people where that cannot be. */
export async function prepareUnpackedPrograms(tell: (line: string) => void): Promise<void> {
  if (process.platform !== 'linux') throw new Error('The cluster needs Linux.');
  if (!hasName())
    throw new Error('PostgreSQL needs a user with a name, and this one has no entry in /etc/passwd.');
  const missing = NEEDED.filter(([file]) => !existsSync(file)).map(([, name]) => name);
  if (missing.length > 0)
    throw new Error(
      `The cluster takes its programs from Debian's packages: apt-get install ${missing.join(' ')}`,
    );
  const list = path.join(programsFolder, LIST);
  if (existsSync(list) && readFileSync(list, 'utf8') === PACKAGES.join('\n')) return;
  tell(`Fetching PostgreSQL, Patroni, etcd, PgBouncer and HAProxy of Debian ${RELEASE} (once, 130 MB)…`);
  const made = `${programsFolder}.new`;
  await rm(made, { recursive: true, force: true });
  await unpack(made);
  await giveOwnLibraries(made, programsFolder);
  await rm(programsFolder, { recursive: true, force: true });
  await rename(made, programsFolder);
  // Or each Patroni would compile it at its start, in vain where it may not write.
  const python = path.join(programsFolder, 'usr/bin/python3');
  await mustRun(python, ['-m', 'compileall', '-q', path.join(programsFolder, 'usr/lib/python3')]);
  await writeFile(list, PACKAGES.join('\n'));
}

/** Not under `docker run --user 54321`. */
function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

/** By the machine's own apt with lists and a state of its own, in which nothing is installed. */
async function unpack(made: string): Promise<void> {
  const apt = `${made}/apt`;
  await mkdir(`${apt}/state/lists/partial`, { recursive: true });
  await mkdir(`${apt}/cache/archives/partial`, { recursive: true });
  await writeFile(`${apt}/status`, '');
  await writeFile(`${apt}/sources.list`, `deb [signed-by=${KEYS}] ${ARCHIVE_OF_DEBIAN} ${RELEASE} main\n`);
  const settings = {
    'Dir::State': `${apt}/state`,
    'Dir::State::status': `${apt}/status`,
    'Dir::Cache': `${apt}/cache`,
    'Dir::Etc::sourcelist': `${apt}/sources.list`,
    ...{ 'Dir::Etc::sourceparts': '/dev/null', 'Dir::Etc::preferencesparts': '/dev/null' },
    ...{ 'Acquire::Check-Valid-Until': 'false', 'Acquire::Languages': 'none' },
    ...{ 'APT::Install-Recommends': 'false', 'APT::Sandbox::User': '' },
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} "${value}";\n`);
  await writeFile(`${apt}/apt.conf`, lines.join(''));
  const run = (...given: string[]) =>
    mustRun('env', [`APT_CONFIG=${apt}/apt.conf`, 'apt-get', '--yes', ...given]);
  await run('update');
  await run('install', '--download-only', ...PACKAGES);
  const files = await readdir(`${apt}/cache/archives`);
  for (const file of files.filter((name) => name.endsWith('.deb')))
    await mustRun('dpkg-deb', ['--extract', `${apt}/cache/archives/${file}`, made]);
  for (const folder of ['apt', ...NEEDLESS])
    await rm(path.join(made, folder), { recursive: true, force: true });
}
