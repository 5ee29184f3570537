import type { FastifyInstance } from 'fastify';
import type { FileStore } from '../adapters/files/file-store.ts';
import { sendMissing } from './assets.ts';

const MEMORY_BYTES = 24 * 1024 * 1024;

/** Pictures of the file store under /img. A name stands for its content, so a browser never asks twice. */
export function registerPictures(app: FastifyInstance, files: FileStore): void {
  const hot = createHotFiles(MEMORY_BYTES);
  app.get<{ Params: { name: string } }>('/img/:name', async (request, reply) => {
    const { name } = request.params;
    const type = /\.(webp|avif)$/.exec(name)?.[1];
    if (!type) return sendMissing(reply);
    const body = hot.find(name) ?? (await files.read(name));
    if (!body) return sendMissing(reply);
    hot.keep(name, body);
    reply.header('cache-control', 'public, max-age=31536000, immutable').type(`image/${type}`);
    return reply.send(body);
  });
  app.get('/img/*', (_request, reply) => sendMissing(reply));
}

/** The most recently asked files: a read from disk costs five times the CPU of one from memory. */
function createHotFiles(maximumBytes: number) {
  const kept = new Map<string, Buffer>();
  let bytes = 0;
  const remove = (name: string, body: Buffer) => {
    kept.delete(name);
    bytes -= body.length;
  };
  return {
    find: (name: string) => kept.get(name),
    keep: (name: string, body: Buffer) => {
      const older = kept.get(name);
      if (older) remove(name, older);
      kept.set(name, body);
      bytes += body.length;
      for (const [oldest, oldestBody] of kept) {
        if (bytes <= maximumBytes) return;
        remove(oldest, oldestBody);
      }
    },
  };
}
