import path from 'node:path';
import { type DepotAddress, parseDepot, type S3Config, s3Problems } from './files-config.ts';

/** Where pgBackRest keeps what the database writes, from which it is restored to any minute. */
export interface ArchiveConfig {
  /** An absolute folder, or a bucket with a prefix that ends in '/'. */
  place: { kind: 'folder'; folder: string } | Extract<DepotAddress, { kind: 'bucket' }>;
  /** Everything there is encrypted with it. */
  key: string;
  /** So long any minute can be restored. */
  days: number;
}

type Read = (name: string, fallback?: string) => string;

const MINIMUM_KEY_LENGTH = 32;

/** Null: there is none (ARCHIVE_URL unset or 'none'). */
export function readArchiveConfig(read: Read): ArchiveConfig | null {
  const place = parsePlace(read('ARCHIVE_URL', 'none'));
  return place && { place, key: read('ARCHIVE_KEY'), days: Number(read('ARCHIVE_DAYS', '14')) };
}

export function archiveProblems(given: string, archive: ArchiveConfig | null, s3: S3Config): string[] {
  if (given === '' || given === 'none') return [];
  if (!archive) return ['ARCHIVE_URL is an absolute folder, s3://bucket/prefix or none'];
  const problems: string[] = [];
  if (archive.place.kind === 'bucket') {
    problems.push(...s3Problems(s3));
    if (s3.endpoint?.startsWith('http:'))
      problems.push('ARCHIVE_URL=s3://… needs an AWS_ENDPOINT_URL_S3 with https://');
  }
  if (!new RegExp(`^[!-~]{${MINIMUM_KEY_LENGTH},200}$`).test(archive.key))
    problems.push('ARCHIVE_URL needs ARCHIVE_KEY, for example of `openssl rand -base64 48`');
  if (!(Number.isInteger(archive.days) && archive.days >= 1 && archive.days <= 3_650))
    problems.push('ARCHIVE_DAYS is a whole number of at least 1');
  return problems;
}

/** As ARCHIVE_URL writes it. */
export function placeText({ place }: ArchiveConfig): string {
  return place.kind === 'folder' ? place.folder : `s3://${place.bucket}/${place.prefix}`;
}

function parsePlace(text: string): ArchiveConfig['place'] | null {
  // A line break would end the line of pgBackRest's settings.
  if (path.isAbsolute(text) && !/[\r\n]/.test(text)) return { kind: 'folder', folder: path.resolve(text) };
  const depot = parseDepot(text);
  return depot?.kind === 'bucket' ? depot : null;
}
