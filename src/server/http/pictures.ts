import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { FileStore } from '../adapters/files/file-store.ts';
import { isWholePicture, type PictureType } from '../adapters/files/whole-picture.ts';
import type { PictureQueue } from '../adapters/pictures/picture-queue.ts';
import { sendMissing } from './assets.ts';
import { createJpegMaker } from './jpeg-pictures.ts';

const MEMORY_BYTES = 24 * 1024 * 1024;

const TYPES = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' } as const satisfies Record<
  PictureType,
  string
>;

const KNOWN_MISSING = 20_000;
/** An AVIF is made some time after its WebP. */
const MISSING_MILLIS = 60 * 60_000;

interface HotFile {
  body: Buffer;
  etag: string;
}

/**
 * Pictures of the file store under /img. A name stands for its content, so a browser never asks twice. Whoever takes AVIF
 * gets it under the name of the WebP where it was stored beside it: no page needs to know which pictures have one. Under its
 * name with `.jpg` a picture is a JPEG, for readers of feeds.
 */
export function registerPictures(
  app: FastifyInstance,
  files: FileStore,
  queue: Pick<PictureQueue, 'make'>,
): void {
  const makeJpeg = createJpegMaker(files, queue);
  const hot = createHotFiles(MEMORY_BYTES);
  const find = async (name: string) => {
    const known = hot.find(name);
    if (known) return known;
    const body = await files.read(name);
    if (!body) return null;
    if (!isWholePicture(typeOf(name) ?? 'webp', body)) {
      app.log.error({ name, bytes: body.length }, 'a stored picture is broken');
      return null;
    }
    return keep(name, body);
  };
  const keep = (name: string, body: Buffer): HotFile => {
    const file = { body, etag: `"${hash('sha256', body, 'base64url').slice(0, 22)}"` };
    hot.keep(name, file);
    return file;
  };
  const findAvif = createAvifFinder(find);
  const makeHotJpeg = async (name: string) => {
    const made = await makeJpeg(name);
    return made === null || made === 'busy' ? made : keep(name, made);
  };
  app.get<{ Params: { name: string } }>('/img/:name', async (request, reply) => {
    const { name } = request.params;
    const type = typeOf(name);
    if (!type) return sendMissing(reply);
    const takesAvif = type === 'webp' && request.headers.accept?.includes('image/avif');
    const avif = takesAvif ? await findAvif(name) : null;
    const file = avif ?? (await find(name)) ?? (type === 'jpg' ? await makeHotJpeg(name) : null);
    if (file === null) return sendMissing(reply);
    if (file === 'busy') return reply.code(503).header('retry-after', '60').send();
    if (type === 'webp') reply.header('vary', 'accept');
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    reply.header('etag', file.etag);
    // A browser that was told to reload asks all the same.
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
    return reply.type(avif ? 'image/avif' : TYPES[type]).send(file.body);
  });
  app.get('/img/*', (_request, reply) => sendMissing(reply));
}

function typeOf(name: string): PictureType | null {
  return (/\.(webp|avif|jpg)$/.exec(name)?.[1] ?? null) as PictureType | null;
}

/** Remembers which pictures have no AVIF, so that each costs one look at the disk in an hour. */
function createAvifFinder(find: (name: string) => Promise<HotFile | null>) {
  const missingUntil = new Map<string, number>();
  return async (webpName: string): Promise<HotFile | null> => {
    if ((missingUntil.get(webpName) ?? 0) > performance.now()) return null;
    const file = await find(webpName.replace(/webp$/, 'avif'));
    if (!file) {
      if (missingUntil.size >= KNOWN_MISSING) missingUntil.clear();
      missingUntil.set(webpName, performance.now() + MISSING_MILLIS);
    }
    return file;
  };
}

/** The most recently asked files: a read from disk costs five times the CPU of one from memory. */
function createHotFiles(maximumBytes: number) {
  const kept = new Map<string, HotFile>();
  let bytes = 0;
  const remove = (name: string, file: HotFile) => {
    kept.delete(name);
    bytes -= file.body.length;
  };
  return {
    find: (name: string) => kept.get(name),
    keep: (name: string, file: HotFile) => {
      const older = kept.get(name);
      if (older) remove(name, older);
      kept.set(name, file);
      bytes += file.body.length;
      for (const [oldest, oldestFile] of kept) {
        if (bytes <= maximumBytes) return;
        remove(oldest, oldestFile);
      }
    },
  };
}
