// npm run worker: the jobs in a process of their own; the web processes then run with WORKER=apart.
import { buildProgram } from './build.mjs';
import { prepare } from './preflight.mjs';
import { run } from './run.mjs';

const node = prepare();
const environment = { NODE_ENV: 'production', NODE_COMPILE_CACHE: '.cache/node' };
process.exit(await run(node, [await buildProgram(node, 'worker')], environment));
