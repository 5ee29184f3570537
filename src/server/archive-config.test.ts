import { expect, test } from 'vitest';
import { formatRepositorySettings } from './adapters/archive/repository-settings.ts';
import { readConfig } from './config.ts';

const KEY = 'clave-de-prueba-que-tiene-mas-de-32-letras';
const bucket = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret', ARCHIVE_KEY: KEY };

test('without ARCHIVE_URL there is no archive', () => {
  expect(readConfig({}).archive).toBeNull();
  expect(readConfig({ ARCHIVE_URL: 'none' }).archive).toBeNull();
});

test.each([
  [{ ARCHIVE_URL: 'copias' }, 'ARCHIVE_URL is an absolute folder'],
  [{ ARCHIVE_URL: '/mnt/archivo\nrepo1-path=/', ARCHIVE_KEY: KEY }, 'ARCHIVE_URL is an absolute folder'],
  [{ ARCHIVE_URL: '/mnt/archivo' }, 'ARCHIVE_KEY'],
  [{ ARCHIVE_URL: '/mnt/archivo', ARCHIVE_KEY: 'corta' }, 'ARCHIVE_KEY'],
  [{ ARCHIVE_URL: '/mnt/archivo', ARCHIVE_KEY: KEY, ARCHIVE_DAYS: '0' }, 'ARCHIVE_DAYS'],
  [{ ARCHIVE_URL: 's3://archivo', ARCHIVE_KEY: KEY }, 'AWS_ACCESS_KEY_ID'],
  [{ ...bucket, ARCHIVE_URL: 's3://archivo', AWS_ENDPOINT_URL_S3: 'http://s3' }, 'https://'],
])('%j is refused', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});

function settingsOf(environment: Record<string, string>): string[] {
  const { archive, files, caFile } = readConfig(environment);
  if (!archive) throw new Error('there is no archive');
  const place = { cluster: '/datos/cluster', server: null, lockFolder: '/datos/locks' };
  return formatRepositorySettings({ archive, s3: files.s3, caFile, ...place }).split('\n');
}

test('a folder and a bucket become what pgBackRest reads, always encrypted', () => {
  expect(settingsOf({ ARCHIVE_URL: '/mnt/archivo', ARCHIVE_KEY: KEY })).toEqual(
    expect.arrayContaining([
      'repo1-path=/mnt/archivo',
      'repo1-cipher-type=aes-256-cbc',
      `repo1-cipher-pass=${KEY}`,
      'pg1-path=/datos/cluster',
    ]),
  );
  const amazon = settingsOf({ ...bucket, ARCHIVE_URL: 's3://archivo/tienda' });
  expect(amazon).toEqual(
    expect.arrayContaining(['repo1-path=/tienda', 'repo1-s3-endpoint=s3.us-east-1.amazonaws.com']),
  );
  expect(amazon).not.toContain('repo1-s3-uri-style=path');
  const own = settingsOf({
    ...bucket,
    ARCHIVE_URL: 's3://archivo',
    AWS_ENDPOINT_URL_S3: 'https://s3.local:9000',
  });
  expect(own).toEqual(
    expect.arrayContaining(['repo1-path=/', 'repo1-s3-endpoint=s3.local', 'repo1-storage-port=9000']),
  );
});
