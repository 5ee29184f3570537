import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config.ts';
import { prepareBinaries } from '../../db/embedded/binaries.ts';
import { giveTo } from '../../db/embedded/cluster.ts';
import { foldersIn } from '../../db/embedded/folders.ts';
import { chooseRunAs, type RunAs } from '../../db/embedded/run-as.ts';
import type { Settings } from '../../db/embedded/settings.ts';
import type { ServerPlace } from '../../db/embedded/start-embedded.ts';
import type { Need } from '../../needs.ts';
import { type ArchiveProgram, archiveCommand, findProgramProblem } from './pgbackrest.ts';
import { formatRepositorySettings } from './repository-settings.ts';

export type ArchivePart = Pick<Config, 'archive' | 'pgBackRest' | 'caFile' | 'files'>;

/** A segment that is not full goes to the archive all the same after so long. */
const ARCHIVE_SECONDS = 60;

/**
 * For a server that is about to start: pgBackRest's settings are written, and the server's that hand each segment of its
 * log to it. Without an archive, or without the program, none, and what an earlier start left is taken away.
 */
export async function prepareArchive(config: ArchivePart, place: ServerPlace): Promise<Settings> {
  const settingsFile = settingsFileIn(place.home);
  if (!config.archive || (await findProgramProblem(config.pgBackRest))) {
    await rm(settingsFile, { force: true });
    return {};
  }
  // The log has a gap where the server ran without: only a copy after it can be carried on.
  if (!existsSync(settingsFile)) await wantBase(place.home);
  const program = await writeProgramSettings(config, place, place);
  return {
    wal_level: 'replica',
    archive_mode: 'on',
    archive_timeout: ARCHIVE_SECONDS,
    archive_command: archiveCommand(program),
  };
}

/** What keeps an archive that was asked for from being kept; null: nothing does. */
export async function findArchiveNeed(
  config: Pick<Config, 'archive' | 'pgBackRest' | 'databaseUrl'>,
): Promise<Need | null> {
  const problem = config.archive && !config.databaseUrl && (await findProgramProblem(config.pgBackRest));
  if (!problem) return null;
  const why = problem === 'missing' ? 'no está' : 'es anterior a la versión 2.57';
  return {
    id: 'archive',
    name: 'Archivo continuo',
    text: `ARCHIVE_URL no se usa: ${config.pgBackRest} ${why}. Instala pgBackRest o configura PGBACKREST con su ruta, y reinicia.`,
  };
}

/** The program for the archive of a server that was started with one; null: it has none. */
export async function openArchive(
  config: Pick<Config, 'pgBackRest'>,
  home: string,
): Promise<ArchiveProgram | null> {
  const settingsFile = settingsFileIn(home);
  if (!existsSync(settingsFile)) return null;
  const runAs = chooseRunAs(foldersIn(home).cluster, await prepareBinaries());
  return { program: config.pgBackRest, settingsFile, runAs };
}

/** Writes pgBackRest's settings into `home`; `server`: the one that runs there. */
export async function writeProgramSettings(
  { archive, pgBackRest, caFile, files }: ArchivePart,
  { home, cluster, runAs }: { home: string; cluster: string; runAs: RunAs },
  server: { socketFolder: string; port: number } | null,
): Promise<ArchiveProgram> {
  if (!archive) throw new Error('there is no archive');
  const lockFolder = path.join(home, 'archive-locks');
  const folders = archive.place.kind === 'folder' ? [lockFolder, archive.place.folder] : [lockFolder];
  for (const folder of folders) {
    const isNew = await mkdir(folder, { recursive: true, mode: 0o700 });
    if (isNew) await giveTo(runAs, folder);
  }
  const settingsFile = settingsFileIn(home);
  const text = formatRepositorySettings({ archive, s3: files.s3, cluster, server, lockFolder, caFile });
  await writeFile(`${settingsFile}.new`, text, { mode: 0o600 });
  await giveTo(runAs, `${settingsFile}.new`);
  await rename(`${settingsFile}.new`, settingsFile);
  return { program: pgBackRest, settingsFile, runAs };
}

/** A base copy is due whatever the hour. */
function wantBase(home: string): Promise<void> {
  return writeFile(wishFile(home), '');
}

export function isBaseWanted(home: string): boolean {
  return existsSync(wishFile(home));
}

export function endBaseWish(home: string): Promise<void> {
  return rm(wishFile(home), { force: true });
}

function wishFile(home: string): string {
  return path.join(home, 'base-wanted');
}

function settingsFileIn(home: string): string {
  return path.join(home, 'pgbackrest.conf');
}
