import { type Depot, type FileKey, isSoundFile, sumOf } from '../../adapters/files/depot.ts';
import { copyKey, forEachFile } from './backup-files.ts';

export interface FileMove {
  copied: number;
  /** What lay there already, as from a run that broke off. */
  known: number;
  /** Removed from the old place while they were copied, as when a shopper takes her photo away. */
  removed: number;
}

export interface FileProof {
  files: number;
  bytes: number;
  /** From before sums were kept, or put there by other hands. */
  withoutSum: number;
  damaged: FileKey[];
}

type Report = (line: string) => void;

const REPORT_EVERY = 1_000;

/**
 * Copies every file from one depot to another while the shop goes on. Nothing is taken away from the old one: whoever
 * runs the shop does so when nothing reads it any more. One that broke off is run again and goes on where it stopped.
 */
export async function moveFiles(from: Depot, to: Depot, report: Report): Promise<FileMove> {
  const move: FileMove = { copied: 0, known: 0, removed: 0 };
  let seen = 0;
  await forEachFile(from, async (key) => {
    const there = await to.readSums(key);
    const sums = there && (await from.readSums(key));
    if (sums?.some((sum) => there?.includes(sum))) move.known++;
    else if ((await copyKey(from, to, key)) === 'copied')
      move[(await followRemoval(from, to, key)) ? 'removed' : 'copied']++;
    if (++seen % REPORT_EVERY === 0) report(`${seen} files`);
  });
  return move;
}

/** Who removes a file begins with the old depot: what is gone there after it was copied must not come back. */
async function followRemoval(from: Depot, to: Depot, key: FileKey): Promise<boolean> {
  if ((await from.readSums(key)) !== null) return false;
  await to.remove(key);
  return true;
}

/** Reads every file in both depots; sends again what is not the same. Answers what is still not. */
export async function proveMove(from: Depot, to: Depot, report: Report): Promise<FileKey[]> {
  const unmoved: FileKey[] = [];
  let seen = 0;
  await forEachFile(from, async (key) => {
    if (!(await isMoved(from, to, key))) unmoved.push(key);
    if (++seen % REPORT_EVERY === 0) report(`${seen} files compared`);
  });
  return unmoved;
}

async function isMoved(from: Depot, to: Depot, key: FileKey): Promise<boolean> {
  const old = await from.read(key);
  if (!old) return true;
  const isSame = async () => (await to.read(key))?.body.equals(old.body) ?? false;
  if (!isSoundFile(old)) return isProven(to, key);
  if (await isSame()) return true;
  await to.write(key, old.body, sumOf(old.body));
  return (await isSame()) && !(await followRemoval(from, to, key));
}

/** Where the old one is damaged, a good one in the new place is what counts. */
async function isProven(depot: Depot, key: FileKey): Promise<boolean> {
  const file = await depot.read(key);
  return file !== null && file.sums.length > 0 && isSoundFile(file);
}

/** Reads every file of a depot and compares it with its sum. */
export async function proveFiles(depot: Depot, report: Report): Promise<FileProof> {
  const proof: FileProof = { files: 0, bytes: 0, withoutSum: 0, damaged: [] };
  await forEachFile(depot, async (key) => {
    const file = await depot.read(key);
    if (!file) return;
    proof.files++;
    proof.bytes += file.body.length;
    if (file.sums.length === 0) proof.withoutSum++;
    if (!isSoundFile(file)) proof.damaged.push(key);
    if (proof.files % REPORT_EVERY === 0) report(`${proof.files} files read`);
  });
  return proof;
}
