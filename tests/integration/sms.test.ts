import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSmsSender } from '../../src/server/adapters/sms/create-sms-sender.ts';
import type { SmsSender } from '../../src/server/adapters/sms/sms-sender.ts';
import { readConfig, type SmsConfig } from '../../src/server/config.ts';
import { sql } from '../../src/server/db/sql.ts';
import { seedReferenceData } from '../../src/server/seed/reference-data.ts';
import { deliverAll, openBrowser, rowsOf } from '../support/identity-api.ts';
import { createTestServer } from '../support/server.ts';
import { startSmsProvider } from '../support/sms-provider.ts';

let provider: Awaited<ReturnType<typeof startSmsProvider>>;
beforeAll(async () => {
  provider = await startSmsProvider();
});
beforeEach(() => {
  provider.requests.length = 0;
});
afterAll(() => provider.stop());

const message = { reference: '<7.abc@plazuela.test>', recipient: '3001234567', text: 'Tu codigo es 4821.' };

function senderOf(name: SmsConfig['provider'], from = '+15550001111'): SmsSender {
  const config = { provider: name, account: 'AC1', key: 'llave', from, baseUrl: provider.url };
  const sender = createSmsSender(config);
  if (!sender) throw new Error('no sender');
  return sender;
}

describe('Twilio', () => {
  test('takes a message over', async () => {
    provider.answerWith(201, { sid: 'SM1', status: 'queued', error_code: null });
    expect(await senderOf('twilio').send(message)).toEqual({ ok: true });
    const [request] = provider.requests;
    expect(request?.path).toBe('/2010-04-01/Accounts/AC1/Messages.json');
    expect(request?.headers.authorization).toBe(`Basic ${Buffer.from('AC1:llave').toString('base64')}`);
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      To: '+573001234567',
      From: '+15550001111',
      Body: 'Tu codigo es 4821.',
    });
  });

  test('sends through a messaging service where one is configured', async () => {
    provider.answerWith(201, { sid: 'SM1' });
    await senderOf('twilio', 'MG123').send(message);
    const body = new URLSearchParams(provider.requests[0]?.body);
    expect(body.get('MessagingServiceSid')).toBe('MG123');
    expect(body.get('From')).toBeNull();
  });

  test('refuses a number for good, and a crowd for now', async () => {
    provider.answerWith(400, { code: 21211, message: "Invalid 'To' Phone Number", status: 400 });
    const refused = await senderOf('twilio').send(message);
    expect(refused).toMatchObject({ ok: false, isPermanent: true, error: expect.stringContaining('21211') });
    provider.answerWith(429, { code: 20429, message: 'Too Many Requests' });
    expect(await senderOf('twilio').send(message)).toMatchObject({ ok: false, isPermanent: false });
  });
});

describe('Infobip', () => {
  const answer = (groupName: string) => ({
    bulkId: 'b',
    messages: [{ to: '573001234567', messageId: 'm', status: { groupId: 1, groupName, name: groupName } }],
  });

  test('takes a message over under our reference', async () => {
    provider.answerWith(200, answer('PENDING'));
    expect(await senderOf('infobip', 'Plazuela').send(message)).toEqual({ ok: true });
    const [request] = provider.requests;
    expect(request?.path).toBe('/sms/2/text/advanced');
    expect(request?.headers.authorization).toBe('App llave');
    expect(JSON.parse(request?.body ?? '')).toEqual({
      messages: [
        {
          from: 'Plazuela',
          destinations: [{ to: '573001234567', messageId: message.reference }],
          text: message.text,
        },
      ],
    });
  });

  test('says so when it rejects a message, though the call succeeds', async () => {
    provider.answerWith(200, answer('REJECTED'));
    expect(await senderOf('infobip').send(message)).toMatchObject({ ok: false, isPermanent: true });
  });
});

