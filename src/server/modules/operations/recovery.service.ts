import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { colombianClock } from '../../../domain/recovery-moment.ts';
import { ArchiveFailure, findProgramProblem, runArchiveProgram } from '../../adapters/archive/pgbackrest.ts';
import { type ArchivePart, writeProgramSettings } from '../../adapters/archive/prepare-archive.ts';
import { type BaseCopy, listBaseCopies } from '../../adapters/archive/repository.ts';
import { readDisk } from '../../adapters/files/disk.ts';
import { prepareBinaries } from '../../db/embedded/binaries.ts';
import { giveTo } from '../../db/embedded/cluster.ts';
import type { EmbeddedConnection } from '../../db/embedded/database.ts';
import { foldersIn } from '../../db/embedded/folders.ts';
import { chooseRunAs, type RunAs } from '../../db/embedded/run-as.ts';
import type { Settings } from '../../db/embedded/settings.ts';
import { type EmbeddedServer, startEmbedded } from '../../db/embedded/start-embedded.ts';

export interface RecoveryWish {
  config: ArchivePart & { databaseUrl: string | null };
  /** A folder that is not there yet; gets what DATA_DIR/postgres is. */
  home: string;
  /** Null: all that the archive has. */
  moment: Date | null;
  /** What is older than the archive is taken for the oldest moment that it has. */
  orOldest?: boolean;
  /** A drill: nothing of it stays, and nothing of it ever goes to the archive. */
  isDrill: boolean;
  report: (line: string) => void;
}

export interface Recovered {
  server: EmbeddedServer;
  /** Of the last transaction that is in it. */
  reachedAt: Date;
}

/** Restores the database as it was at a moment into a new folder and starts it there. Throws with what is to be done. */
export async function recoverDatabase(wish: RecoveryWish): Promise<Recovered> {
  const { config, home, isDrill, report } = wish;
  await refuseWithoutProgram(config);
  const { cluster } = foldersIn(home);
  const runAs = chooseRunAs(cluster, await prepareBinaries());
  for (const folder of [home, cluster]) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await giveTo(runAs, folder);
  }
  const program = await writeProgramSettings(config, { home, cluster, runAs }, null);
  const copies = await listBaseCopies(program);
  const moment = wish.orOldest ? notBefore(copies, wish.moment) : wish.moment;
  const copy = chooseCopy(copies, moment);
  await refuseWithoutRoom(home, copy);
  report(`From the base copy: ${colombianClock(copy.stoppedAt)} (${megabytes(copy.bytes)} MB)`);
  await runArchiveProgram(program, 'restore', [
    `--set=${copy.label}`,
    ...(moment ? ['--type=time', `--target=${colombianClock(moment)}-05`, '--target-action=promote'] : []),
  ]);
  if (config.databaseUrl) await makeOurs(cluster, runAs);
  report('The log since then is being replayed');
  const server = await startEmbedded({
    dataDir: home,
    recovers: true,
    throwaway: isDrill,
    settings: async () => (isDrill ? {} : keptForTheArchive),
  }).catch((error) => {
    throw explainEnd(error);
  });
  try {
    // Without a transaction since, it is as the base was.
    const reachedAt = (await finishRecovery(server.connection)) ?? copy.stoppedAt;
    return { server, reachedAt };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** With an empty command PostgreSQL keeps all segments until the shop is started from the folder and has one. */
const keptForTheArchive: Settings = { archive_mode: 'on', archive_command: '' };

async function refuseWithoutProgram({ archive, pgBackRest }: ArchivePart): Promise<void> {
  if (!archive)
    throw new ArchiveFailure('There is no archive to restore from: set ARCHIVE_URL and ARCHIVE_KEY.');
  if (await findProgramProblem(pgBackRest))
    throw new ArchiveFailure(
      `${pgBackRest} is not there or older than 2.57: install pgBackRest and set PGBACKREST to its path.`,
    );
}

/** The newest that was whole before the moment: from no other one can it be reached. */
export function chooseCopy(copies: readonly BaseCopy[], moment: Date | null): BaseCopy {
  const [oldest] = copies;
  if (!oldest) throw new ArchiveFailure('The archive is empty yet: it needs a base copy.');
  const chosen = copies.findLast((copy) => !moment || moment >= earliestOf(copy));
  if (!chosen)
    throw new ArchiveFailure(
      `The archive does not go back so far: the oldest moment is ${colombianClock(earliestOf(oldest))} (Colombian time).`,
    );
  return chosen;
}

/** pgBackRest tells whole seconds, of which the copy needs the rest. */
function earliestOf({ stoppedAt }: Pick<BaseCopy, 'stoppedAt'>): Date {
  return new Date(stoppedAt.getTime() + 1_000);
}

function notBefore([oldest]: readonly BaseCopy[], moment: Date | null): Date | null {
  return oldest && moment && moment < earliestOf(oldest) ? earliestOf(oldest) : moment;
}

/** Besides the copy its log, of which PostgreSQL keeps 2 GB. */
const ROOM_FOR_LOG_BYTES = 2.5e9;

async function refuseWithoutRoom(home: string, { bytes }: BaseCopy): Promise<void> {
  const { freeBytes } = await readDisk(home);
  const needed = bytes + ROOM_FOR_LOG_BYTES;
  if (freeBytes < needed)
    throw new ArchiveFailure(
      `${home} has room for ${megabytes(freeBytes)} MB, a restore needs ${megabytes(needed)}.`,
    );
}

/** A database of one's own brings settings of its own machine; here it runs with ours. */
async function makeOurs(cluster: string, runAs: RunAs): Promise<void> {
  const files = {
    'postgresql.conf': "include_if_exists 'plazuela.conf'\n",
    'pg_hba.conf': 'local all all trust\n',
    'pg_ident.conf': '',
  };
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(cluster, name), text, { mode: 0o600 });
    await giveTo(runAs, path.join(cluster, name));
  }
}

const RECOVERY_SETTINGS = [
  'restore_command',
  'recovery_target_time',
  'recovery_target_action',
  'recovery_target_timeline',
];

/** Answers the moment of the last transaction that was replayed, and forgets where the log came from. */
async function finishRecovery({ host, port }: EmbeddedConnection): Promise<Date | null> {
  const client = new Client({ host, port, user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    const { rows } = await client.query<{ reached: Date | null }>(
      'select pg_last_xact_replay_timestamp() as reached',
    );
    for (const name of RECOVERY_SETTINGS) await client.query(`alter system reset ${name}`);
    return rows[0]?.reached ?? null;
  } finally {
    await client.end();
  }
}

function explainEnd(error: unknown): unknown {
  const text = String(error);
  if (!text.includes('recovery ended before configured recovery target was reached')) return error;
  const [, end] = /last completed transaction was at log time (\S+ [\d:.]+\S*)/.exec(text) ?? [];
  const when = end ? ` with a transaction of ${colombianClock(new Date(fullZone(end)))}` : '';
  return new ArchiveFailure(
    `The archive ends${when}, before that moment. All of it can be had by: npm run restore -- --to latest`,
    { cause: error },
  );
}

/** '2026-11-21 20:04:05.1+00' as every engine reads it. */
function fullZone(moment: string): string {
  return moment.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}

function megabytes(bytes: number): string {
  return Math.round(bytes / 1e6).toLocaleString('en');
}
