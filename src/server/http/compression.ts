import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

/** What a reply made for one visitor costs to compress must stay below what it saves: gzip, fastest level. */
export const gzipFast: (body: string) => Promise<Buffer> = (body) => promisify(gzip)(body, { level: 1 });

/** For the few clients that take no compressed pages. */
export const unzip: (body: Buffer) => Promise<Buffer> = (body) => promisify(gunzip)(body);

export function acceptsGzip(acceptEncoding: string | undefined): boolean {
  return acceptEncoding?.includes('gzip') ?? false;
}

export function acceptsBrotli(acceptEncoding: string | undefined): boolean {
  return acceptEncoding !== undefined && /\bbr\b/.test(acceptEncoding);
}
