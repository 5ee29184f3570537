import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { operatorPaths } from '../src/wire/operator-paths.ts';
import { paths, registrationPaths } from '../src/wire/paths.ts';
import { operatorMoneyPaths } from '../src/wire/payouts/operator-money-paths.ts';
import { casePaths, operatorCasePaths, sellerCasePaths } from '../src/wire/rights/case-paths.ts';
import { sellerPaths } from '../src/wire/seller-paths.ts';

const root = path.resolve(import.meta.dirname, '..');

const { buyer, seller } = registrationPaths;
const tables = [
  paths,
  buyer,
  seller,
  sellerPaths,
  operatorPaths,
  operatorMoneyPaths,
  casePaths,
  sellerCasePaths,
  operatorCasePaths,
];
const links: (object & { pattern?: string })[] = tables.flatMap((table) => Object.values(table));
/** A page may have several names, the root of a registration say. */
const patterns = [...new Set(links)].flatMap(({ pattern }) => pattern ?? []);

/** Files in which the same words stand in addresses of others. */
const OF_OTHERS = [
  // The payment provider's own.
  /^src\/server\/emulators\//,
  /^src\/server\/adapters\/payment\//,
  // Calls of the API, which lie below /api.
  /^src\/server\/modules\/catalogue\/routes\/catalog\.routes\.ts$/,
  /^src\/web\/seller\/integrations\/guide\.page\.tsx$/,
];

const sources = ['src/web', 'src/server'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') })),
);

test('no two pages have one address', () => {
  expect(patterns.filter((pattern, index) => patterns.indexOf(pattern) !== index)).toEqual([]);
});

test('every address is that of one page', () => {
  const tablesOfPages = sources.filter(({ name }) => /(routes\.tsx|-pages\.ts)$/.test(name));
  const named = tablesOfPages.flatMap(({ text }) => text.match(/address: [\w.]+/g) ?? []);
  expect(new Set(named).size).toBe(named.length);
  expect(named.length).toBe(patterns.length);
});

test("nobody writes a page's address by hand", () => {
  const firstWords = new Set(patterns.map((pattern) => pattern.split('/')[1]).filter(Boolean));
  // In a text, after a value within one, or in a regular expression: '/pedido/', `${origin}/pedido`, /^\/pedido/.
  const address = /(?:['"`}]\/|\\\/\(?)([\p{L}\d-]+)(?=['"`/?#$|\\)])/gu;
  const written = sources
    .filter(({ name }) => !OF_OTHERS.some((other) => other.test(name)))
    .flatMap(({ name, text }) =>
      [...text.matchAll(address)]
        .filter(([, word]) => firstWords.has(word ?? ''))
        .map(([found]) => `${name}: ${found}`),
    );
  expect(written).toEqual([]);
});
