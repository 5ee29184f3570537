import { createHash } from 'node:crypto';
import { lstat, mkdir } from 'node:fs/promises';
import path from 'node:path';

/** Where the parts of one embedded server live. All of it is inside `home` except a socket with too long a path. */
export interface Folders {
  home: string;
  cluster: string;
  log: string;
  /** One file per application process that uses the server. */
  users: string;
}

export function foldersIn(dataDir: string): Folders {
  const home = path.resolve(dataDir);
  return {
    home,
    cluster: path.join(home, 'cluster'),
    log: path.join(home, 'server.log'),
    users: path.join(home, 'users'),
  };
}

// Linux takes 107 bytes for a socket's path, macOS 103.
const maximumSocketBytes = 103;

/** The cluster folder, or a private folder under /tmp when the socket's path would be too long. */
export async function prepareSocketFolder(
  cluster: string,
  port: number,
  owner: number | undefined,
): Promise<string> {
  const socket = path.join(cluster, `.s.PGSQL.${port}`);
  if (Buffer.byteLength(socket) <= maximumSocketBytes) return cluster;
  const hash = createHash('sha256').update(cluster).digest('hex').slice(0, 16);
  const folder = `/tmp/pg-${hash}`;
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await refuseStrangersFolder(folder, owner);
  return folder;
}

// Anyone may have made a folder of this name under /tmp and would then own the server's socket.
async function refuseStrangersFolder(folder: string, owner: number | undefined): Promise<void> {
  const stats = await lstat(folder);
  const ownUids = [process.getuid?.(), owner];
  if (!stats.isDirectory() || !ownUids.includes(stats.uid) || (stats.mode & 0o077) !== 0) {
    throw new Error(`${folder} belongs to someone else. Choose a data folder with a shorter path.`);
  }
}
