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

/** Names below it carry a hash of their content. */
const ASSETS = '/assets/';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const typeOf = (file: string) => types[path.extname(file)] ?? 'application/octet-stream';

/**
 * Serves the built files from memory: reading them from disk costs five times the CPU. Below a folder there are files only:
 * a missing one is answered before any page is rendered. Routes of their own for files and for wrong methods were a seventh of
 * all objects of the process. `findFormer` knows the files of other builds.
 */
export async function registerAssets(
  app: FastifyInstance,
  folder: string,
  findFormer: (address: string) => Promise<Buffer | null>,
): Promise<void> {
  const files = await readFolder(folder);
  const addresses = new Set([...files.keys()].map((url) => url.replace(/^\/[^/]+\/.+/, withAnyName)));
  for (const address of addresses)
    app.get(address, { config: { isFile: true } }, async (request, reply) => {
      const url = pathOf(request);
      const file = files.get(url);
      if (file) return sendFile(request, reply, file);
      const former = url.startsWith(ASSETS) ? await findFormer(url) : null;
      return former ? sendFormer(request, reply, former) : sendMissing(reply);
    });
}

/** `/assets/page-AAAA.js` -> `/assets/*` */
const withAnyName = (url: string) => `${url.slice(0, url.indexOf('/', 1))}/*`;

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '';

/** Asked for by browsers without a page that names them. */
export function registerMissingFiles(app: FastifyInstance): void {
  for (const url of ['/favicon.ico', '/apple-touch-icon-precomposed.png'])
    app.get(url, { logLevel: 'silent' }, (_request, reply) => sendMissing(reply));
}

/** Asked for rarely, so it is compressed each time. */
async function sendFormer(request: FastifyRequest, reply: FastifyReply, body: Buffer): Promise<FastifyReply> {
  const type = typeOf(pathOf(request));
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
    cacheControl: url.startsWith(ASSETS) ? IMMUTABLE : 'public, max-age=86400',
  };
}
