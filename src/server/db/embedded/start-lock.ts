import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * One process at a time starts or stops the server of a folder. The lock is an abstract Unix socket: the kernel
 * releases it when its process dies, however that happens. Elsewhere than on Linux there is none, and PostgreSQL's
 * own lock file lets one of two servers live.
 */
export async function withStartLock<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  if (process.platform !== 'linux') return work();
  const lock = await takeLock(folder);
  try {
    return await work();
  } finally {
    lock.close();
  }
}

const pollMillis = 50;
const deadlineMillis = 300_000;

async function takeLock(folder: string): Promise<Server> {
  const name = `\0plazuela-${createHash('sha256').update(folder).digest('hex')}`;
  for (let waited = 0; waited < deadlineMillis; waited += pollMillis) {
    const server = await listen(name);
    if (server) return server;
    await sleep(pollMillis);
  }
  throw new Error(`Another process has been starting or stopping PostgreSQL in ${folder} for minutes`);
}

function listen(name: string): Promise<Server | null> {
  const server = createServer((connection) => connection.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(name, () => resolve(server));
  });
}
