import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../src/server/config.ts';
import { execute, sql } from '../../src/server/db/sql.ts';
import { createServer } from '../../src/server/server.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';

let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  await execute(
    database.pool,
    sql`insert into mailbox_message (channel, recipient, subject, text, html, created_at)
        select case when i % 2 = 0 then 'sms' else 'email' end,
               case when i % 3 = 0 then 'ana@example.com' else 'luis@example.com' end,
               'Asunto ' || i, 'Texto ' || i,
               case when i = 150 then '<img src="http://localhost:3000/img/a.webp"><script>alert(1)</script>' else '' end,
               '2026-03-05T15:00:00Z'::timestamptz + i * interval '1 minute'
        from generate_series(1, 150) as i`,
  );
});
afterAll(() => database.drop());
afterEach(() => app.close());

async function start(environment: Record<string, string> = {}): Promise<FastifyInstance> {
  const pools = { write: database.pool, read: database.pool, end: async () => {} };
  const server = await createServer({
    config: readConfig({ LOG_LEVEL: 'silent', ...environment }),
    pools,
    pages: null,
  });
  app = server.app;
  return app;
}

async function listSubjects(url: string): Promise<string[]> {
  const { mensajes } = (await app.inject(url)).json<{ mensajes: { asunto: string }[] }>();
  return mensajes.map(({ asunto }) => asunto);
}

test('the newest hundred messages come first, in the wire shape', async () => {
  await start();
  const response = await app.inject('/api/dev/mensajes');
  expect(response.headers['cache-control']).toBe('no-store');
  const { mensajes } = response.json();
  expect(mensajes).toHaveLength(100);
  expect(mensajes[1]).toEqual({
    id: 149,
    canal: 'email',
    para: 'luis@example.com',
    asunto: 'Asunto 149',
    texto: 'Texto 149',
    html: '',
    fecha: '2026-03-05T17:29:00.000Z',
  });
  expect(await listSubjects('/api/dev/mensajes')).toEqual(
    Array.from({ length: 100 }, (_, index) => `Asunto ${150 - index}`),
  );
});

test('para filters by recipient in any case', async () => {
  await start();
  const subjects = await listSubjects('/api/dev/mensajes?para=ANA%40example.com');
  expect(subjects.slice(0, 3)).toEqual(['Asunto 150', 'Asunto 147', 'Asunto 144']);
  expect(subjects).toHaveLength(50);
  expect(await listSubjects('/api/dev/mensajes?para=nadie%40example.com')).toEqual([]);
  expect(await listSubjects("/api/dev/mensajes?para='%20or%201%3D1")).toEqual([]);
});

test('the page shows a mail in a frame that runs nothing', async () => {
  await start();
  const list = await app.inject('/dev/mensajes?para=ana@example.com');
  expect(list.body).toContain('<a href="/dev/mensajes/150">Asunto 150</a>');
  expect(list.body).not.toContain('Asunto 149');
  const page = await app.inject('/dev/mensajes/150');
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  expect(page.body).toContain('&lt;script&gt;alert(1)');
  expect(page.body).toContain('&lt;img src=&quot;/img/a.webp&quot;&gt;');
  expect(page.body).not.toContain('<script');
  const sandbox = /<iframe[^>]+sandbox="([^"]+)"/.exec(page.body)?.[1];
  expect(sandbox).toBe('allow-same-origin allow-popups allow-popups-to-escape-sandbox');
});

test.each(['/dev/mensajes/999999', '/dev/mensajes/uno', '/dev/mensajes/99999999999999999999'])(
  '%s is not found',
  async (url) => {
    await start();
    expect((await app.inject(url)).statusCode).toBe(404);
  },
);

test('a filter that PostgreSQL cannot compare is no fault', async () => {
  await start();
  expect((await app.inject('/dev/mensajes?para=%00')).statusCode).toBe(200);
});

test('a filter is shown as text', async () => {
  await start();
  const { body } = await app.inject('/dev/mensajes?para=%22%3E%3Cscript%3E');
  expect(body).toContain('value="&quot;&gt;&lt;script&gt;"');
});

test.each(['/api/dev/mensajes', '/dev/mensajes', '/dev/mensajes/150', '/dev/mensajes.css'])(
  'production does not have %s',
  async (url) => {
    await start({
      PLAZUELA_MODE: 'production',
      SMTP_URL: 'smtp://mail.example.com',
      BASE_URL: 'https://plazuela.example',
    });
    const response = await app.inject(url);
    // This server has no pages, hence 405 outside of the API.
    expect(response.statusCode).toBe(url.startsWith('/api') ? 404 : 405);
    expect(response.body).not.toContain('Asunto');
  },
);
