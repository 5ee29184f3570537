import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { COMPRESSED_FROM_BYTES, chooseEncoding, compressFast, ENCODINGS, exactly } from './compression.ts';

/** A body as it goes out again and again: compressed once, or as it is where that gains nothing. */
export interface FinishedBody {
  type: string;
  /** Weak: the same whatever the encoding. */
  etag: string;
  plain: Buffer | null;
  /** Null also where brotli was faster. */
  gzip: Buffer | null;
  /** The small one is made behind the first answer: it costs more than making the body. */
  brotli: Buffer | null;
}

interface Finishing {
  /** Also what is small, where nearly nobody takes it as it is. */
  alwaysCompressed: boolean;
  /** For what will hardly be sent again. */
  isFast?: boolean;
}

export async function finishBody(
  body: string,
  type: string,
  { alwaysCompressed, isFast = false }: Finishing,
): Promise<FinishedBody> {
  const bytes = Buffer.from(body);
  const etag = `W/"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`;
  const finished = { type, etag, plain: null, gzip: null, brotli: null };
  if (!alwaysCompressed && body.length < COMPRESSED_FROM_BYTES) return { ...finished, plain: exactly(bytes) };
  if (isFast) return { ...finished, brotli: exactly(await compressFast('br', bytes)) };
  return { ...finished, gzip: exactly(await inThread.gzip(bytes)) };
}

const inThread: Record<'gzip' | 'gunzip' | 'brotliDecompress', (body: Buffer) => Promise<Buffer>> = {
  gzip: promisify(gzip),
  gunzip: promisify(gunzip),
  brotliDecompress: promisify(brotliDecompress),
};

/** As it was before it was compressed. */
export async function bytesBefore({ plain, gzip: gzipped, brotli }: FinishedBody): Promise<Buffer> {
  if (gzipped) return inThread.gunzip(gzipped);
  if (brotli) return inThread.brotliDecompress(brotli);
  return plain ?? Buffer.alloc(0);
}

/** Adds the brotli of a body that was compressed at all; `mayKeep` is asked with its bytes when it is there. */
export function addBrotli(finished: FinishedBody, body: string, mayKeep: (bytes: number) => boolean): void {
  if (!finished.gzip) return;
  brotliCompress(body, { params: brotliOptions }, (error, compressed) => {
    if (!error && mayKeep(compressed.length)) finished.brotli = exactly(compressed);
  });
}

export function bytesOfBody({ plain, gzip, brotli }: FinishedBody): number {
  return (plain?.length ?? 0) + (gzip?.length ?? 0) + (brotli?.length ?? 0) + OVERHEAD_BYTES;
}

const OVERHEAD_BYTES = 500;
const brotliOptions = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** As the client takes it, or 304 to whoever has it. Cache-Control and Vary are the caller's. */
export async function sendFinished(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  finished: FinishedBody,
): Promise<FastifyReply> {
  const { type, etag, plain, gzip: gzipped, brotli } = finished;
  reply.header('etag', etag);
  if (headers['if-none-match'] !== undefined && hasTag(headers['if-none-match'], etag))
    return reply.code(304).send();
  reply.header('content-type', type);
  if (plain) return reply.send(plain);
  const encoding = chooseEncoding(headers['accept-encoding'], brotli ? ENCODINGS : GZIP_ONLY);
  if (encoding === null) return reply.send(await bytesBefore(finished));
  const ready = encoding === 'br' ? brotli : gzipped;
  return reply
    .header('content-encoding', encoding)
    .send(ready ?? (await compressFast(encoding, await bytesBefore(finished))));
}

const GZIP_ONLY = ['gzip'] as const;

/** RFC 9110, 13.1.2: a list of tags, compared weakly. */
function hasTag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag) return true;
  const wanted = etag.slice(2);
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === wanted);
}
