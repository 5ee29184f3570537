import { randomUUID } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface Disk {
  freeBytes: number;
  totalBytes: number;
}

/** Of the file system that a folder lies on; free: what an ordinary user may still write. */
export async function readDisk(folder: string): Promise<Disk> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/** Throws when no file can be written there. */
export async function proveFileWriting(folder: string): Promise<void> {
  // Backups leave out what ends so.
  const file = path.join(folder, `proof-${randomUUID()}.part`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(file, Buffer.alloc(8_192, 1));
  } finally {
    await rm(file, { force: true });
  }
}
