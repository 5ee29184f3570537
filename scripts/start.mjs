// npm start: from a fresh clone to the running marketplace. Installs and builds what is missing, then serves.
import { build, isBuilt } from './build.mjs';
import { giveUp, prepare } from './preflight.mjs';
import { run } from './run.mjs';

const node = prepare();
if (!isBuilt()) {
  console.log('Building the pages…');
  if (!(await build(node))) giveUp('The pages could not be built, see above.');
}
process.exit(
  await run(node, ['--max-semi-space-size=32', 'src/server/main.ts'], {
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: '.cache/node',
  }),
);
