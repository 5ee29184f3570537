import { createHash } from 'node:crypto';

/** `files` are pictures, which /img shows to everybody; `documents` are opened by the guards of their rooms only. */
export const FILE_AREAS = ['files', 'documents'] as const;
export type FileArea = (typeof FILE_AREAS)[number];

export interface FileKey {
  area: FileArea;
  name: string;
}

export interface DepotFile {
  body: Buffer;
  /** SHA-256 of what was ever written under the name; empty: from before sums were kept. */
  sums: readonly string[];
}

/** Where files lie: a folder or a bucket. Knows nothing of what is in them. */
export interface Depot {
  /** As FILES_URL writes it. */
  address: string;
  /** Null: no such file. Everything else that keeps it from being read throws. */
  read(key: FileKey): Promise<DepotFile | null>;
  /** The recorded sums alone; null: no such file. */
  readSums(key: FileKey): Promise<readonly string[] | null>;
  /** Nobody ever reads half a file, also when two write it at once. */
  write(key: FileKey, body: Uint8Array, sum: string): Promise<void>;
  /** A file that is gone already counts as removed. */
  remove(key: FileKey): Promise<void>;
  /** In no order that means anything. */
  list(area: FileArea): AsyncIterable<string>;
}

const SAFE_NAME = /^[a-z0-9][a-z0-9-]{0,100}\.(webp|avif|jpg|pdf)$/;

/** One that could leave its folder is none. */
export function isFileName(name: string): boolean {
  return SAFE_NAME.test(name);
}

/** Whether it is what was written; one from before sums were kept counts as such. */
export function isSoundFile({ body, sums }: DepotFile): boolean {
  return sums.length === 0 || sums.includes(sumOf(body));
}

export function sumOf(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex');
}
