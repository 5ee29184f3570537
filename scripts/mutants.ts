// npm run mutants [-- NAME…]: breaks a copy of the program in the small ways that tests/mutants keeps, one after the
// other, and demands a red test for each. Without the breakage the same tests must be green.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mutants } from '../tests/mutants/all.ts';
import { isFitting, type Mutant } from '../tests/mutants/mutant.ts';
import { copyTree } from './mutants/copy-tree.ts';
import { openTestRunner, type TestRunner } from './mutants/test-runner.ts';

const chosen = choose(process.argv.slice(2));
const tree = await copyTree();
const runner = openTestRunner(tree);
const green = new Set<string>();
const faults: string[] = [];
for (const mutant of chosen) {
  const startedAt = performance.now();
  const { isKilled, text } = await attempt(mutant);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0).padStart(4);
  console.log(`${isKilled ? 'red  ' : 'FAULT'} ${seconds} s  ${mutant.name.padEnd(46)} ${text}`);
  if (!isKilled) faults.push(mutant.name);
}
await runner.close();
console.log(`\n${chosen.length - faults.length} of ${chosen.length} breakages were noticed`);
if (faults.length > 0) console.log(`Not noticed, or not tried:\n  ${faults.join('\n  ')}`);
process.exit(faults.length === 0 ? 0 : 1);

function choose(names: readonly string[]): readonly Mutant[] {
  const unknown = names.filter((name) => !mutants.some((mutant) => mutant.name === name));
  if (unknown.length > 0) {
    console.error(`No breakage is called ${unknown.join(', ')}.`);
    process.exit(1);
  }
  return names.length === 0 ? mutants : mutants.filter(({ name }) => names.includes(name));
}

async function attempt(mutant: Mutant): Promise<{ isKilled: boolean; text: string }> {
  const file = path.join(tree, mutant.file);
  const text = await readFile(file, 'utf8');
  if (!isFitting(mutant, text)) return { isKilled: false, text: `stale: does not fit ${mutant.file} once` };
  const problem = await problemWithout(mutant, runner);
  if (problem !== null) return { isKilled: false, text: problem };
  await writeFile(
    file,
    text.replace(mutant.find, () => mutant.replace),
  );
  await runner.forget(mutant.file);
  const { failure, breakdown } = await runner.run(mutant);
  await writeFile(file, text);
  await runner.forget(mutant.file);
  // What does not even run says nothing about the tests.
  const survival = breakdown ? `no test came so far: ${breakdown}` : `survived ${mutant.tests.join(', ')}`;
  return { isKilled: failure !== null, text: failure ?? survival };
}

/** A test that is red anyway proves nothing, and neither does one that is not there. */
async function problemWithout(mutant: Mutant, { run }: TestRunner): Promise<string | null> {
  const key = JSON.stringify([mutant.tests, mutant.grep]);
  if (green.has(key)) return null;
  const { passed, failure, breakdown } = await run(mutant);
  if (failure ?? breakdown) return `red without the breakage: ${failure ?? breakdown}`;
  if (passed === 0) return `no test of ${mutant.tests.join(', ')} is called ${mutant.grep}`;
  green.add(key);
  return null;
}
