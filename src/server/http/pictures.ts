import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FileStore } from '../adapters/files/file-store.ts';
import { isWholePicture, type PictureType } from '../adapters/files/whole-picture.ts';
import type { PictureQueue } from '../adapters/pictures/picture-queue.ts';
import { sendMissing } from './assets.ts';
import { createJpegMaker } from './jpeg-pictures.ts';

const MEMORY_BYTES = 24 * 1024 * 1024;

const KNOWN_MISSING = 20_000;

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
    hot.keep(name, body);
    return body;
  };
  const findAvif = createAvifFinder(find);
  app.get<{ Params: { name: string } }>('/img/:name', async (request, reply) => {
    const { name } = request.params;
    const type = typeOf(name);
    if (!type) return sendMissing(reply);
    if (type === 'jpg') {
      const made = (await find(name)) ?? (await makeJpeg(name));
      if (made === null) return sendMissing(reply);
      if (made === 'busy') return reply.code(503).header('retry-after', '60').send();
      return sendNamed(request, reply, made);
    }
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

function typeOf(name: string): PictureType | null {
  return (/\.(webp|avif|jpg)$/.exec(name)?.[1] ?? null) as PictureType | null;
}

/** Whoever reads feeds asks again and again, with what it was told before. */
function sendNamed(
  { headers, params }: FastifyRequest<{ Params: { name: string } }>,
  reply: FastifyReply,
  body: Buffer,
): FastifyReply {
  const etag = `"${params.name}"`;
  reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag);
  if (headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('image/jpeg').send(body);
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
