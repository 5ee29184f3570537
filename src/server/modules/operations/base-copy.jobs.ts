import type { ArchiveProgram } from '../../adapters/archive/pgbackrest.ts';
import { findProgramProblem, runArchiveProgram } from '../../adapters/archive/pgbackrest.ts';
import {
  endBaseWish,
  isBaseWanted,
  openArchive,
  writeProgramSettings,
} from '../../adapters/archive/prepare-archive.ts';
import { type BaseCopy, listBaseCopies } from '../../adapters/archive/repository.ts';
import type { Context } from '../../context.ts';
import { prepareBinaries } from '../../db/embedded/binaries.ts';
import { foldersIn } from '../../db/embedded/folders.ts';
import { chooseRunAs } from '../../db/embedded/run-as.ts';
import { inTransaction } from '../../db/transaction.ts';
import { databaseHome } from '../../open-database.ts';
import { replaceBaseCopies } from './archive.repository.ts';

type CopyContext = Pick<Context, 'config' | 'write' | 'now'>;

const HOUR_MILLIS = 60 * 60_000;
/** The nightly copy was missed. */
const STALE_MILLIS = 30 * HOUR_MILLIS;
/** A full one each week; copies between hold what has changed since. */
const FULL_MILLIS = 6.5 * 24 * HOUR_MILLIS;

/** Each night, and when an operator wants one. */
export async function makeBaseCopy(context: CopyContext): Promise<void> {
  const program = await findOwnArchive(context);
  if (!program) return;
  await copyNow(context, program);
  await noteCopies(context, program);
}

/** Each hour and at the start: begins the archive, makes up for a copy that was missed, notes which there are. */
export async function watchArchive(context: CopyContext): Promise<void> {
  const own = await findOwnArchive(context);
  const program = own ?? (await findOthersArchive(context));
  if (!program) return;
  if (own && isCopyDue(await listBaseCopies(own), context.now(), isBaseWanted(databaseHome(context.config))))
    await copyNow(context, own);
  await noteCopies(context, program);
}

export function isCopyDue(copies: readonly BaseCopy[], now: Date, isWanted: boolean): boolean {
  const newest = copies.at(-1);
  return isWanted || !newest || now.getTime() - newest.startedAt.getTime() > STALE_MILLIS;
}

export function nextKind(copies: readonly BaseCopy[], now: Date): 'full' | 'diff' {
  const full = copies.findLast(({ kind }) => kind === 'full');
  return full && now.getTime() - full.startedAt.getTime() < FULL_MILLIS ? 'diff' : 'full';
}

/** Of the embedded server, which is ours to copy. */
async function findOwnArchive({ config }: CopyContext): Promise<ArchiveProgram | null> {
  return config.archive && !config.databaseUrl ? openArchive(config, databaseHome(config)) : null;
}

/** A database of one's own is copied where it runs (deploy/pgbackrest); with the program here it can be looked at. */
async function findOthersArchive({ config }: CopyContext): Promise<ArchiveProgram | null> {
  if (!config.archive || !config.databaseUrl || (await findProgramProblem(config.pgBackRest))) return null;
  const { home, cluster } = foldersIn(databaseHome(config));
  const runAs = chooseRunAs(cluster, await prepareBinaries());
  return writeProgramSettings(config, { home, cluster, runAs }, null);
}

async function copyNow({ config, now }: CopyContext, program: ArchiveProgram): Promise<void> {
  // Of an archive that is there it only looks whether it is this database's.
  await runArchiveProgram(program, 'stanza-create');
  const kind = nextKind(await listBaseCopies(program), now());
  await runArchiveProgram(program, 'backup', [`--type=${kind}`]);
  await endBaseWish(databaseHome(config));
}

async function noteCopies({ write }: CopyContext, program: ArchiveProgram): Promise<void> {
  const copies = await listBaseCopies(program);
  await inTransaction(write, (db) => replaceBaseCopies(db, copies));
}
