// How long each test file took here the last time, for choosing what fits into two minutes.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from './preflight.mjs';

const file = path.join(projectFolder, '.cache', 'test-seconds.json');
const known = readKnown();

export function secondsOf(testFile) {
  if (known[testFile] !== undefined) return known[testFile];
  if (testFile.startsWith('tests/e2e/')) return 15;
  return testFile.startsWith('tests/integration/') ? 5 : 0.5;
}

/** Pairs of an absolute path and seconds. */
export function keepDurations(measured) {
  for (const [name, seconds] of measured) known[path.relative(projectFolder, name)] = seconds;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(known));
}

function readKnown() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
