import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../src/server/config.ts';
import type { Context } from '../../src/server/context.ts';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { listMailboxMessages } from '../../src/server/modules/messages/mailbox.repository.ts';
import { deliverDueMessages } from '../../src/server/modules/messages/outbox-delivery.ts';
import { createServer } from '../../src/server/server.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';
import { startSmtpServer } from '../support/smtp-server.ts';

let database: TestDatabase;
let app: FastifyInstance;
let context: Context;
let visitor = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  const pools = { write: database.pool, read: database.pool, end: async () => {} };
  const config = readConfig({
    LOG_LEVEL: 'silent',
    TRUSTED_PROXIES: '1',
    MAIL_OPERATOR: 'operacion@plazuela.test',
  });
  const now = () => new Date(Date.now() + 1_000);
  ({ app, context } = await createServer({ config, pools, pages: null, now }));
});
afterAll(async () => {
  await app.close();
  await database.drop();
});
beforeEach(() =>
  execute(database.pool, sql`truncate contact_message, outbox_message, mailbox_message restart identity`),
);

const filled = {
  nombre: 'Ana María Ruiz',
  email: 'Ana@Example.com',
  telefono: '+57 300 123 4567',
  tema: 'Envíos',
  mensaje: 'Mi paquete no llega.\n¿Dónde está?',
};

function send(payload: object) {
  return app.inject({
    method: 'POST',
    url: '/api/contacto',
    headers: { 'x-forwarded-for': `10.1.0.${++visitor}` },
    payload,
  });
}

function listStored() {
  return query(
    database.pool,
    sql`select id, name, email, phone, topic, body from contact_message order by id`,
  );
}

test('a stranger who writes in her name floods nobody: three receipts a day, every message is stored', async () => {
  const mails = { ...filled, email: 'victima@example.com' };
  for (let count = 0; count < 6; count++) expect((await send(mails)).statusCode).toBe(201);
  const receipts = await query<{ count: number }>(
    database.pool,
    sql`select count(*)::int as count from outbox_message where recipient = 'victima@example.com'`,
  );
  expect(receipts).toEqual([{ count: 3 }]);
  expect(await listStored()).toHaveLength(6);
});

test('a message is stored, answered with its filing number, and mailed to operator and sender', async () => {
  const response = await send(filled);
  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({
    status: true,
    datos: {
      mensaje: 'Recibimos tu mensaje. Tu número de radicado es C-000001; te respondemos a ana@example.com.',
    },
  });
  expect(await listStored()).toEqual([
    {
      id: 1,
      name: 'Ana María Ruiz',
      email: 'ana@example.com',
      phone: '3001234567',
      topic: 'Envíos',
      body: filled.mensaje,
    },
  ]);
  await deliverDueMessages(context);
  const mails = await listMailboxMessages(database.pool, null);
  const byRecipient = Object.fromEntries(mails.map((mail) => [mail.recipient, mail]));
  expect(Object.keys(byRecipient).sort()).toEqual(['ana@example.com', 'operacion@plazuela.test']);
  expect(byRecipient['operacion@plazuela.test']).toMatchObject({
    subject: 'C-000001 · Envíos',
    text: expect.stringContaining('Mi paquete no llega.\n¿Dónde está?'),
  });
  expect(byRecipient['ana@example.com']?.subject).toBe('Recibimos tu mensaje C-000001');
});

test.each([
  [
    {},
    {
      nombre: 'Este campo es obligatorio.',
      email: 'Este campo es obligatorio.',
      mensaje: 'Este campo es obligatorio.',
    },
  ],
  [{ ...filled, nombre: '  ' }, { nombre: 'Este campo es obligatorio.' }],
  [{ ...filled, email: 'ana@example' }, { email: 'Por favor, ingrese un correo electrónico válido.' }],
  [{ ...filled, email: 'a@x.co,b@x.co' }, { email: 'Por favor, ingrese un correo electrónico válido.' }],
  [
    { ...filled, email: 'a@x.co\r\nBcc: b@x.co' },
    { email: 'Por favor, ingrese un correo electrónico válido.' },
  ],
  [
    { ...filled, telefono: '12345' },
    { telefono: 'Por favor, ingrese un número de teléfono válido (10 dígitos).' },
  ],
])('%j is refused with a message per field', async (payload, campos) => {
  const response = await send(payload);
  expect(response.statusCode).toBe(400);
  expect(response.json().campos).toEqual(campos);
  expect(await listStored()).toEqual([]);
});

test('phone and topic may be left out', async () => {
  const { nombre, email, mensaje } = filled;
  expect((await send({ nombre, email, mensaje })).statusCode).toBe(201);
  expect(await listStored()).toMatchObject([{ phone: null, topic: 'Consulta general' }]);
});

test('nothing that the sender wrote travels to the address she gave', async () => {
  await send({
    ...filled,
    nombre: 'Gana dinero en http://malo.example',
    tema: 'OFERTA',
    mensaje: 'Entra ya',
  });
  await deliverDueMessages(context);
  const [receipt] = await listMailboxMessages(database.pool, 'ana@example.com');
  const everything = `${receipt?.subject} ${receipt?.text} ${receipt?.html}`;
  expect(everything).toContain('C-000001');
  for (const part of ['malo.example', 'OFERTA', 'Entra ya']) expect(everything).not.toContain(part);
});

test('line breaks in name and topic add no mail headers, and markup stays text', async () => {
  const smtp = await startSmtpServer();
  const name = 'Ana\r\nBcc: victima@example.com';
  await send({ ...filled, nombre: name, tema: 'Hola\r\nX-Malo: 1', mensaje: '<img src=x onerror=alert(1)>' });
  const mail = { ...context.config.mail, smtpUrl: smtp.url };
  await deliverDueMessages({ ...context, config: { ...context.config, mail } });
  await smtp.close();
  const toOperator = smtp.received.find((raw) => raw.includes('To: operacion@plazuela.test')) ?? '';
  const [headers = '', ...bodies] = toOperator.split('\r\n\r\n');
  expect(headers).not.toMatch(/^(Bcc|X-Malo):/im);
  expect(headers).toMatch(/^Reply-To: .*<ana@example\.com>$/m);
  const html = bodies.join('\r\n\r\n').replaceAll('=\r\n', '').split('text/html')[1] ?? '';
  expect(html).toContain('&lt;img src=3Dx');
  expect(html).not.toContain('<img src');
});
