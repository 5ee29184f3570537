import { Writable } from 'node:stream';
import Fastify, { LogController } from 'fastify';
import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { registerRequestLog } from './request-log.ts';

test('a line names the path that was asked, without its query and without the key of a shared list', async () => {
  const paths: string[] = [];
  const stream = new Writable({
    write: (line, _encoding, done) => {
      paths.push(JSON.parse(line).path);
      done();
    },
  });
  const app = Fastify({
    loggerInstance: createLog('info', stream),
    logController: new LogController({ disableRequestLogging: true }),
  });
  registerRequestLog(app);
  app.get('/*', async () => 'ok');
  const key = 'Abc_123-Abc_123-Abc_1234';
  for (const asked of ['/lista', '/_datos/lista', '/LISTA', '/api/listas/compartidas'])
    await app.inject(`${asked}/${key}?x=1`);
  for (const asked of ['/cuenta/listas/17?x=1', '/api/listas/17/productos', '/']) await app.inject(asked);
  await app.close();
  expect(paths).toEqual([
    ...['/lista/…', '/_datos/lista/…', '/LISTA/…', '/api/listas/compartidas/…'],
    ...['/cuenta/listas/17', '/api/listas/17/productos', '/'],
  ]);
});
