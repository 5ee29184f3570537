// npm run random [-- WORD]: the tests with random cases, with many of them and another seed each time. The seed of a
// run that failed repeats it: RANDOM_SEED=1234 npm run random.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { giveUp, prepare, projectFolder } from './preflight.mjs';
import { run } from './run.mjs';

const node = prepare();
const word = process.argv[2] ?? '';
const files = ['src', 'tests/integration']
  .flatMap((folder) =>
    readdirSync(path.join(projectFolder, folder), { recursive: true }).map((name) => path.join(folder, name)),
  )
  .filter((file) => file.endsWith('.test.ts') && file.includes(word) && isRandom(file));
if (files.length === 0) giveUp(`No test with random cases is called ${word}.`);

const seed = process.env.RANDOM_SEED ?? String(Date.now() % 2 ** 31);
console.log(`RANDOM_SEED=${seed}`);
const vitest = path.join(projectFolder, 'node_modules/vitest/vitest.mjs');
process.exit(await run(node, [vitest, 'run', ...files], { RANDOM_SEED: seed }));

function isRandom(file) {
  const text = readFileSync(path.join(projectFolder, file), 'utf8');
  return /from '(fast-check|[./]+support\/(random-cases|money-sequences)\.ts)'/.test(text);
}
