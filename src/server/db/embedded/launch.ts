import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile, rename, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { giveTo, programEnvironment } from './cluster.ts';
import type { Folders } from './folders.ts';
import { findPostmaster, type Postmaster } from './postmaster.ts';
import { type RunAs, withPrefix } from './run-as.ts';

export interface LaunchOptions {
  folders: Folders;
  binaries: Binaries;
  runAs: RunAs;
  timeoutMillis: number;
  /** The server ends when this process does, even by kill -9 (Linux). For tests. */
  endWithProcess: boolean;
  /** The states of PostgreSQL that are waited for. */
  isReady: RegExp;
}

/** Starts the server and waits until it takes connections (after a crash: until it has recovered). */
export async function launchPostgres(options: LaunchOptions): Promise<Postmaster> {
  const { folders, binaries, runAs, timeoutMillis, endWithProcess, isReady } = options;
  // After the namespace: a change of identity would clear the wish to be told of the parent's death.
  const prefix = [...runAs.prefix, ...(endWithProcess ? endWithParent() : [])];
  const [program, args] = withPrefix({ prefix }, binaries.postgres, ['-D', folders.cluster]);
  const log = await openLog(folders.log, runAs);
  // Own session: Ctrl-C reaches the application only, which drains before it stops the database. Output goes to a
  // file: a pipe that a busy event loop does not read fills up and stalls the server.
  const child = spawn(program, args, {
    ...runAs.user,
    cwd: '/',
    env: programEnvironment,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  const exit: { reason: string | null } = { reason: null };
  child.once('exit', (code, signal) => {
    exit.reason = String(signal ?? code);
  });
  child.once('error', (error) => {
    exit.reason = error.message;
  });
  try {
    return await waitUntilReady(folders, timeoutMillis, exit, isReady);
  } catch (error) {
    if (exit.reason === null) child.kill('SIGQUIT');
    throw error;
  }
}

/** Waits for a server that another process started. */
export async function waitUntilReady(
  folders: Folders,
  timeoutMillis: number,
  exit: { readonly reason: string | null } = { reason: null },
  isReady = /^(ready|standby)$/,
): Promise<Postmaster> {
  for (let waited = 0; waited < timeoutMillis; waited += pollMillis) {
    const postmaster = await findPostmaster(folders.cluster);
    if (postmaster && isReady.test(postmaster.status)) return postmaster;
    if (exit.reason !== null) {
      throw new Error(`PostgreSQL did not start (${exit.reason}):\n${await endOfLog(folders.log)}`);
    }
    await sleep(pollMillis);
  }
  throw new Error(`PostgreSQL was not ready in ${timeoutMillis} ms:\n${await endOfLog(folders.log)}`);
}

const pollMillis = 20;
const maximumLogBytes = 10 * 1024 * 1024;

function endWithParent(): string[] {
  const prefix = ['setpriv', '--pdeathsig', 'INT', '--'];
  return spawnSync('setpriv', [...prefix.slice(1), 'true']).status === 0 ? prefix : [];
}

async function openLog(file: string, runAs: RunAs): Promise<number> {
  const size = (await stat(file).catch(() => null))?.size ?? 0;
  if (size > maximumLogBytes) await rename(file, `${file}.1`);
  const descriptor = openSync(file, 'a', 0o600);
  await giveTo(runAs, file);
  return descriptor;
}

async function endOfLog(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-12).join('\n');
}
