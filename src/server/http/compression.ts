import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

/** What a reply made for one visitor costs to compress must stay below what it saves: gzip, fastest level. */
export const gzipFast: (body: string) => Promise<Buffer> = (body) => promisify(gzip)(body, { level: 1 });

/** For the few clients that take no compressed pages. */
export const unzip: (body: Buffer) => Promise<Buffer> = (body) => promisify(gunzip)(body);

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
