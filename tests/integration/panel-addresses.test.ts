import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { execute, sql } from '../../src/server/db/sql.ts';
import type { PageSource } from '../../src/server/pages/page-renderer.ts';
import { seedReferenceData } from '../../src/server/seed/reference-data.ts';
import { seedDemo } from '../../src/server/seed/seed-demo.ts';
import * as renderer from '../../src/web/entry-server.tsx';
import { bareOperatorPages, operatorPages } from '../../src/web/operator/operator-pages.ts';
import { bareSellerPages, sellerPages } from '../../src/web/seller/seller-pages.ts';
import { cases } from '../support/random-cases.ts';
import { createTestServer, type TestServer } from '../support/server.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

/** As they stand in an address. */
const HOSTILE = [
  '',
  '0',
  '-1',
  '1.5',
  '1e308',
  'NaN',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  '9999999999999-9999999999',
  '2026-02-30',
  '2026-13-45',
  '+275760-09-13T00:00:00.001Z',
  'a%00b',
  '%00',
  '%ED%A0%80',
  '%C0%AF',
  '%zz',
  '__proto__',
  '[]',
  '{"a":1}',
  "'%3B%20drop%20table%20product%3B%20--",
  '%25%5F%5C',
  'a'.repeat(3_000),
  '9'.repeat(400),
] as const;

/** A path without its last part is another page's. */
const HOSTILE_PARTS = HOSTILE.filter((value) => value !== '');

const assets = { styleSheet: '/assets/e.css', entryScript: '/assets/e.js', fonts: [] };
const source: PageSource = { renderer, assets: { store: assets, panel: assets } };

const panels = {
  seller: { home: '/vender', pages: [...sellerPages, ...bareSellerPages] },
  operator: { home: '/operacion', pages: [...operatorPages, ...bareOperatorPages] },
};
type Panel = keyof typeof panels;

let server: TestServer;
let dataDir: string;
let people: Record<Panel, LoggedIn>;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'plazuela-addresses-'));
  server = await createTestServer({
    pages: source,
    environment: { DATA_DIR: dataDir, PAGES_PER_SECOND: '0' },
  });
  await seedReferenceData(server.context.write);
  await seedDemo(server.context);
  const { pool } = server.database;
  people = {
    seller: await logIn(pool, { roles: ['seller'] }),
    operator: await logIn(pool, { roles: ['operator'] }),
  };
  await execute(pool, sql`update seller set account_id = ${people.seller.id} where id = 73`);
});
afterAll(async () => {
  await server.end();
  await rm(dataDir, { recursive: true });
});

async function open(panel: Panel, address: string) {
  return server.app.inject({ url: address, cookies: people[panel].cookies });
}

/** One address of every page that links lead to from the panel's home, whatever its numbers. */
async function walk(panel: Panel): Promise<Map<string, string>> {
  const { home, pages } = panels[panel];
  const found = new Map<string, string>();
  const queue: string[] = [home, ...pages.map(({ address: { pattern } }) => pattern).filter(isWhole)];
  while (queue.length > 0) {
    const address = queue.shift() ?? '';
    const pattern = patternOf(panel, address);
    if (!pattern || found.has(pattern)) continue;
    const reply = await open(panel, address);
    // The way in leads on whoever is in.
    if (reply.statusCode === 200 || reply.statusCode === 302) found.set(pattern, address);
    queue.push(...[...reply.body.matchAll(/href="([^"?#]+)/g)].map(([, href = '']) => href));
  }
  return found;
}

const isWhole = (pattern: string) => !pattern.includes(':');

/** Of two patterns that fit, the fixed words count: 'historia' is no number of a settlement. */
function patternOf(panel: Panel, address: string): string | undefined {
  const fitting = panels[panel].pages
    .map((page) => page.address.pattern)
    .filter((pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(address));
  return fitting.sort((one, other) => one.split(':').length - other.split(':').length)[0];
}

/** Weighed before any page is made (`costOf`). */
const NOT_THE_PAGES = new Set(['search', 'categorias', 'vendedores']);

/** What the page asks of its query. */
async function namesAskedBy(panel: Panel, address: string): Promise<string[]> {
  const names = new Set<string>();
  const spies = (['get', 'getAll', 'has'] as const).map((method) => {
    const asked = URLSearchParams.prototype[method] as (name: string) => never;
    return vi.spyOn(URLSearchParams.prototype, method).mockImplementation(function (
      this: URLSearchParams,
      name: string,
    ) {
      names.add(name);
      return asked.call(this, name);
    });
  });
  await open(panel, `/_datos${address}`);
  for (const spy of spies) spy.mockRestore();
  return [...names].filter((name) => !NOT_THE_PAGES.has(name));
}

/** The page's address with one part hostile after the other, then each part of its query. */
async function hostileAddresses(panel: Panel, pattern: string, address: string): Promise<string[]> {
  const parts = address.split('/');
  const ofPath = pattern
    .split('/')
    .flatMap((part, at) =>
      part.startsWith(':') ? HOSTILE_PARTS.map((value) => parts.with(at, value).join('/')) : [],
    );
  const names = await namesAskedBy(panel, address);
  const ofQuery = names.flatMap((name) => [
    ...HOSTILE.map((value) => `${address}?${name}=${value}`),
    `${address}?${name}=1&${name}=2`,
    `${address}?${name}=%00&${name}=1`,
    `${address}?${name}[]=1`,
    `${address}?${name}[a]=1`,
    `${address}?${name}`,
  ]);
  return [...ofPath, ...ofQuery];
}

/** Without a common factor with the number of values, so that all of them meet some page; `npm run random` tries all addresses. */
const EVERY = cases(7, 1);

test.for(['seller', 'operator'] as const)('no address breaks a page of the %s panel', async (panel) => {
  const found = await walk(panel);
  expect(found.size).toBeGreaterThan(panels[panel].pages.length - 5);
  const faults: string[] = [];
  for (const [index, { address }] of panels[panel].pages.entries()) {
    const example = found.get(address.pattern) ?? address.pattern.replaceAll(/:\w+/g, '1');
    const all = await hostileAddresses(panel, address.pattern, example);
    for (const asked of all.filter((_, at) => (at + index) % EVERY === 0)) {
      const page = await open(panel, `/_datos${asked}`);
      // The status of page data stands in its JSON.
      const status = page.statusCode === 200 ? (page.json().status ?? 200) : page.statusCode;
      if (status >= 500) faults.push(`${status} ${asked.slice(0, 200)}`);
    }
  }
  expect(faults).toEqual([]);
});
