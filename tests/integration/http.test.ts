import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedReferenceData } from '../../src/server/seed/reference-data.ts';
import type { Endpoint } from '../../src/wire/endpoint.ts';
import { endpoints } from '../../src/wire/endpoints.ts';
import { errors } from '../../src/wire/errors.ts';
import { passTime } from '../support/pass-time.ts';
import { createTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await seedReferenceData(server.database.pool);
});
afterAll(() => server.end());

const isNoneOf =
  (methods: string[]) =>
  (method: string): boolean =>
    !methods.includes(method);
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('calls that do not exist', () => {
  test('answer 404 in the shape of failures', async () => {
    const reply = await get('/api/nada');
    expect(reply.statusCode).toBe(404);
    expect(server.json(reply)).toEqual({
      status: false,
      code: 'not-found',
      message: errors['not-found'].message,
    });
  });

  test('answer 404 whatever is sent', async () => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/nada',
      payload: 'x'.repeat(2_000_000),
    });
    expect(reply.statusCode).toBe(404);
  });

  test('answer 405 and name the methods that exist', async () => {
    const reply = await server.app.inject({ method: 'DELETE', url: '/api/departamentos' });
    expect(reply.statusCode).toBe(405);
    expect(reply.headers.allow).toBe('GET, HEAD');
    expect(server.json(reply)).toMatchObject({ status: false, code: 'method-not-allowed' });
  });

  test('answer 405 at every address, also where a parameter of another would take it', async () => {
    const definitions: Endpoint[] = Object.values(endpoints);
    for (const path of new Set(definitions.map((one) => one.path))) {
      const methods = definitions.filter((one) => one.path === path).map(({ method }) => method);
      const url = `/api${path.replaceAll(/:\w+/g, '7')}/`;
      for (const method of (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter(isNoneOf(methods))) {
        const reply = await server.app.inject({ method, url, headers: { origin: 'http://localhost:3000' } });
        expect(reply.statusCode, `${method} ${url}`).toBe(405);
        expect(
          String(reply.headers.allow)
            .split(', ')
            .filter(isNoneOf(['HEAD'])),
          url,
        ).toEqual(methods);
      }
    }
  });

  test('answer 400 for an address that cannot be decoded', async () => {
    const reply = await get('/api/%c0');
    expect(reply.statusCode).toBe(400);
    expect(server.json(reply)).toMatchObject({ status: false, code: 'invalid-input' });
  });
});

describe('replies', () => {
  test('have an id of their own that the log has too', async () => {
    const first = (await get('/api/departamentos')).headers['x-request-id'];
    const second = (await get('/api/departamentos')).headers['x-request-id'];
    expect(first).toMatch(/^[\w-]{8,}$/);
    expect(second).not.toBe(first);
  });

  test('answer HEAD like GET without the body', async () => {
    const reply = await server.app.inject({ method: 'HEAD', url: '/api/departamentos' });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe('');
  });

  test('are compressed when they are long and the client takes it', async () => {
    const reply = await get('/api/ciudades?q=05', { 'accept-encoding': 'gzip' });
    expect(reply.headers['content-encoding']).toBe('gzip');
    const short = await get('/api/tiposPersona', { 'accept-encoding': 'gzip' });
    expect(short.headers['content-encoding']).toBeUndefined();
  });
});

test('too many writes from one address answer 429 in Spanish, others are not touched', async () => {
  const send = (remoteAddress: string) =>
    server.app.inject({ method: 'POST', url: '/api/contacto', payload: {}, remoteAddress });
  const limit = endpoints.sendContactMessage.requestsPerMinute;
  for (let count = 0; count < limit; count++) expect((await send('10.1.1.1')).statusCode).toBe(400);
  const refused = await send('10.1.1.1');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBeDefined();
  expect(server.json(refused)).toMatchObject({ status: false, message: errors['too-many-requests'].message });
  expect((await send('10.1.1.2')).statusCode).toBe(400);
});

