// npm test: everything that a change has to pass. Names of steps as arguments run only those: npm test -- unit e2e.
// npm test -- changed [COMMIT]: what the change since then can break, nearest first, in two minutes.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { changedFiles, testsNear } from './changed.mjs';
import { giveUp, prepare, projectFolder } from './preflight.mjs';
import { run } from './run.mjs';
import { keepDurations, secondsOf } from './test-durations.mjs';

const node = prepare();
const reports = path.join(projectFolder, '.cache', 'reports');
const program = (file) => path.join(projectFolder, 'node_modules', file);
const biome = program('@biomejs/biome/bin/biome');
const knip = program('knip/bin/knip.js');

/** Each answers how many checks or tests passed and failed. */
const steps = {
  types: () => checkTypes(['tests', 'src/domain', 'src/wire', 'src/server', 'src/web']),
  style: async () => added(await check([biome, 'ci', '.']), await check([knip, '--no-progress'])),
  unit: () => vitest('unit', ['--project=unit']),
  integration: () => vitest('integration', ['--project=integration']),
  build: async () => counted(await build(node)),
  size: () => check([program('size-limit/bin.js')]),
  e2e: () => playwright([]),
};

const [first, ...others] = process.argv.slice(2);
const chosen = first === 'changed' ? stepsOfChange(others[0]) : chooseSteps(process.argv.slice(2));

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const results = [];
const named = [];
for (const [name, step] of chosen) {
  console.log(`\n━━ ${name}`);
  const startedAt = performance.now();
  const result = await step();
  results.push(result);
  if (result.failed > 0) named.push(...(result.failures?.length ? result.failures : [`${name}, see above`]));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`━━ ${name}: ${result.passed} passed, ${result.failed} failed in ${seconds} s`);
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
// Once more at the end, where a log of twenty minutes is read.
for (const failure of named) console.log(`\n✘ ${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

function chooseSteps(names) {
  const unknown = names.filter((name) => !Object.hasOwn(steps, name));
  if (unknown.length > 0)
    giveUp(`No such step: ${unknown.join(', ')}. There are ${Object.keys(steps).join(', ')}.`);
  return Object.entries(steps).filter(([name]) => names.length === 0 || names.includes(name));
}

function stepsOfChange(commit) {
  const changed = changedFiles(commit);
  if (changed.length === 0) giveUp('Nothing has changed.');
  const near = testsNear(changed, { vitestSeconds: 60, browserSeconds: 60, secondsOf });
  console.log(`${changed.length} files have changed`);
  for (const [kind, { run: running, leftOut }] of Object.entries(near))
    console.log(
      `${kind}: the nearest ${running.length} test files, ${leftOut} that are further away left out`,
    );
  const styled = changed.filter((file) => /\.([cm]?[jt]sx?|json|css)$/.test(file));
  const all = [
    ['types', steps.types],
    ['style', () => check([biome, 'ci', '--no-errors-on-unmatched', ...styled]), styled],
    ['tests', () => vitest('tests', near.vitest.run), near.vitest.run],
    ['browser', () => playwright(near.browser.run), near.browser.run],
  ];
  return all.filter(([, , files]) => files?.length !== 0);
}

function counted(isGood) {
  return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function added(one, other) {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed };
}

async function check(programArguments) {
  return counted((await run(node, programArguments)) === 0);
}

/** The longest beside the others. */
async function checkTypes([longest, ...others]) {
  const [first, rest] = await Promise.all([checkProjects([longest]), checkProjects(others)]);
  return added(first, rest);
}

/** What a project was found to be is kept, so that the next time only what changed is looked at. */
async function checkProjects(projects) {
  let result = { passed: 0, failed: 0 };
  for (const project of projects) {
    const kept = path.join(projectFolder, '.cache/types', `${project.replaceAll('/', '-')}.tsbuildinfo`);
    const parts = ['-p', project, '--incremental', '--tsBuildInfoFile', kept];
    result = added(result, await check([program('typescript/bin/tsc'), ...parts]));
  }
  return result;
}

async function vitest(name, parts) {
  const file = path.join(reports, `${name}.json`);
  const code = await run(node, [
    program('vitest/vitest.mjs'),
    'run',
    ...parts,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return fromReport(file, code, (report) => {
    keepDurations(
      report.testResults.map(({ name, startTime, endTime }) => [name, (endTime - startTime) / 1000]),
    );
    return {
      passed: report.numPassedTests,
      // A file that cannot even be loaded fails without a failing test.
      failed: report.numFailedTests || report.numFailedTestSuites,
      failures: report.testResults.flatMap(failuresOfFile),
    };
  });
}

/** What failed in a file, in the order in which the reports name it: file, test, first lines of why. */
function failuresOfFile({ name, status, message, assertionResults }) {
  const file = path.relative(projectFolder, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`${file}\n${firstLines(message)}`] : [];
  return failed.map((test) => `${file} › ${test.fullName}\n${firstLines(test.failureMessages.join('\n'))}`);
}

function firstLines(message) {
  return message.split('\n').slice(0, 12).join('\n');
}

async function playwright(files) {
  const file = path.join(reports, 'e2e.json');
  const parts = ['test', ...files, '--reporter=list,json'];
  const code = await run(node, [program('@playwright/test/cli.js'), ...parts], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return fromReport(file, code, ({ config, suites, stats, errors }) => {
    keepDurations(suites.map((suite) => [path.join(config.rootDir, suite.file), secondsOfSuite(suite)]));
    const failures = suites.flatMap((suite) => unexpectedOf(suite));
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, failures };
  });
}

function unexpectedOf({ specs, suites = [] }) {
  const own = specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} › ${title}`);
  return [...own, ...suites.flatMap((suite) => unexpectedOf(suite))];
}

function secondsOfSuite({ specs, suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration / 1000, 0);
  return suites.reduce((sum, suite) => sum + secondsOfSuite(suite), own);
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
