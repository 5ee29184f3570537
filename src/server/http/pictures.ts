import type { FastifyInstance } from 'fastify';
import type { FileStore } from '../adapters/files/file-store.ts';
import { isWholePicture } from '../adapters/files/whole-picture.ts';
import { sendMissing } from './assets.ts';

const MEMORY_BYTES = 24 * 1024 * 1024;

const KNOWN_MISSING = 20_000;

/**
 * Pictures of the file store under /img. A name stands for its content, so a browser never asks twice. Whoever takes AVIF
 * gets it under the name of the WebP where it was stored beside it: no page needs to know which pictures have one.
 */
export function registerPictures(app: FastifyInstance, files: FileStore): void {
  const hot = createHotFiles(MEMORY_BYTES);
  const find = async (name: string) => {
    const known = hot.find(name);
    if (known) return known;
    const body = await files.read(name);
    if (!body) return null;
    if (!isWholePicture(name.endsWith('.avif') ? 'avif' : 'webp', body)) {
      app.log.error({ name, bytes: body.length }, 'a stored picture is broken');
      return null;
    }
    hot.keep(name, body);
    return body;
  };
  const findAvif = createAvifFinder(find);
  app.get<{ Params: { name: string } }>('/img/:name', async (request, reply) => {
    const { name } = request.params;
    const type = /\.(webp|avif)$/.exec(name)?.[1];
    if (!type) return sendMissing(reply);
    const takesAvif = type === 'webp' && request.headers.accept?.includes('image/avif');
    const avif = takesAvif ? await findAvif(name) : null;
    const body = avif ?? (await find(name));
    if (!body) return sendMissing(reply);
    if (type === 'webp') reply.header('vary', 'accept');
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return reply.type(`image/${avif ? 'avif' : type}`).send(body);
  });
  app.get('/img/*', (_request, reply) => sendMissing(reply));
}

/** Remembers which pictures have no AVIF, so that each costs one look at the disk. */
function createAvifFinder(find: (name: string) => Promise<Buffer | null>) {
  const missing = new Set<string>();
  return async (webpName: string): Promise<Buffer | null> => {
    if (missing.has(webpName)) return null;
    const body = await find(webpName.replace(/webp$/, 'avif'));
    if (!body) {
      if (missing.size >= KNOWN_MISSING) missing.clear();
      missing.add(webpName);
    }
    return body;
  };
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