test('whoever was refused may write after a minute, though the clock was set back meanwhile', async () => {
  const send = () =>
    server.app.inject({ method: 'POST', url: '/api/contacto', payload: {}, remoteAddress: '10.1.1.3' });
  const limit = endpoints.sendContactMessage.requestsPerMinute;
  for (let count = 0; count < limit; count++) expect((await send()).statusCode).toBe(400);
  expect((await send()).statusCode).toBe(429);
  let undo = passTime(50_000, -3_600_000);
  const refused = await send();
  undo();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(10);
  undo = passTime(61_000, -3_600_000);
  const answered = await send();
  undo();
  expect(answered.statusCode).toBe(400);
});

describe('what browsers and researchers are told', () => {
  test('pages and calls need no camera, no microphone and no other part of the machine', async () => {
    for (const url of ['/api/departamentos', '/nada'])
      expect((await get(url)).headers['permissions-policy']).toContain('camera=(), ');
  });

  test('security.txt names whom to write to, and is valid for less than a year', async () => {
    const reply = await get('/.well-known/security.txt');
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(reply.body).toContain('Contact: mailto:hola@plazuela.test\n');
    const expires = Date.parse(/^Expires: (.+)$/m.exec(reply.body)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 366 * 24 * 60 * 60_000);
  });
});

describe('the origin of a write', () => {
  const write = async (environment: Record<string, string>, headers: Record<string, string>) => {
    const other = await createTestServer({ environment });
    const reply = await other.app.inject({ method: 'POST', url: '/api/contacto', payload: {}, headers });
    await other.end();
    return reply.statusCode;
  };
  const production = {
    PLAZUELA_MODE: 'production',
    BASE_URL: 'https://plazuela.example',
    SMTP_URL: 'smtp://localhost',
  };

  test.each([
    ['https://plazuela.example', 'plazuela.example', 400],
    ['https://plazuela.example', 'node7.internal', 400],
    ['http://plazuela.example', 'plazuela.example', 403],
    ['https://evil.example', 'evil.example', 403],
    ['https://127.0.0.1', '127.0.0.1', 403],
    ['null', 'plazuela.example', 403],
  ])('%s at the host %s: %i', async (origin, host, status) => {
    expect(await write(production, { origin, host })).toBe(status);
  });

  test('a demo is also used by the addresses of its machine, but by no other name', async () => {
    expect(await write({}, { origin: 'http://192.168.1.7:3000', host: '192.168.1.7:3000' })).toBe(400);
    expect(await write({}, { origin: 'http://rebound.example:3000', host: 'rebound.example:3000' })).toBe(
      403,
    );
  });
});

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const result = await validator.validate(server.json(await get('/api/openapi.json')));
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  test('describes every call of strangers with its parameters and replies, and none of the panels', async () => {
    const { paths } = server.json(await get('/api/openapi.json')) as { paths: Record<string, Operations> };
    const all = Object.entries(endpoints) as [string, Endpoint][];
    const isOfPanels = ({ path }: Endpoint) =>
      /^\/(operacion|vender)\//.test(path) && !path.startsWith('/vender/v1/');
    const shown = all.filter(([, definition]) => !isOfPanels(definition));
    const described = Object.values(paths).flatMap((operations) => Object.values(operations));
    expect(described.map(({ operationId }) => operationId).sort()).toEqual(
      shown.map(([name]) => name).sort(),
    );
    for (const [name, definition] of shown) {
      const path = definition.path.replaceAll(/:(\w+)/g, '{$1}');
      const operation = paths[path]?.[definition.method.toLowerCase()];
      expect(operation?.operationId, name).toBe(name);
      const inPath = operation?.parameters.filter((parameter) => parameter.in === 'path');
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
      expect(
        inPath?.map((parameter) => parameter.name),
        name,
      ).toEqual(named);
      expect(operation?.requestBody !== undefined, name).toBe(definition.body !== undefined);
      expect(Object.keys(operation?.responses ?? {})).toContain(String(definition.successStatus ?? 200));
    }
  });

  test('says what replies hold in the words of the wire', async () => {
    const { components } = server.json(await get('/api/openapi.json')) as { components: Components };
    expect(components.schemas.Departamento?.required).toEqual(['codDepto', 'nomDepto']);
    expect(components.schemas.TarjetaDeProducto?.properties?.precioProducto?.type).toBe('integer');
  });

  test('can be browsed without a script inside the page', async () => {
    const page = await get('/api/docs');
    expect(page.body).not.toMatch(/<script>/);
    for (const [, address] of page.body.matchAll(/(?:src|href)="(\/api\/[^"]+)"/g))
      expect((await get(address ?? '')).statusCode, address).toBe(200);
  });
});

