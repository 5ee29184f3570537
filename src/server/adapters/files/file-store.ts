import type { Config } from '../../config.ts';
import type { DepotAddress } from '../../files-config.ts';
import { createBucketDepot } from './bucket-depot.ts';
import {
  type Depot,
  type DepotFile,
  type FileArea,
  type FileKey,
  isFileName,
  isSoundFile,
  sumOf,
} from './depot.ts';
import { noteFile } from './file-damage.ts';
import { createFolderDepot } from './folder-depot.ts';

/**
 * Pictures and documents by name. Names say what is inside (a hash), so a file never changes. They are small (12 MB at
 * most), so they are read as a whole: only so can one be proven before its first byte is sent.
 */
export interface FileStore {
  /** Null: no such file, or one that is not what was written. A name that could leave the folder is treated as missing. */
  read(name: string): Promise<Buffer | null>;
  write(name: string, body: Uint8Array): Promise<void>;
  /** A file that is gone already counts as removed. */
  remove(name: string): Promise<void>;
}

export type FileConfig = Pick<Config, 'dataDir' | 'files'>;

/** The configured store: new files go to the first depot, what is not there is read from the next. */
export function createFileStore(config: FileConfig, area: FileArea): FileStore {
  const depots = openDepots(config);
  const [first] = depots;
  if (!first) throw new Error('there is no place for files');
  return {
    read: async (name) => (isFileName(name) ? readFirst(depots, { area, name }) : null),
    write: async (name, body) => {
      if (!isFileName(name)) throw new Error(`not a file name of the store: ${name}`);
      await first.write({ area, name }, body, sumOf(body));
    },
    remove: async (name) => {
      if (!isFileName(name)) return;
      // The newest last: whoever moves files looks afterwards whether the old one is still there.
      for (const depot of depots.toReversed()) await depot.remove({ area, name });
    },
  };
}

export function openDepots({ dataDir, files }: FileConfig): Depot[] {
  return files.depots.map((address) => openDepot({ dataDir, files }, address));
}

export function openDepot({ dataDir, files }: FileConfig, address: DepotAddress): Depot {
  return address.kind === 'folder' ? createFolderDepot(dataDir) : createBucketDepot(files.s3, address);
}

/** What one depot lacks, has damaged or cannot give now, another may have. */
async function readFirst(depots: readonly Depot[], key: FileKey): Promise<Buffer | null> {
  let problem: unknown = null;
  for (const depot of depots) {
    try {
      const file = await depot.read(key);
      if (file && isProven(depot, key, file)) return file.body;
    } catch (error) {
      problem ??= error;
    }
  }
  if (problem) throw problem;
  return null;
}

function isProven({ address }: Depot, key: FileKey, file: DepotFile): boolean {
  const isSound = isSoundFile(file);
  noteFile({ ...key, address, isSound });
  return isSound;
}
