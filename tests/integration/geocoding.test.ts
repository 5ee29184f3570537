import { createServer as createHttpServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Geocoder } from '../../src/server/adapters/geocoding/geocoder.ts';
import { createGoogleGeocoder } from '../../src/server/adapters/geocoding/google-geocoder.ts';
import { createNominatimGeocoder } from '../../src/server/adapters/geocoding/nominatim-geocoder.ts';
import { sql } from '../../src/server/db/sql.ts';
import { geocodeAddress } from '../../src/server/modules/shipping/geo/geocoding.service.ts';
import { openShop, post, rows, type Shop } from '../support/order-factories.ts';

let shop: Shop;
let provider: Server;
let url: string;
let asked: { query: URLSearchParams; headers: IncomingMessage['headers'] }[];
let answer: { status?: number; body: unknown };

beforeAll(async () => {
  shop = await openShop();
  provider = createHttpServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost');
    asked.push({ query: searchParams, headers: request.headers });
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterAll(async () => {
  provider.close();
  await shop.close();
});
beforeEach(() => {
  asked = [];
});
afterEach(() => shop.db.query('delete from geocoding_cache'));

const bogota = {
  id: '11001',
  name: 'Bogotá, D.C.',
  departmentName: 'Bogotá, D.C.',
  latitude: 4.649251,
  longitude: -74.106992,
};
const question = { address: 'Calle 10 # 20-30', city: bogota };

const google = () => createGoogleGeocoder({ key: 'secret-key', url: `${url}/maps` });
const nominatim = (millisBetween = 0) =>
  createNominatimGeocoder({ url, contact: 'hola@plazuela.test', millisBetween });

function googleReply(location_type: string, lat = 4.65, lng = -74.1) {
  return { status: 'OK', results: [{ geometry: { location: { lat, lng }, location_type } }] };
}

/** The service with another provider than the configured one. */
const ask = (geocoder: Geocoder, address = 'Cra. 7 No 71-21 Apto 301', now = new Date()) =>
  geocodeAddress({ ...shop.context, geocoder, now: () => now }, { address, cityId: '11001' });

test('without a provider an address that makes sense gets the seat of its city, and says so', async () => {
  const send = (direccion: string, codCiudad = '11001') =>
    post(shop.app, '/geocodificar', { direccion, codCiudad });
  expect(await send('Calle 10 # 20-30')).toEqual({
    status: 200,
    body: { status: true, datos: { lat: 4.649251, lng: -74.106992, precision: 'ciudad' } },
  });
  for (const nonsense of ['123', '.....', 'aaaaaaa'])
    expect(await send(nonsense)).toEqual({
      status: 404,
      body: { status: false, code: 'address-not-found', message: 'Dirección no encontrada' },
    });
  expect(await send('Calle 10 # 20-30', '99999')).toMatchObject({
    status: 404,
    body: { code: 'unknown-city' },
  });
  expect((await send('')).status).toBe(400);
});

test('Google is asked with address, city and the key, and its precision is told', async () => {
  for (const [type, accuracy] of [
    ['ROOFTOP', 'address'],
    ['RANGE_INTERPOLATED', 'address'],
    ['GEOMETRIC_CENTER', 'street'],
    ['APPROXIMATE', 'city'],
    ['SOMETHING_NEW', 'city'],
  ]) {
    answer = { body: googleReply(type as string) };
    expect(await google().locate(question)).toEqual({ latitude: 4.65, longitude: -74.1, accuracy });
  }
  expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({
    address: 'Calle 10 # 20-30, Bogotá, D.C., Bogotá, D.C.',
    components: 'country:CO',
    region: 'co',
    language: 'es',
    key: 'secret-key',
  });
});

test("Google's refusals come with HTTP 200 and are outages, not missing addresses", async () => {
  answer = { body: { status: 'ZERO_RESULTS', results: [] } };
  expect(await google().locate(question)).toBeNull();
  for (const status of ['REQUEST_DENIED', 'OVER_QUERY_LIMIT', 'OVER_DAILY_LIMIT', 'UNKNOWN_ERROR']) {
    answer = { body: { status, error_message: 'The provided API key is invalid.' } };
    await expect(google().locate(question)).rejects.toThrow(status);
  }
});

test('Nominatim is asked with a contact, and its ranks tell how close the point is', async () => {
  for (const [place_rank, accuracy] of [
    [30, 'address'],
    [26, 'street'],
    [16, 'city'],
  ]) {
    answer = { body: [{ lat: '4.6500', lon: '-74.1000', place_rank, display_name: 'x' }] };
    expect(await nominatim().locate(question)).toEqual({ latitude: 4.65, longitude: -74.1, accuracy });
  }
  expect(asked[0]?.headers['user-agent']).toContain('hola@plazuela.test');
  expect(asked[0]?.query.get('countrycodes')).toBe('co');
  answer = { body: [] };
  expect(await nominatim().locate(question)).toBeNull();
});

test('a crowd is turned away instead of waiting for minutes', async () => {
  answer = { body: [] };
  const geocoder = nominatim(50);
  const results = await Promise.allSettled(Array.from({ length: 12 }, () => geocoder.locate(question)));
  expect(results.some(({ status }) => status === 'rejected')).toBe(true);
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(5);
});

test('a found address is kept: asking again, however it is written, costs no request', async () => {
  answer = { body: googleReply('ROOFTOP') };
  const first = await ask(google());
  expect(first).toEqual({ ok: true, value: { latitude: 4.65, longitude: -74.1, accuracy: 'address' } });
  expect(await ask(google(), 'CARRERA 7 # 71 - 21, apto 502')).toEqual(first);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.query.get('address')).toBe('Carrera 7 # 71-21, Bogotá, D.C., Bogotá, D.C.');
  // Google's terms: 30 days.
  await ask(google(), undefined, new Date(Date.now() + 31 * 86_400_000));
  expect(asked).toHaveLength(2);
  expect(await rows(shop.db, sql`select provider, accuracy from geocoding_cache`)).toEqual([
    { provider: 'google', accuracy: 'address' },
  ]);
});

test.each([
  ['in another city', 6.24, -75.58],
  ['in another country', 40.4, -3.7],
  ['at no place', 0, 0],
])('a point %s counts as not found and is not kept', async (_name, lat, lng) => {
  answer = { body: googleReply('ROOFTOP', lat, lng) };
  expect(await ask(google())).toMatchObject({ ok: false, reason: 'address-not-found' });
  expect(await rows(shop.db, sql`select 1 from geocoding_cache`)).toEqual([]);
});

test.each([
  ['a server error', { status: 500, body: {} }],
  ['too many requests', { status: 429, body: {} }],
  ['a reply that is no JSON', { body: '<html>' }],
  ['a reply of another shape', { body: { results: 'none' } }],
])('%s is a failed search with its own text, and nothing is kept', async (_name, given) => {
  answer = given;
  for (const geocoder of [google(), nominatim()])
    expect(await ask(geocoder)).toMatchObject({ ok: false, reason: 'geocoding-failed' });
  expect(await rows(shop.db, sql`select 1 from geocoding_cache`)).toEqual([]);
});

test('an unreachable provider answers 503 with the text of the specification', async () => {
  const other = await openShop({ GEOCODER: 'nominatim', NOMINATIM_URL: 'http://127.0.0.1:9' });
  try {
    expect(
      await post(other.app, '/geocodificar', { direccion: 'Calle 10 # 20-30', codCiudad: '11001' }),
    ).toEqual({
      status: 503,
      body: {
        status: false,
        code: 'geocoding-failed',
        message: expect.stringMatching(/^Error obteniendo latitud y longitud: ./),
      },
    });
  } finally {
    await other.close();
  }
});
