import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { type RunAs, withPrefix } from './run-as.ts';
import { formatSettings, type Settings } from './settings.ts';

/** Makes the cluster when there is none; all or nothing, since a half-made one would pass for a cluster. */
export async function ensureCluster(
  cluster: string,
  binaries: Binaries,
  runAs: RunAs,
  durable: boolean,
): Promise<'found' | 'initialised'> {
  if (existsSync(path.join(cluster, 'PG_VERSION'))) return 'found';
  const unfinished = `${cluster}.init`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await giveTo(runAs, unfinished);
  await runInitdb(unfinished, binaries, runAs, durable);
  await appendFile(path.join(unfinished, 'postgresql.conf'), `\ninclude_if_exists '${settingsFile}'\n`);
  await rename(unfinished, cluster);
  return 'initialised';
}

/** In a file and not as `-c` arguments, which would silently win over ALTER SYSTEM. */
export async function writeSettings(cluster: string, settings: Settings, runAs: RunAs): Promise<void> {
  const file = path.join(cluster, settingsFile);
  await writeFile(`${file}.new`, formatSettings(settings), { mode: 0o600 });
  await giveTo(runAs, `${file}.new`);
  await rename(`${file}.new`, file);
}

export async function giveTo(runAs: RunAs, file: string): Promise<void> {
  if (runAs.user) await chown(file, runAs.user.uid, runAs.user.gid);
}

/** Nothing of the caller's locale may reach the programs: under LC_ALL=C databases would become SQL_ASCII. */
export const programEnvironment = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' };

const settingsFile = 'plazuela.conf';
// Sorting is by code point on every system; only the word splitter of the text search asks the system's locale.
const systemLocale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

async function runInitdb(folder: string, binaries: Binaries, runAs: RunAs, durable: boolean): Promise<void> {
  const [program, args] = withPrefix(runAs, binaries.initdb, [
    `--pgdata=${folder}`,
    '--username=postgres',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--locale=${systemLocale}`,
    '--lc-messages=C',
    '--auth-local=trust',
    '--auth-host=scram-sha-256',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync', '--no-data-checksums']),
  ]);
  try {
    await promisify(execFile)(program, args, { ...runAs.user, cwd: '/', env: programEnvironment });
  } catch (error) {
    const output = (error as { stderr?: string }).stderr ?? '';
    throw new Error(`initdb could not make a database cluster in ${folder}:\n${output}${systemHint()}`, {
      cause: error,
    });
  }
}

function systemHint(): string {
  const header = (process.report.getReport() as { header?: { glibcVersionRuntime?: string } }).header;
  return process.platform === 'linux' && !header?.glibcVersionRuntime
    ? '\nThe built-in PostgreSQL needs glibc (not musl, as in Alpine): set DATABASE_URL instead.'
    : '';
}
