import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Texts of any length under names that stay, each replaced as a whole; several nodes need a folder that they share. */
export type FeedFiles = ReturnType<typeof createFeedFiles>;

export interface FeedDraft {
  write(text: string): Promise<void>;
  /** Takes the place of the file. One that says the same stays with its time, so that nobody fetches it again. */
  keep(): Promise<void>;
  drop(): Promise<void>;
}

const SAFE_NAME = /^[a-z0-9][a-z0-9-]{0,100}\.xml$/;

const CHUNK_CHARACTERS = 64 * 1024;

export function createFeedFiles(folder: string) {
  const fileOf = (name: string) => {
    if (!SAFE_NAME.test(name)) throw new Error(`not a name of a feed: ${name}`);
    return path.join(folder, name);
  };
  return {
    /** Null: no such file. Whoever opens it closes it. */
    open: async (name: string): Promise<FileHandle | null> => {
      try {
        return await open(fileOf(name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    begin: async (name: string): Promise<FeedDraft> => {
      await mkdir(folder, { recursive: true });
      return beginDraft(fileOf(name));
    },
    /** Also drafts that a crash has left. */
    removeAllBut: async (names: ReadonlySet<string>): Promise<void> => {
      for (const name of await readdir(folder).catch(() => []))
        if (!names.has(name)) await rm(path.join(folder, name), { force: true });
    },
  };
}

async function beginDraft(file: string): Promise<FeedDraft> {
  const draft = `${file}.${randomUUID()}.part`;
  const handle = await open(draft, 'wx');
  const written = createHash('sha256');
  let waiting = '';
  const flush = async () => {
    written.update(waiting);
    await handle.writeFile(waiting);
    waiting = '';
  };
  return {
    write: async (text) => {
      waiting += text;
      if (waiting.length >= CHUNK_CHARACTERS) await flush();
    },
    keep: async () => {
      await flush();
      await handle.close();
      if ((await hashOf(file)) === written.digest('hex')) await rm(draft);
      // Nobody ever reads half a file.
      else await rename(draft, file);
    },
    drop: async () => {
      await handle.close().catch(() => {});
      await rm(draft, { force: true });
    },
  };
}

/** Null: no such file. */
async function hashOf(file: string): Promise<string | null> {
  const read = createHash('sha256');
  try {
    for await (const chunk of createReadStream(file)) read.update(chunk);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  return read.digest('hex');
}
