import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Pictures and documents by name. Names say what is inside (a hash), so a file never changes. */
export interface FileStore {
  /** Null: no such file. A name that could leave the folder is treated as missing. */
  read(name: string): Promise<Buffer | null>;
  write(name: string, body: Uint8Array): Promise<void>;
  /** A file that is gone already counts as removed. */
  remove(name: string): Promise<void>;
}

const SAFE_NAME = /^[a-z0-9][a-z0-9-]{0,100}\.(webp|avif|jpg|pdf)$/;

/** Files in a folder outside the web root; several nodes need a folder that they share. */
export function createFileStore(folder: string): FileStore {
  const fileOf = (name: string) => path.join(folder, name.slice(0, 2), name);
  return {
    read: async (name) => {
      if (!SAFE_NAME.test(name)) return null;
      try {
        return await readFile(fileOf(name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    write: async (name, body) => {
      if (!SAFE_NAME.test(name)) throw new Error(`not a file name of the store: ${name}`);
      const file = fileOf(name);
      await mkdir(path.dirname(file), { recursive: true });
      // Written aside and renamed: nobody ever reads half a file.
      const draft = `${file}.${randomUUID()}.part`;
      await writeFile(draft, body);
      await rename(draft, file);
    },
    remove: async (name) => {
      if (SAFE_NAME.test(name)) await rm(fileOf(name), { force: true });
    },
  };
}
