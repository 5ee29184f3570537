import { createRequire } from 'node:module';
import S3rver from '@20minutes/s3rver';

/** Of a bucket's own address ("/bucket/?list-type=2") it signs without the last slash, other than S3: put right. */
export function createS3Server(options: ConstructorParameters<typeof S3rver>[0]): S3rver {
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