interface Operations {
  [method: string]: {
    operationId: string;
    parameters: { in: string; name: string }[];
    requestBody?: object;
    responses: object;
  };
}

interface Components {
  schemas: Record<string, { required?: string[]; properties?: Record<string, { type: string }> }>;
}

describe('/metrics', () => {
  test('counts replies by call and not by address', async () => {
    await get('/api/ciudades?q=05');
    const { body } = await get('/metrics');
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/ciudades",status="200"\} \d+/,
    );
    expect(body).toMatch(/^database_connections\{pool="write",state="idle"\} \d+$/m);
    expect(body).toMatch(/^process_resident_memory_bytes \d+$/m);
  });

  test('are kept from strangers in production', async () => {
    const production = await createTestServer({
      environment: {
        PLAZUELA_MODE: 'production',
        BASE_URL: 'https://tienda.example',
        SMTP_URL: 'smtp://localhost:2525',
        METRICS_TOKEN: 'a-long-token',
      },
    });
    const ask = (authorization?: string) =>
      production.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
    expect((await ask()).statusCode).toBe(404);
    for (const token of ['wrong', 'a-long-toke', 'a-long-tokem', 'a-long-token2', 'a-long-tokeñ'])
      expect((await ask(`Bearer ${token}`)).statusCode).toBe(404);
    expect((await ask('Bearer a-long-token')).statusCode).toBe(200);
    expect((await production.app.inject('/api/dev/mensajes')).statusCode).toBe(404);
    await production.end();
  });
});

describe('the site map', () => {
  test('lists pages, categories with products, active sellers and active products', async () => {
    const pool = server.database.pool;
    await pool.query(`insert into seller (id, person_type_id, display_name, nit, email, phone, address, city_id, epayco_id,
        fee_percent, status) values (73, '1', 'Del Campo', '999000001', 'a@b.co', '3000000000', 'Calle 1', '11001', 'x', 5, 2)`);
    await pool.query(`insert into category (id, name, parent_id, product_count) values (69, 'Del Campo', null, 1),
        (70, 'Frutas', 69, 1), (71, 'Vacía', 69, 0)`);
    await pool.query(`insert into product (id, seller_id, main_category_id, subcategory_id, reference, name, description,
        price, image_url, weight_kilograms, height_centimetres, width_centimetres, length_centimetres, active)
        values (20001, 73, 69, 70, 'A', 'Aguacate', '', 1000, '/img/a-640.webp', 1, 1, 1, 1, true),
        (20002, 73, 69, 70, 'B', 'Oculto', '', 1000, '/img/a-640.webp', 1, 1, 1, 1, false)`);
    const index = (await get('/sitemap.xml')).body;
    expect(locations(index)).toEqual(['/sitemap-paginas.xml', '/sitemap-productos-1.xml']);
    const pages = locations((await get('/sitemap-paginas.xml')).body);
    expect(pages).toContain('/productos/category/69/70');
    expect(pages).toContain('/productos/seller/73');
    expect(pages).not.toContain('/productos/category/69/71');
    expect(locations((await get('/sitemap-productos-1.xml')).body)).toEqual(['/producto/20001']);
    expect((await get('/sitemap-productos-2.xml')).statusCode).toBe(404);
    await pool.query('update seller set status = 3 where id = 73');
    expect((await get('/sitemap-productos-1.xml')).statusCode).toBe(404);
    expect(locations((await get('/sitemap.xml')).body)).toEqual(['/sitemap-paginas.xml']);
  });

  test('is named in robots.txt, which keeps robots from baskets and calls', async () => {
    const { body } = await get('/robots.txt');
    expect(body).toContain('Sitemap: http://localhost:3000/sitemap.xml');
    expect(body).toContain('Disallow: /api/');
    expect(body).toContain('Disallow: /checkout');
  });
});

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>http:\/\/localhost:3000([^<]*)<\/loc>/g)].map(([, path]) => path ?? '');
}
