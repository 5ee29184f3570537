import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createS3Server } from '../../scripts/cluster/s3-server.ts';

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
  let server = createS3Server({ ...options, port: 0 });
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
      server = createS3Server({ ...options, port });
      await server.run();
    },
    end: async () => {
      await stop().catch(() => {});
      await rm(directory, { recursive: true, force: true });
    },
  };
}
