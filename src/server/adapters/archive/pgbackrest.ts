import { type ExecFileException, execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { programEnvironment } from '../../db/embedded/cluster.ts';
import { type RunAs, withPrefix } from '../../db/embedded/run-as.ts';
import { STANZA } from './repository-settings.ts';

/** Whoever calls it: which program, with which settings, as whom (whoever the database's files belong to). */
export interface ArchiveProgram {
  program: string;
  settingsFile: string;
  runAs: RunAs;
}

/** What pgBackRest refused, in words that say what to do. */
export class ArchiveFailure extends Error {}

/** The first that knows PostgreSQL 18. */
const MINIMUM_VERSION = [2, 57] as const;
const MAXIMUM_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Null: it can be used. Else what is wrong with the program. */
export async function findProgramProblem(program: string): Promise<'missing' | 'too-old' | null> {
  const reply = await promisify(execFile)(program, ['version'], { cwd: '/', env: programEnvironment }).catch(
    () => null,
  );
  const [, major, minor] = /pgBackRest (\d+)\.(\d+)/.exec(reply?.stdout ?? '') ?? [];
  if (major === undefined) return 'missing';
  const [neededMajor, neededMinor] = MINIMUM_VERSION;
  const difference = Number(major) - neededMajor || Number(minor) - neededMinor;
  return difference < 0 ? 'too-old' : null;
}

/** Runs a command to its end and answers what it printed; throws an ArchiveFailure. */
export async function runArchiveProgram(
  { program, settingsFile, runAs }: ArchiveProgram,
  command: string,
  options: readonly string[] = [],
): Promise<string> {
  const given = [`--config=${settingsFile}`, `--stanza=${STANZA}`, ...options, command];
  const [file, args] = withPrefix(runAs, program, given);
  try {
    const { stdout } = await promisify(execFile)(file, args, {
      ...runAs.user,
      cwd: '/',
      env: programEnvironment,
      maxBuffer: MAXIMUM_OUTPUT_BYTES,
    });
    return stdout;
  } catch (error) {
    const { stdout, stderr, message } = error as ExecFileException;
    const output = `${stdout ?? ''}${stderr ?? ''}`.trim();
    throw new ArchiveFailure(`pgBackRest ${command}: ${explainArchive(output) || message}`, {
      cause: error,
    });
  }
}

/** `%p` and `%f` are PostgreSQL's; whatever else looks like one of them is not. */
export function archiveCommand({ program, settingsFile }: ArchiveProgram): string {
  const quote = (text: string) => `'${text.replaceAll("'", "'\\''").replaceAll('%', '%%')}'`;
  return `${quote(program)} --config=${quote(settingsFile)} --stanza=${STANZA} archive-push %p`;
}

const WRONG_KEY =
  'the archive cannot be read with this ARCHIVE_KEY: it was begun with another one. Set that key again, or begin a new archive at another ARCHIVE_URL.';

/** Its words, or ours where an operator would have to know the program. */
export function explainArchive(output: string): string {
  if (/\[095\]|cipher header invalid|key\/value found outside of section/.test(output)) return WRONG_KEY;
  if (/\[028\]|do not match the database/i.test(output))
    return 'the archive belongs to another database. Give this one an ARCHIVE_URL of its own.';
  if (/\[075\]|no prior backup exists|no backup set found/i.test(output))
    return 'the archive is empty yet: it needs a base copy.';
  return output;
}
