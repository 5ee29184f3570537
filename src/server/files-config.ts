/** Where pictures and documents lie. */
export interface FilesConfig {
  /** New files go to the first; what is not there is read from the others, as while files are moved. */
  depots: DepotAddress[];
  s3: S3Config;
}

export type DepotAddress = { kind: 'folder' } | { kind: 'bucket'; bucket: string; prefix: string };

export interface S3Config {
  /** Null: Amazon's own, by the region. */
  endpoint: string | null;
  region: string;
  accessKey: string;
  secretKey: string;
  /** Of temporary credentials only. */
  sessionToken: string;
}

type Read = (name: string, fallback?: string) => string;

/** Credentials by the variables that every tool of S3 reads. */
export function readFilesConfig(read: Read): FilesConfig {
  const addresses = read('FILES_URL', 'folder').split(',');
  return {
    // What cannot be read stays out; filesProblems says so.
    depots: addresses.map((text) => parseDepot(text.trim())).filter((depot) => depot !== null),
    s3: {
      endpoint: read('AWS_ENDPOINT_URL_S3', read('AWS_ENDPOINT_URL')).replace(/\/+$/, '') || null,
      region: read('AWS_REGION', read('AWS_DEFAULT_REGION', 'us-east-1')),
      accessKey: read('AWS_ACCESS_KEY_ID'),
      secretKey: read('AWS_SECRET_ACCESS_KEY'),
      sessionToken: read('AWS_SESSION_TOKEN'),
    },
  };
}

const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[A-Za-z0-9._-]+)*)\/?$/;

/** 'folder' or 's3://bucket/prefix'; null: neither. */
export function parseDepot(text: string): DepotAddress | null {
  if (text === 'folder') return { kind: 'folder' };
  const [, bucket, path = ''] = BUCKET.exec(text) ?? [];
  return bucket ? { kind: 'bucket', bucket, prefix: path ? `${path.slice(1)}/` : '' } : null;
}

export function filesProblems(given: string, { depots, s3 }: FilesConfig): string[] {
  const problems: string[] = [];
  if (given !== '' && depots.length !== given.split(',').length)
    problems.push('FILES_URL is folder, s3://bucket/prefix, or two of them with a comma, the newer first');
  if (depots.some(({ kind }) => kind === 'bucket')) problems.push(...s3Problems(s3));
  return problems;
}

export function s3Problems({ endpoint, accessKey, secretKey }: S3Config): string[] {
  const problems: string[] = [];
  if (!accessKey || !secretKey) problems.push('s3:// needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  if (endpoint !== null && !(URL.canParse(endpoint) && /^https?:/.test(endpoint)))
    problems.push('AWS_ENDPOINT_URL_S3 is an address with https://');
  return problems;
}
