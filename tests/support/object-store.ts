import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';

export interface ObjectStore {
  /** What a process needs to reach it. */
  environment: Record<string, string>;
  /** The bucket's own bytes, to spoil some. */
  folder: string;
  /** It goes away as a whole, keeping what it has. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
  end: () => Promise<void>;
}

export const BUCKET = 'plazuela-test';

/** A server that speaks S3 on a port of its own, checks signatures, and keeps its objects in a folder. */
export async function openObjectStore(): Promise<ObjectStore> {
  const directory = await mkdtemp(path.join(tmpdir(), 'plazuela-s3-'));
  const options = { address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: BUCKET }] };
  let server = createServer({ ...options, port: 0 });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  const stop = () => server.close();
  return {
    folder: path.join(directory, BUCKET),
    environment: {
      AWS_ENDPOINT_URL_S3: endpoint,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    stop,
    start: async () => {
      server = createServer({ ...options, port });
      await server.run();
    },
    end: async () => {
      await stop().catch(() => {});
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Of a bucket's own address ("/bucket/?list-type=2") it signs without the last slash, other than S3: put right. */
function createServer(options: ConstructorParameters<typeof S3rver>[0]): S3rver {
  const server = new S3rver(options);
  // Last but one: what follows are the routes, which check signatures.
  server.middleware.splice(-1, 0, async (context, next) => {
    if (/^\/[^/]+\/$/.test(context.path)) {
      context.state.vhost = true;
      context.mountPath = '/';
    }
    await next();
  });
  return server;
}

const crypto = createRequire(import.meta.url)('node:crypto') as Pick<
  typeof import('node:crypto'),
  'createCipheriv' | 'createDecipheriv'
>;

/** It seals where a list goes on with DES, which OpenSSL no longer has: three times the same key is the same cipher. */
function renewCipher(name: 'createCipheriv' | 'createDecipheriv'): void {
  const original = crypto[name] as (algorithm: string, key: Uint8Array, iv: unknown) => never;
  crypto[name] = ((algorithm: string, key: Uint8Array, iv: unknown) =>
    algorithm === 'des'
      ? original('des-ede3-cbc', Buffer.concat([key, key, key]), iv)
      : original(algorithm, key, iv)) as never;
}
renewCipher('createCipheriv');
renewCipher('createDecipheriv');
