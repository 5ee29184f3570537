import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const projectFolder = path.resolve(import.meta.dirname, '../..');

/**
 * The sources of a commit in a folder of their own, on the packages of this version: those of a former one are nearly the
 * same, and what is missing is told by its first import.
 */
export function checkOut(commit: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], {
    cwd: projectFolder,
    maxBuffer: 1024 ** 3,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(path.join(projectFolder, 'node_modules'), path.join(folder, 'node_modules'));
}

export interface RunningVersion {
  name: string;
  url: string;
  child: ChildProcess;
  stop: () => Promise<void>;
}

/** The server of the sources in `folder`; `environment` names its data, its database and its build. */
export async function startVersion(
  name: string,
  folder: string,
  environment: Record<string, string>,
): Promise<RunningVersion> {
  const port = await findFreePort();
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PLAZUELA_MODE: 'demo',
      LOG_LEVEL: 'error',
      PAGES_PER_SECOND: '0',
      CALLS_PER_SECOND: '0',
      TRUSTED_PROXIES: '1',
      HOST: '127.0.0.1',
      PORT: String(port),
      ...environment,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(name, url, child);
  return { name, url, child, stop: () => stopChild(child) };
}

/** Runs one of a version's own programs to its end. */
export async function runOf(
  folder: string,
  words: readonly string[],
  environment: Record<string, string>,
): Promise<void> {
  const child = spawn(process.execPath, words, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PLAZUELA_MODE: 'demo', ...environment },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}`);
}

const READY_SECONDS = 240;

async function waitUntilReady(name: string, url: string, child: ChildProcess): Promise<void> {
  for (const end = Date.now() + READY_SECONDS * 1_000; Date.now() < end; await sleep(200)) {
    if (child.exitCode !== null) throw new Error(`The ${name} version ended at its start, see above.`);
    const reply = await fetch(`${url}/readyz`).catch(() => null);
    if (reply?.ok) return;
  }
  await stopChild(child);
  throw new Error(`The ${name} version was not ready within ${READY_SECONDS} s.`);
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function findFreePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as { port: number };
  listener.close();
  await once(listener, 'close');
  return port;
}