describe('Háblame', () => {
  test('takes a message over', async () => {
    provider.answerWith(200, { statusCode: 200, statusMessage: 'OK', payload: { messages: [] } });
    expect(await senderOf('hablame').send(message)).toEqual({ ok: true });
    const [request] = provider.requests;
    expect(request?.path).toBe('/api/sms/v5/send');
    expect(request?.headers['x-hablame-key']).toBe('llave');
    expect(JSON.parse(request?.body ?? '')).toMatchObject({
      priority: true,
      messages: [{ to: '573001234567', text: message.text, reference01: message.reference }],
    });
  });

  test('is asked again when the account has a passing problem', async () => {
    provider.answerWith(401, { statusMessage: 'Unauthorized' });
    expect(await senderOf('hablame').send(message)).toMatchObject({ ok: false, isPermanent: false });
  });
});

test.each(['twilio', 'infobip', 'hablame'] as const)('%s: outages and nonsense never throw', async (name) => {
  provider.answerWith(503, '<html>busy</html>');
  expect(await senderOf(name).send(message)).toMatchObject({ ok: false, isPermanent: false });
  provider.answerWith(200, 'null');
  expect(await senderOf(name).send(message)).toMatchObject({ ok: false });
  const gone = { provider: name, account: 'AC1', key: 'llave', from: 'x', baseUrl: 'http://127.0.0.1:9' };
  const unreachable = await createSmsSender(gone)?.send(message);
  expect(unreachable).toMatchObject({ ok: false, isPermanent: false });
  expect(JSON.stringify(unreachable)).not.toMatch(/llave|4821/);
});

test('a registration sends its code through the configured provider', async () => {
  provider.answerWith(201, { sid: 'SM1' });
  const environment = {
    SMS_PROVIDER: 'twilio',
    SMS_ACCOUNT: 'AC1',
    SMS_KEY: 'llave',
    SMS_FROM: '+15550001111',
    SMS_BASE_URL: provider.url,
  };
  const server = await createTestServer({ environment });
  try {
    await seedReferenceData(server.database.pool);
    const browser = openBrowser(server.app);
    const { body } = await browser.post('/registro/usuario/email', { email: 'sms@plazuela.test' });
    const { codUsuario } = body.datos as { codUsuario: number };
    const sent = await browser.post('/registro/usuario/enviarsms', { codUsuario, telefono: '3001112233' });
    expect(sent.body).toMatchObject({ status: true, reenvioSegundos: 60 });
    await deliverAll(server.context);
    const text = new URLSearchParams(provider.requests[0]?.body).get('Body') ?? '';
    expect(text).toMatch(/^[ -~]{1,160}$/);
    const pin = /\d{4}/.exec(text)?.[0] ?? '';
    const stored = await rowsOf(server.database.pool, sql`select data from outbox_message`);
    expect(JSON.stringify(stored)).not.toContain(pin);
    const right = { pin, codUsuario, telefono: '3001112233' };
    expect((await browser.post('/registro/usuario/validarsms', right)).status).toBe(200);
  } finally {
    await server.end();
  }
});

test('production without a provider says that it cannot send', async () => {
  const environment = {
    PLAZUELA_MODE: 'production',
    SMTP_URL: 'smtp://localhost',
    BASE_URL: 'https://plazuela.example',
  };
  const server = await createTestServer({ environment });
  try {
    const browser = openBrowser(server.app);
    const { body } = await browser.post('/registro/usuario/email', { email: 'sms@plazuela.test' });
    const { codUsuario } = body.datos as { codUsuario: number };
    const sent = await browser.post('/registro/usuario/enviarsms', { codUsuario, telefono: '3001112233' });
    expect(sent.status).toBe(503);
    expect(sent.body.code).toBe('sms-unavailable');
  } finally {
    await server.end();
  }
});

test('a provider that is not fully configured stops the start with one clear line', () => {
  expect(() => readConfig({ SMS_PROVIDER: 'palomas' })).toThrow('SMS_PROVIDER is mailbox, twilio');
  expect(() => readConfig({ SMS_PROVIDER: 'twilio' })).toThrow('SMS_PROVIDER=twilio needs SMS_ACCOUNT');
  expect(() => readConfig({ SMS_PROVIDER: 'infobip', SMS_KEY: 'k', SMS_FROM: 'f' })).toThrow('SMS_BASE_URL');
  expect(readConfig({ SMS_PROVIDER: 'hablame', SMS_KEY: 'k' }).sms.provider).toBe('hablame');
});
