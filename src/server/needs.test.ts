import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { startMessage } from './start-message.ts';

const production = {
  DATABASE_URL: 'postgres://db/plazuela',
  BASE_URL: 'https://plazuela.example',
  SMTP_URL: 'smtps://user:secret@mail.example.com',
};

const complete = {
  ...production,
  SMS_PROVIDER: 'hablame',
  SMS_KEY: 'clave',
  PAYMENTS: 'none',
  GEOCODER: 'offline',
  BACKUP_DIR: '/mnt/copias',
  ARCHIVE_URL: 'none',
  SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
  TRUSTED_PROXIES: '1',
  BRAND_LEGAL_NAME: 'Mercado S.A.S.',
  BRAND_NIT: '900123456-8',
  BRAND_ADDRESS: 'Calle 1 # 2-3',
  BRAND_PHONE: '6011234567',
  BRAND_EMAIL: 'hola@mercado.example',
};

const needsOf = (environment: Record<string, string>) => readConfig(environment).needs.map(({ id }) => id);

test('production with nothing but what it demands lacks all of these', () => {
  expect(needsOf(production)).toEqual([
    'sms',
    'mail',
    'payments',
    'geocoder',
    'backups',
    'archive',
    'secrets',
    'brand',
    'proxies',
  ]);
});

test('what was configured, or left out on purpose, is no need', () => {
  expect(needsOf(complete)).toEqual([]);
});

test.each([
  [{ SMS_PROVIDER: 'mailbox' }, 'sms'],
  [{ BACKUPS_KEPT: '0' }, 'backups'],
  [{ OPERATOR_SECOND_FACTOR: 'optional' }, 'second-factor'],
  [{ BASE_URL: 'http://plazuela.example' }, 'https'],
])('%o is one', (changes, id) => {
  expect(needsOf({ ...complete, ...changes })).toEqual([id]);
});

test('payments that nobody really makes are one', () => {
  const keys = {
    PAYMENTS: 'epayco',
    EPAYCO_PUBLIC_KEY: 'a',
    EPAYCO_PRIVATE_KEY: 'b',
    EPAYCO_CUSTOMER_ID: '1',
    EPAYCO_P_KEY: 'c',
  };
  expect(needsOf({ ...complete, ...keys })).toEqual([]);
  expect(needsOf({ ...complete, ...keys, EPAYCO_TEST: 'true' })).toEqual(['payments']);
});

test('a demo lacks nothing', () => {
  expect(needsOf({})).toEqual([]);
});

test('the start names the address that shoppers see, and lists what is missing', () => {
  const told = startMessage(readConfig({ ...production, PORT: '4000' }));
  expect(told).toContain('en marcha:\n  https://plazuela.example\n');
  expect(told).not.toContain('localhost');
  expect(told).toMatch(/Falta por configurar:\n {2}- Mensajes de texto \(SMS\)\. Nadie puede registrarse/);
  expect(startMessage(readConfig(complete))).not.toContain('Falta');
});

test('a demo under an address of its own tells that one', () => {
  const told = startMessage(readConfig({ BASE_URL: 'https://demo.example' }));
  expect(told).toContain('operacion@plazuela.test  https://demo.example/operacion');
  expect(told).toContain('https://demo.example/dev/mensajes');
});
