// npm test: everything that a change has to pass. Names of steps as arguments run only those: npm test -- unit e2e
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { giveUp, prepare, projectFolder } from './preflight.mjs';
import { run } from './run.mjs';

const node = prepare();
const reports = path.join(projectFolder, '.cache', 'reports');
const program = (file) => path.join(projectFolder, 'node_modules', file);

/** Each answers how many checks or tests passed and failed. */
const steps = {
  types: () => checkTypes(['src/domain', 'src/wire', 'src/server', 'src/web', 'tests']),
  style: () => check([program('@biomejs/biome/bin/biome'), 'ci', '.']),
  unit: () => vitest('unit'),
  integration: () => vitest('integration'),
  build: async () => counted(await build(node)),
  size: () => check([program('size-limit/bin.js')]),
  e2e: playwright,
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !Object.hasOwn(steps, name));
if (unknown.length > 0)
  giveUp(`No such step: ${unknown.join(', ')}. There are ${Object.keys(steps).join(', ')}.`);

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const results = [];
for (const [name, step] of Object.entries(steps)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n━━ ${name}`);
  const startedAt = performance.now();
  const result = await step();
  results.push(result);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`━━ ${name}: ${result.passed} passed, ${result.failed} failed in ${seconds} s`);
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

function counted(isGood) {
  return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function check(programArguments) {
  return counted((await run(node, programArguments)) === 0);
}

async function checkTypes(projects) {
  let failed = 0;
  for (const project of projects)
    if ((await run(node, [program('typescript/bin/tsc'), '-p', project])) !== 0) failed++;
  return { passed: projects.length - failed, failed };
}

async function vitest(project) {
  const file = path.join(reports, `${project}.json`);
  const code = await run(node, [
    program('vitest/vitest.mjs'),
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return fromReport(file, code, ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
    passed: numPassedTests,
    // A file that cannot even be loaded fails without a failing test.
    failed: numFailedTests || numFailedTestSuites,
  }));
}

async function playwright() {
  const file = path.join(reports, 'e2e.json');
  const code = await run(node, [program('@playwright/test/cli.js'), 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return fromReport(file, code, ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  }));
}

/** A runner that breaks down, or fails for another reason than a test, counts as one failure. */
function fromReport(file, code, read) {
  let result = { passed: 0, failed: 0 };
  try {
    result = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    console.log(`no report in ${file}`);
  }
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
}
