import { copyFile, link, mkdir, readdir, rename } from 'node:fs/promises';
import path from 'node:path';

/** Pictures and documents; imports and other passing work are not kept. */
const FOLDERS = ['files', 'documents'];

/**
 * Brings the files over. They never change, so on the same disk a second name is enough and costs no room; elsewhere
 * they are copied. Answers how many there are.
 */
export async function keepFiles(from: string, to: string): Promise<number> {
  let count = 0;
  for (const folder of FOLDERS) count += await keepFolder(path.join(from, folder), path.join(to, folder));
  return count;
}

async function keepFolder(from: string, to: string): Promise<number> {
  const entries = await readdir(from, { withFileTypes: true, recursive: true }).catch(noneWhereNoFolderIs);
  let count = 0;
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.endsWith('.part')) continue;
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(to, path.relative(from, source));
    await mkdir(path.dirname(target), { recursive: true });
    if (await keepFile(source, target)) count++;
  }
  return count;
}

/** A shop without documents has no folder of them; one that cannot be read is no reason to go on without. */
function noneWhereNoFolderIs(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

async function keepFile(source: string, target: string): Promise<boolean> {
  try {
    await link(source, target);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return true;
    // Removed since the folder was listed: nothing in the snapshot shows it.
    if (code === 'ENOENT') return false;
    // Under its name only when whole: a later run takes what has the name for done.
    await copyFile(source, `${target}.part`);
    await rename(`${target}.part`, target);
  }
  return true;
}
