import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { MultipartFile } from '@fastify/multipart';
import type { Upload } from '../../wire/form-text.ts';

/** The files of one request. They lie on disk while they arrive, so that a slow sender costs no memory. */
export interface ReceivedFiles {
  /** Throws with status 413 when the file is larger than its form takes. */
  receive: (part: MultipartFile) => Promise<Upload>;
  /** Gives the space back. */
  close: () => Promise<void>;
}

export function receiveFiles({ dataDir }: { dataDir: string }): ReceivedFiles {
  const folder = path.join(dataDir, 'receiving');
  const handles: FileHandle[] = [];
  return {
    receive: async (part) => {
      const handle = await openNameless(folder);
      handles.push(handle);
      await handle.writeFile(part.file);
      if (part.file.truncated) throw Object.assign(new Error('The file is too large'), { statusCode: 413 });
      const { size } = await handle.stat();
      return uploadOf(handle, { name: part.filename, type: part.mimetype, size });
    },
    close: async () => {
      await Promise.all(handles.map((handle) => handle.close()));
    },
  };
}

/** Its name is gone before anything is in it: whatever happens to this process, no file stays behind. */
async function openNameless(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true });
  const name = path.join(folder, randomUUID());
  const handle = await open(name, 'wx+', 0o600);
  await rm(name);
  return handle;
}

function uploadOf(handle: FileHandle, about: { name: string; type: string; size: number }): Upload {
  return {
    ...about,
    arrayBuffer: async () => {
      const bytes = new ArrayBuffer(about.size);
      await handle.read(new Uint8Array(bytes), 0, about.size, 0);
      return bytes;
    },
  };
}
