import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { TestRun } from './test-runner.ts';

/** The program built as it is now, and its tests at the width of a desk. */
export async function runInBrowser(
  tree: string,
  files: readonly string[],
  grep: string | undefined,
): Promise<TestRun> {
  const report = path.join(tree, '.cache/browser-run.json');
  await rm(report, { force: true });
  const isBuilt = (await run(tree, ['scripts/test.mjs', 'build'])) === 0;
  if (!isBuilt) return { passed: 0, failure: null, breakdown: 'it cannot be built' };
  const playwright = path.join(tree, 'node_modules/@playwright/test/cli.js');
  const only = grep === undefined ? [] : ['--grep', grep];
  const parts = ['test', ...files, ...only, '--project=desktop', '--workers=1', '-x', '--reporter=json'];
  await run(tree, [playwright, ...parts], { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  const { suites, stats, errors } = JSON.parse(await readFile(report, 'utf8')) as Report;
  const failed = suites.flatMap(specsOf).find(({ ok }) => !ok);
  const failure = stats.unexpected > 0 ? (failed?.title ?? 'a test') : null;
  return { passed: stats.expected, failure, breakdown: errors[0]?.message ?? null };
}

interface Suite {
  specs: { title: string; ok: boolean }[];
  suites?: Suite[];
}

interface Report {
  suites: Suite[];
  stats: { expected: number; unexpected: number };
  errors: { message: string }[];
}

function specsOf({ specs, suites = [] }: Suite): Suite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function run(cwd: string, parts: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<number> {
  const env = { ...process.env, ...environment };
  const child = spawn(process.execPath, [...parts], { cwd, env, stdio: 'ignore' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
