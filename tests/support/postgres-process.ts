import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { EmbeddedServer } from '../../src/server/db/embedded/start-embedded.ts';

export interface PostgresProcess extends Pick<EmbeddedServer, 'how' | 'connection'> {
  /** kill -9: the process has no chance to stop its server. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}

interface ProcessOptions {
  mode?: 'throwaway' | 'kept';
  uid?: number;
  environment?: Record<string, string>;
}

/** A Node process that starts or adopts the server of a folder; rejects with its error output when it cannot. */
export async function startPostgresProcess(
  dataDir: string,
  options: ProcessOptions = {},
): Promise<PostgresProcess> {
  const script = path.join(import.meta.dirname, 'postgres-child.ts');
  const child = spawn(process.execPath, [script, dataDir, options.mode ?? ''], {
    env: { ...process.env, ...options.environment },
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }),
  });
  const { how, connection } = await readReport(child);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return { how, connection, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

async function readReport(child: ChildProcess): Promise<Pick<EmbeddedServer, 'how' | 'connection'>> {
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  if (!child.stdout) throw new Error('The process has no output');
  for await (const line of createInterface({ input: child.stdout })) return JSON.parse(line);
  throw new Error(errors);
}
