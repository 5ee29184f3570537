import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { COMPRESSED_FROM_BYTES, chooseEncoding, exactly, gzipFast, unzip } from './compression.ts';

/** A body as it goes out again and again: compressed once, or as it is where that gains nothing. */
export interface FinishedBody {
  type: string;
  /** Weak: the same whatever the encoding. */
  etag: string;
  plain: Buffer | null;
  gzip: Buffer | null;
  /** Made behind the first answer: it costs more than making the body. */
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
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  if (!alwaysCompressed && body.length < COMPRESSED_FROM_BYTES)
    return { type, etag, plain: exactly(Buffer.from(body)), gzip: null, brotli: null };
  const compressed = await (isFast ? gzipFast(body) : gzipWell(body));
  return { type, etag, plain: null, gzip: exactly(compressed), brotli: null };
}

const gzipWell: (body: string) => Promise<Buffer> = promisify(gzip);

/** Adds the brotli of a body that was compressed at all; `mayKeep` is asked with its bytes when it is there. */
export function addBrotli(finished: FinishedBody, body: string, mayKeep: (bytes: number) => boolean): void {
  if (!finished.gzip) return;
  brotliCompress(body, { params: brotliOptions }, (error, compressed) => {
    if (!error && mayKeep(compressed.length)) finished.brotli = exactly(compressed);
  });
}

export function bytesOfBody({ plain, gzip }: FinishedBody): number {
  return (plain?.length ?? 0) + (gzip?.length ?? 0) + OVERHEAD_BYTES;
}

const OVERHEAD_BYTES = 500;
const brotliOptions = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** As the client takes it, or 304 to whoever has it. Cache-Control and Vary are the caller's. */
export async function sendFinished(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { type, etag, plain, gzip: gzipped, brotli }: FinishedBody,
): Promise<FastifyReply> {
  reply.header('etag', etag);
  if (headers['if-none-match'] !== undefined && hasTag(headers['if-none-match'], etag))
    return reply.code(304).send();
  reply.header('content-type', type);
  if (!gzipped) return reply.send(plain);
  const encoding = chooseEncoding(headers['accept-encoding'], brotli ? BOTH : GZIP_ONLY);
  if (encoding === null) return reply.send(await unzip(gzipped));
  return reply.header('content-encoding', encoding).send(encoding === 'br' ? brotli : gzipped);
}

const BOTH = ['br', 'gzip'] as const;
const GZIP_ONLY = ['gzip'] as const;

/** RFC 9110, 13.1.2: a list of tags, compared weakly. */
function hasTag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag) return true;
  const wanted = etag.slice(2);
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === wanted);
}
