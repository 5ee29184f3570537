import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const text = readFileSync(path.join(root, 'docs/security.md'), 'utf8');

test('every test that docs/security.md names as a proof exists', () => {
  const named = [...text.matchAll(/`((?:src|tests)\/[^`]+\.(?:test|spec)\.ts)`/g)].map(
    ([, file = '']) => file,
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test('docs/security.md speaks of all seventeen chapters', () => {
  const chapters = [...text.matchAll(/^## .*$/gm)].flatMap(([line]) => line.match(/\bV\d+\b/g) ?? []);
  expect(chapters).toEqual(Array.from({ length: 17 }, (_, index) => `V${index + 1}`));
});
