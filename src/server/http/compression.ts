import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Smaller replies gain nothing from compression. */
export const COMPRESSED_FROM_BYTES = 2_000;

/**
 * Up to here a body is compressed at once: the 80 KB of the home page take 0.2 ms. Asking a thread costs as much again, and
 * whoever asked waits for the next turn of the event loop with all that the page was made of.
 */
const AT_ONCE_CHARACTERS = 128_000;

const inThread = { br: promisify(brotliCompress), gzip: promisify(gzip) };
// zlib's own piece of 16 KB costs more to make than most of these bodies.
const gzipOptions = { level: 1, chunkSize: 4_096 };
// With brotli's own window of 4 MB the 80 KB of the home page take twice as long and come out the same.
const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 },
};

/**
 * What a reply made for one visitor costs to compress must stay below what it saves. Of 45 KB brotli makes 10.0 in 0.1 ms, gzip's
 * fastest level 10.1 in 0.4.
 */
export function compressFast(encoding: Encoding, body: string | Buffer): Buffer | Promise<Buffer> {
  const isAtOnce = body.length <= AT_ONCE_CHARACTERS;
  if (encoding === 'br')
    return isAtOnce ? brotliCompressSync(body, brotliOptions) : inThread.br(body, brotliOptions);
  return isAtOnce ? gzipSync(body, gzipOptions) : inThread.gzip(body, gzipOptions);
}

/** A body that is sent once, as the client takes it. The type, Vary and what caches may do are the caller's. */
export async function sendCompressed(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  body: string | Buffer,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(headers['accept-encoding'], ENCODINGS);
  if (encoding === null) return reply.send(body);
  return reply.header('content-encoding', encoding).send(await compressFast(encoding, body));
}

/** In memory of its own: what zlib answers holds a piece of 16 KB or more for as long as it is kept. */
export function exactly(buffer: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(buffer.length);
  buffer.copy(own);
  return own;
}

export type Encoding = 'br' | 'gzip';

export const ENCODINGS = ['br', 'gzip'] as const;

/**
 * The encoding that the client likes best (RFC 9110, 12.5.3), of equally liked ones the first of `available`. Null:
 * none is taken, or the client would rather have the body as it is.
 */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  available: readonly Encoding[],
): Encoding | null {
  const qualities = qualitiesOf(acceptEncoding);
  // Whatever is not named at all is refused, except the body as it is.
  let bestQuality = Math.max(qualities.get('identity') ?? 0, SMALLEST_QUALITY / 2);
  let best: Encoding | null = null;
  for (const encoding of available) {
    const quality = qualities.get(encoding) ?? qualities.get('*') ?? 0;
    const isBetter = best === null ? quality >= bestQuality : quality > bestQuality;
    if (!isBetter) continue;
    best = encoding;
    bestQuality = quality;
  }
  return best;
}

const SMALLEST_QUALITY = 0.001;
const REMEMBERED_HEADERS = 200;
/** Browsers send a handful of different headers. */
const remembered = new Map<string, Map<string, number>>();

function qualitiesOf(header = ''): Map<string, number> {
  const known = remembered.get(header);
  if (known) return known;
  const qualities = new Map(header.slice(0, 500).toLowerCase().split(',').map(readEncoding));
  if (remembered.size >= REMEMBERED_HEADERS) remembered.clear();
  remembered.set(header, qualities);
  return qualities;
}

/** `gzip;q=0.5`; what cannot be read as a quality counts as none. */
function readEncoding(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
  const given = parameters.find((parameter) => parameter.startsWith('q='));
  const quality = given === undefined ? 1 : Number(given.slice(2));
  return [name === 'x-gzip' ? 'gzip' : name, quality >= 0 && quality <= 1 ? quality : 0];
}
