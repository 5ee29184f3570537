import { S3Client, S3Errors } from '@bradenmacdonald/s3-lite-client';
import type { S3Config } from '../../files-config.ts';
import { inSpan } from '../../telemetry/spans.ts';
import { type Depot, type FileKey, isFileName } from './depot.ts';

/** A store that hangs must not hold a visitor's request. */
const LIMIT_MILLIS = 10_000;

const SUM = 'x-amz-meta-sha256';

const TYPES: Record<string, string> = { webp: 'image/webp', avif: 'image/avif', pdf: 'application/pdf' };

/**
 * Files in a private bucket of anything that speaks S3. Every request is signed by itself and for minutes; nobody but
 * this process is ever given an address in it.
 */
export function createBucketDepot(
  s3: S3Config,
  { bucket, prefix }: { bucket: string; prefix: string },
): Depot {
  const client = new S3Client({
    endPoint: s3.endpoint ?? `https://s3.${s3.region}.amazonaws.com`,
    // Amazon wants the bucket in the host, whose certificate has no room for a name with dots.
    pathStyle: s3.endpoint !== null || bucket.includes('.'),
    region: s3.region,
    bucket,
    accessKey: s3.accessKey,
    secretKey: s3.secretKey,
    ...(s3.sessionToken && { sessionToken: s3.sessionToken }),
  });
  const keyOf = ({ area, name }: FileKey) => `${prefix}${area}/${name}`;
  return {
    address: `s3://${bucket}${prefix ? `/${prefix.slice(0, -1)}` : ''}`,
    read: (key) =>
      orMissing('get', async () => {
        const reply = await client.getObject(keyOf(key));
        return { body: Buffer.from(await reply.arrayBuffer()), sums: sumsOf(reply.headers.get(SUM)) };
      }),
    readSums: (key) =>
      orMissing('head', async () => {
        const { metadata } = await client.statObject(keyOf(key));
        return sumsOf((metadata as Record<string, string | undefined>)[SUM] ?? null);
      }),
    write: async (key, body, sum) => {
      const type = TYPES[key.name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      const metadata = { 'Content-Type': type, [SUM]: sum };
      // Its signature covers what is sent: the store refuses what arrives otherwise.
      await reached('put', () => client.putObject(keyOf(key), new Uint8Array(body), { metadata }));
    },
    remove: async (key) => {
      await orMissing('delete', () => client.deleteObject(keyOf(key)));
    },
    list: (area) => listBucket(client, `${prefix}${area}/`),
  };
}

async function* listBucket(client: S3Client, prefix: string): AsyncGenerator<string> {
  const objects = client.listObjects({ prefix });
  for (;;) {
    const next = await reached('list', () => objects.next());
    if (next.done) return;
    const name = next.value.key.slice(prefix.length);
    if (isFileName(name)) yield name;
  }
}

function sumsOf(header: string | null): string[] {
  return header ? [header] : [];
}

/** Null: no such object. A bucket that is not there is no reason to call all its files missing. */
async function orMissing<Value>(name: string, work: () => Promise<Value>): Promise<Value | null> {
  try {
    return await reached(name, work);
  } catch (error) {
    const { cause } = error as Error;
    if (cause instanceof S3Errors.ServerError && cause.statusCode === 404 && cause.code !== 'NoSuchBucket')
      return null;
    throw error;
  }
}

/** What goes wrong counts as an outage of the store, with the code that tells the error handler so. */
async function reached<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), LIMIT_MILLIS);
  try {
    return await inSpan(`S3 ${name}`, { kind: 'client' }, () => Promise.race([work(), promise]));
  } catch (cause) {
    const message = `the file store cannot be used: ${cause instanceof Error ? cause.message : cause}`;
    throw Object.assign(new Error(message, { cause }), { code: 'EHOSTUNREACH' });
  } finally {
    clearTimeout(timer);
  }
}
