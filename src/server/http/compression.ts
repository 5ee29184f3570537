import { promisify } from 'node:util';
import { gunzip, gzip, gzipSync } from 'node:zlib';

/** Smaller replies gain nothing from compression. */
export const COMPRESSED_FROM_BYTES = 2_000;

/**
 * Up to here a body is compressed at once: the 80 KB of the home page take 0.2 ms. Asking a thread costs as much again, and
 * whoever asked waits for the next turn of the event loop with all that the page was made of.
 */
const AT_ONCE_CHARACTERS = 128_000;

const gzipInThread = promisify(gzip);
const gunzipInThread: (body: Buffer) => Promise<Buffer> = promisify(gunzip);

/** What a reply made for one visitor costs to compress must stay below what it saves: gzip, fastest level. */
export function gzipFast(body: string | Buffer): Buffer | Promise<Buffer> {
  if (body.length > AT_ONCE_CHARACTERS) return gzipInThread(body, { level: 1 });
  // zlib's own piece of 16 KB costs more to make than most of these bodies.
  return gzipSync(body, { level: 1, chunkSize: 4_096 });
}

/** For the few clients that take no compressed pages. */
export const unzip = (body: Buffer): Promise<Buffer> => gunzipInThread(body);

/** In memory of its own: what zlib answers holds a piece of 16 KB or more for as long as it is kept. */
export function exactly(buffer: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(buffer.length);
  buffer.copy(own);
  return own;
}

export function acceptsGzip(acceptEncoding: string | undefined): boolean {
  return chooseEncoding(acceptEncoding, ['gzip']) === 'gzip';
}

type Encoding = 'br' | 'gzip';

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
