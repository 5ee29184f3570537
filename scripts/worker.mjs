// npm run worker: the jobs in a process of their own; the web processes then run with WORKER=apart.
import { prepare } from './preflight.mjs';
import { run } from './run.mjs';

const environment = { NODE_ENV: 'production', NODE_COMPILE_CACHE: '.cache/node' };
process.exit(await run(prepare(), ['src/server/worker/main.ts'], environment));
