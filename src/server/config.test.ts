import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const production = {
  DATABASE_URL: 'postgres://db/plazuela',
  BASE_URL: 'https://plazuela.example',
  SMTP_URL: 'smtps://user:secret@mail.example.com',
};

test('without any variable it is a demo on the embedded database', () => {
  expect(readConfig({})).toMatchObject({ mode: 'demo', databaseUrl: null, port: 3000 });
});

test('a server reaches itself by the address that it listens on', () => {
  expect(readConfig({}).ownUrl).toBe('http://127.0.0.1:3000');
  const own = (HOST: string) => readConfig({ HOST, PORT: '3001' });
  expect(own('::').ownUrl).toBe('http://127.0.0.1:3001');
  expect(own('::1').ownUrl).toBe('http://[::1]:3001');
  const { ownUrl, payments } = own('10.0.0.21');
  expect(ownUrl).toBe('http://10.0.0.21:3001');
  expect(payments.epayco.validationUrl).toBe('http://10.0.0.21:3001/emulador/epayco');
});

test('a database of its own means production, which names everything it lacks at once', () => {
  expect(readConfig(production).mode).toBe('production');
  const start = () => readConfig({ DATABASE_URL: production.DATABASE_URL });
  expect(start).toThrow(/SMTP_URL[\s\S]*BASE_URL/);
});

test('a mail server that cannot be one is refused at start, not at the first mail', () => {
  expect(() => readConfig({ ...production, SMTP_URL: 'garbage' })).toThrow(/SMTP_URL begins with smtp/);
});

test.each([
  ['PORT', 'x'],
  ['DATABASE_POOL_SIZE', '0'],
  ['GEOCODER', 'guess'],
  ['WORKER', 'sometimes'],
])('%s=%s is refused', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test('FILES_URL names a folder, a bucket, or both while files are moved, and a bucket needs its keys', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
  const depotsOf = (url: string) => readConfig({ ...keys, FILES_URL: url }).files.depots;
  expect(readConfig({}).files.depots).toEqual([{ kind: 'folder' }]);
  expect(depotsOf('s3://plazuela/tienda/,folder')).toEqual([
    { kind: 'bucket', bucket: 'plazuela', prefix: 'tienda/' },
    { kind: 'folder' },
  ]);
  expect(() => readConfig({ FILES_URL: 's3://plazuela' })).toThrow('AWS_ACCESS_KEY_ID');
  for (const wrong of ['https://plazuela', 's3://', 's3://a/../b', 'folder,', 'Folder'])
    expect(() => readConfig({ ...keys, FILES_URL: wrong }), wrong).toThrow('FILES_URL');
});
