import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer, type Server } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findProgramProblem } from '../../src/server/adapters/archive/pgbackrest.ts';
import { readConfig } from '../../src/server/config.ts';
import { createLog } from '../../src/server/log.ts';
import { flushArchive } from '../../src/server/modules/operations/archive-flush.ts';
import { makeBaseCopy } from '../../src/server/modules/operations/base-copy.jobs.ts';
import { restoreMoment } from '../../src/server/modules/operations/restore-moment.service.ts';
import { databaseHome, openDatabase } from '../../src/server/open-database.ts';
import { BUCKET, type ObjectStore, openObjectStore } from '../support/object-store.ts';

const program = process.env.PGBACKREST ?? 'pgbackrest';
const isThere = (await findProgramProblem(program)) === null;

let folder: string;
let store: ObjectStore;
let front: Server;
beforeAll(async () => {
  if (!isThere) return;
  folder = await mkdtemp(path.join(tmpdir(), 'plazuela-bucket-'));
  store = await openObjectStore();
  front = await openTlsFront(store.environment.AWS_ENDPOINT_URL_S3 ?? '');
});
afterAll(async () => {
  if (!isThere) return;
  front.closeAllConnections();
  front.close();
  await store.end();
  await rm(folder, { recursive: true, force: true });
});

/** pgBackRest speaks to no store without TLS: its own certificate, and every request handed on as it is. */
async function openTlsFront(target: string): Promise<Server> {
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name)) as [string, string];
  execFileSync(
    'openssl',
    `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout ${key} -out ${cert}`.split(
      ' ',
    ),
    { stdio: 'ignore' },
  );
  const server = createServer({ key: await readFile(key), cert: await readFile(cert) }, (asked, reply) => {
    const passed = request(target + asked.url, { method: asked.method, headers: asked.headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    passed.on('error', () => reply.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

test.runIf(isThere)(
  'an archive in a bucket is begun, filled and restored',
  { timeout: 300_000 },
  async () => {
    const { port } = front.address() as { port: number };
    const config = readConfig({
      ...store.environment,
      AWS_ENDPOINT_URL_S3: `https://localhost:${port}`,
      NODE_EXTRA_CA_CERTS: path.join(folder, 'cert.pem'),
      LOG_LEVEL: 'silent',
      DATA_DIR: path.join(folder, 'data'),
      ARCHIVE_URL: `s3://${BUCKET}/archivo`,
      ARCHIVE_KEY: 'clave-de-prueba-que-tiene-mas-de-32-letras',
      PGBACKREST: program,
    });
    const database = await openDatabase(config, createLog('silent'));
    try {
      await makeBaseCopy({ config, write: database.pools.write, now: () => new Date() });
      expect(await flushArchive(databaseHome(config))).toBe(true);
      const told: string[] = [];
      const into = path.join(folder, 'restored');
      const wish = { config, moment: null, into, now: new Date(), report: (line: string) => told.push(line) };
      expect((await restoreMoment(wish)).folder).toBe(into);
      expect(told).toContain('The books balance');
    } finally {
      await database.close();
    }
  },
);
