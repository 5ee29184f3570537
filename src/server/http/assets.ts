import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, sendCompressed } from './compression.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Only a file: not worth a span. */
    isFile?: boolean;
  }
}

interface StoredFile {
  body: Buffer;
  br?: Buffer;
  gzip?: Buffer;
  type: string;
  etag: string;
  cacheControl: string;
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.pdf': 'application/pdf',
  '.webmanifest': 'application/manifest+json',
};

const IMMUTABLE = 'public, max-age=31536000, immutable';
const typeOf = (file: string) => types[path.extname(file)] ?? 'application/octet-stream';

/** Serves the built files from memory: reading them from disk costs five times the CPU. */
export async function registerAssets(app: FastifyInstance, folder: string): Promise<void> {
  const files = await readFolder(folder);
  for (const [url, file] of files)
    app.get(url, { config: { isFile: true } }, (request, reply) => sendFile(request, reply, file));
}

/**
 * Addresses below which there are files only: a missing one is answered before any page is rendered. `findFormer` knows those
 * of other builds.
 */
export function registerMissingFiles(
  app: FastifyInstance,
  findFormer: (address: string) => Promise<Buffer | null>,
): void {
  for (const url of ['/favicon.ico', '/apple-touch-icon-precomposed.png'])
    app.get(url, { logLevel: 'silent' }, (_request, reply) => sendMissing(reply));
  app.get('/assets/*', { logLevel: 'silent' }, async (request, reply) => {
    const body = await findFormer(request.url);
    return body ? sendFormer(request, reply, body) : sendMissing(reply);
  });
}

/** Asked for rarely, so it is compressed each time. */
async function sendFormer(request: FastifyRequest, reply: FastifyReply, body: Buffer): Promise<FastifyReply> {
  const type = typeOf(request.url.split('?')[0] ?? '');
  reply.type(type).header('cache-control', IMMUTABLE).header('vary', 'accept-encoding');
  return /^text|json|svg/.test(type) ? sendCompressed(request, reply, body) : reply.send(body);
}

export function sendMissing(reply: FastifyReply): FastifyReply {
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8');
  return reply.send('No encontrado');
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: StoredFile): FastifyReply {
  reply.header('cache-control', file.cacheControl).header('etag', file.etag);
  if (file.br || file.gzip) reply.header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  reply.type(file.type);
  const encodings = (['br', 'gzip'] as const).filter((encoding) => file[encoding]);
  const encoding = chooseEncoding(request.headers['accept-encoding'], encodings);
  if (encoding === null) return reply.send(file.body);
  return reply.header('content-encoding', encoding).send(file[encoding]);
}

async function readFolder(folder: string): Promise<Map<string, StoredFile>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, StoredFile>();
  for (const entry of names) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const url = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    if (url.startsWith('/.vite/')) continue;
    files.set(url, await readStoredFile(file, url));
  }
  return files;
}

async function readStoredFile(file: string, url: string): Promise<StoredFile> {
  const optional = (name: string) => readFile(name).catch(() => undefined);
  const [body, br, gzip] = await Promise.all([
    readFile(file),
    optional(`${file}.br`),
    optional(`${file}.gz`),
  ]);
  return {
    body,
    ...(br && { br }),
    ...(gzip && { gzip }),
    type: typeOf(file),
    // Weak: the compressed forms share it.
    etag: `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`,
    // Names below /assets/ carry a hash of their content.
    cacheControl: url.startsWith('/assets/') ? IMMUTABLE : 'public, max-age=86400',
  };
}
