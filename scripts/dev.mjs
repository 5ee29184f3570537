// npm run dev: pages change in the browser as they are saved; a change of the server's code restarts it.
import { prepare } from './preflight.mjs';
import { run } from './run.mjs';

const node = prepare();
// Named folders: left to itself the watcher also sees the files that Vite writes and restarts for ever.
const folders = ['src/server', 'src/domain', 'src/wire', 'db/migrations'];
const watch = ['--watch-preserve-output', ...folders.map((folder) => `--watch-path=${folder}`)];
process.exit(
  await run(node, [...watch, 'src/server/main.ts'], {
    NODE_ENV: 'development',
    NODE_COMPILE_CACHE: '.cache/node',
  }),
);
