import { copyFile, link, mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { type Depot, FILE_AREAS, type FileKey, isSoundFile, sumOf } from '../../adapters/files/depot.ts';
import { noteFile } from '../../adapters/files/file-damage.ts';
import { type FileConfig, openDepot, openDepots } from '../../adapters/files/file-store.ts';
import { createFolderDepot, folderFile, sumFileOf } from '../../adapters/files/folder-depot.ts';

/**
 * Brings pictures and documents of all depots into a folder; imports and other passing work are not kept. What an
 * earlier backup has from a bucket is not fetched again. Answers how many there are.
 */
export async function keepFiles(config: FileConfig, to: string, earlier: string | null): Promise<number> {
  for (const address of config.files.depots) {
    const depot = openDepot(config, address);
    const known = address.kind === 'folder' ? config.dataDir : earlier;
    await forEachFile(depot, async (key) => {
      const isKept = known !== null && (await keepFile(folderFile(known, key), folderFile(to, key)));
      if (!isKept) await copyKey(depot, createFolderDepot(to), key);
    });
  }
  let count = 0;
  for await (const _ of listKeys(createFolderDepot(to))) count++;
  return count;
}

/** From a backup to where new files go. What is there already, from a run that broke off, stays. */
export async function returnFiles(backup: string, config: FileConfig): Promise<number> {
  const [first] = openDepots(config);
  if (!first) throw new Error('there is no place for files');
  const isFolder = config.files.depots[0]?.kind === 'folder';
  let count = 0;
  await forEachFile(createFolderDepot(backup), async (key) => {
    if (isFolder) await keepFile(folderFile(backup, key), folderFile(config.dataDir, key));
    else if ((await copyKey(createFolderDepot(backup), first, key)) !== 'copied') return;
    count++;
  });
  return count;
}

/** So many files are under way at once: a bucket is far away, and each has to go there and back. */
const AT_ONCE = 8;

/** Does something with every file of a depot, some at once; stops at the first error. */
export async function forEachFile(depot: Depot, work: (key: FileKey) => Promise<void>): Promise<void> {
  const keys = listKeys(depot);
  let isBroken = false;
  const worker = async () => {
    for (;;) {
      const next = await keys.next();
      if (next.done || isBroken) return;
      await work(next.value);
    }
  };
  await Promise.all(
    Array.from({ length: AT_ONCE }, () =>
      worker().catch((error) => {
        isBroken = true;
        throw error;
      }),
    ),
  );
}

export async function* listKeys(depot: Depot): AsyncGenerator<FileKey> {
  for (const area of FILE_AREAS) for await (const name of depot.list(area)) yield { area, name };
}

/** Gone: it was removed since it was listed. What is damaged is told to the operators and left where it is. */
export async function copyKey(from: Depot, to: Depot, key: FileKey): Promise<'copied' | 'gone' | 'damaged'> {
  const file = await from.read(key);
  if (!file) return 'gone';
  const isSound = isSoundFile(file);
  noteFile({ ...key, address: from.address, isSound });
  if (!isSound) return 'damaged';
  const sum = sumOf(file.body);
  if (!(await to.readSums(key))?.includes(sum)) await to.write(key, file.body, sum);
  return 'copied';
}

/** Files never change, so on the same disk a second name is enough and costs no room; elsewhere they are copied. */
async function keepFile(source: string, target: string): Promise<boolean> {
  await mkdir(path.dirname(target), { recursive: true });
  // The sum first: a file without one would count as proven.
  await keepOne(sumFileOf(source), sumFileOf(target));
  return keepOne(source, target);
}

async function keepOne(source: string, target: string): Promise<boolean> {
  try {
    await link(source, target);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return true;
    // Removed since the folder was listed: nothing in the snapshot shows it. Or a file from before sums were kept.
    if (code === 'ENOENT') return false;
    // Under its name only when whole: a later run takes what has the name for done.
    await copyFile(source, `${target}.part`);
    await rename(`${target}.part`, target);
  }
  return true;
}
