// npm run campaign [-- WORD]: the tests with random cases, with many of them and another seed each time. The seed of a
// campaign that failed repeats it: CAMPAIGN_SEED=1234 npm run campaign.
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

const seed = process.env.CAMPAIGN_SEED ?? String(Date.now() % 2 ** 31);
console.log(`CAMPAIGN_SEED=${seed}`);
const vitest = path.join(projectFolder, 'node_modules/vitest/vitest.mjs');
process.exit(await run(node, [vitest, 'run', ...files], { CAMPAIGN_SEED: seed }));

function isRandom(file) {
  const text = readFileSync(path.join(projectFolder, file), 'utf8');
  return /from '(fast-check|[./]+support\/(campaign|money-sequences)\.ts)'/.test(text);
}
