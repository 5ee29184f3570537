// What a change can break, nearest first: test files by the number of imports between them and what changed, and
// browser tests by the words that their name shares with the folders of the pages that a change reaches.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from './preflight.mjs';

/** Files that differ from a commit, new ones too. Without a commit: from the last one, or what that one changed. */
export function changedFiles(since) {
  const git = (...parts) => execFileSync('git', parts, { cwd: projectFolder, encoding: 'utf8' });
  const list = (text) => text.split('\0').filter(Boolean);
  const differing = (commit) => [
    ...list(git('diff', '--name-only', '-z', commit)),
    ...list(git('ls-files', '--others', '--exclude-standard', '-z')),
  ];
  const found = differing(since ?? 'HEAD');
  return (found.length > 0 || since ? found : differing('HEAD~1')).filter((file) =>
    existsSync(path.join(projectFolder, file)),
  );
}

/** Vitest's files and Playwright's, as many of the nearest as fit into so many seconds each. */
export function testsNear(changed, { vitestSeconds, browserSeconds, secondsOf }) {
  const distances = distancesFrom(changed);
  const near = [...distances].sort((one, other) => one[1] - other[1]).map(([file]) => file);
  const isVitest = (file) => /\.test\.tsx?$/.test(file);
  return {
    vitest: withinBudget(near.filter(isVitest), vitestSeconds, secondsOf),
    browser: withinBudget(specsNear(changed, distances), browserSeconds, secondsOf),
  };
}

/** A long one is left out for the shorter ones behind it. */
function withinBudget(files, seconds, secondsOf) {
  let left = seconds;
  const run = files.filter((file) => {
    const fits = secondsOf(file) <= left;
    if (fits) left -= secondsOf(file);
    return fits;
  });
  return { run, leftOut: files.length - run.length };
}

const IMPORT = /\bfrom\s+'(\.[^']+)'|\bimport\s+'(\.[^']+)'|\bimport\('(\.[^']+)'\)/g;

/** From each file to whoever imports it, and so on; 0: it changed itself. */
function distancesFrom(changed) {
  const importers = new Map();
  for (const file of listSources()) {
    const text = readFileSync(path.join(projectFolder, file), 'utf8').replace(
      /^(import|export) type .*$/gm,
      '',
    );
    for (const [, ...targets] of text.matchAll(IMPORT)) {
      const target = path.join(path.dirname(file), targets.find(Boolean));
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  // SQL reaches everything; what applies it stands for it.
  const begun = changed.map((file) => (file.endsWith('.sql') ? 'src/server/db/migrate.ts' : file));
  const distances = new Map(begun.map((file) => [file, 0]));
  for (const [file, distance] of distances)
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  return distances;
}

function listSources() {
  return ['src', 'tests', 'scripts', 'bench'].flatMap((folder) =>
    readdirSync(path.join(projectFolder, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
      .map((entry) => path.relative(projectFolder, path.join(entry.parentPath, entry.name))),
  );
}

// A page and the services that its calls reach know each other by their folders' names only.
const SYNONYMS = {
  wishlist: 'favourite',
  auth: 'login',
  errors: 'layout',
  enter: 'access',
  result: 'purchase',
};

/** Specs that changed, then those named like a folder that changed, then like the folders of pages above it. */
function specsNear(changed, distances) {
  const specs = readdirSync(path.join(projectFolder, 'tests/e2e')).filter((name) =>
    name.endsWith('.spec.ts'),
  );
  const folders = new Map(changed.map((file) => [folderWords(file), 0]));
  for (const [file, distance] of distances)
    if (/\.page\.tsx$/.test(file) && !folders.has(folderWords(file)))
      folders.set(folderWords(file), distance);
  const rankOf = (spec) => {
    const own = distances.get(`tests/e2e/${spec}`);
    const named = wordsOf(spec.replace('.spec.ts', ''));
    const fitting = [...folders].filter(([words]) => named.every((word) => words.split(' ').includes(word)));
    return Math.min(own ?? Infinity, ...fitting.map(([, distance]) => distance + 0.5));
  };
  return specs
    .map((spec) => ({ file: `tests/e2e/${spec}`, rank: rankOf(spec) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((one, other) => one.rank - other.rank)
    .map(({ file }) => file);
}

function folderWords(file) {
  return wordsOf(path.dirname(file)).join(' ');
}

function wordsOf(text) {
  const singular = (word) => word.replace(/s$/, '');
  return text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .flatMap((word) => (SYNONYMS[word] ? [singular(word), SYNONYMS[word]] : [singular(word)]));
}
