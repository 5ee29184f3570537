import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { mutants } from './mutants/all.ts';
import { isFitting } from './mutants/mutant.ts';

const root = path.resolve(import.meta.dirname, '..');

test('every stored breakage still fits its file, once, and changes it', () => {
  const stale = mutants.filter((mutant) => {
    const file = path.join(root, mutant.file);
    return (
      !existsSync(file) || mutant.find === mutant.replace || !isFitting(mutant, readFileSync(file, 'utf8'))
    );
  });
  expect(stale.map(({ name, file }) => `${name} does not fit ${file}`)).toEqual([]);
});

test('every stored breakage names tests that are there, and has a name of its own', () => {
  const missing = mutants.flatMap(({ name, tests }) =>
    tests.filter((file) => !existsSync(path.join(root, file))).map((file) => `${name}: ${file}`),
  );
  expect(missing).toEqual([]);
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
});
