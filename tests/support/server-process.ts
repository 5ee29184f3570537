import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { bareEnvironment } from './bare-environment.ts';

export interface ServerProcess {
  process: ChildProcess;
  origin: string;
  output: () => string;
  /** Its exit code. */
  ended: Promise<number | null>;
}

const projectFolder = path.resolve(import.meta.dirname, '../..');

/** `npm start` without its preparations: the server in a process of its own, with a build of one small page. */
export async function startServerProcess(
  folder: string,
  environment: Record<string, string>,
): Promise<ServerProcess> {
  await writeBuild(path.join(folder, 'dist'), 'await new Promise((resolve) => setTimeout(resolve, 20));');
  const port = await findFreePort();
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: projectFolder,
    // With the channel it ends when the test's process does.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...bareEnvironment,
      NODE_ENV: 'production',
      PLAZUELA_MODE: 'demo',
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      PORT: String(port),
      DIST_DIR: path.join(folder, 'dist'),
      DATA_DIR: path.join(folder, 'data'),
      ...environment,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  return {
    process: child,
    origin: `http://127.0.0.1:${port}`,
    output: () => output,
    ended: once(child, 'exit').then(([code]) => code as number | null),
  };
}

/** The smallest build: the server is tested with it, not the pages. `before`: what its page does first, with `request`. */
export async function writeBuild(dist: string, before: string): Promise<void> {
  await mkdir(path.join(dist, 'client/.vite'), { recursive: true });
  await mkdir(path.join(dist, 'server'), { recursive: true });
  const manifest = {
    'src/web/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'] },
    'src/web/entry-panel.tsx': { file: 'assets/panel.js', css: ['assets/panel.css'] },
  };
  await writeFile(path.join(dist, 'client/.vite/manifest.json'), JSON.stringify(manifest));
  const page = `{ app: 'store', status: 200, markup: '<main>pagina</main>', hydration: {}, meta: null, cacheTags: null }`;
  await writeFile(
    path.join(dist, 'server/entry-server.js'),
    `export async function renderPage(request) { ${before} return ${page}; }
export async function loadPageData() { return {}; }`,
  );
  await writeFile(path.join(dist, 'server/package.json'), '{"type":"module"}');
}

async function findFreePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as { port: number };
  listener.close();
  await once(listener, 'close');
  return port;
}
