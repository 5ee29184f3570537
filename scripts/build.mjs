// npm run build: server, pages and scripts into DIST_DIR (default dist, inside of the project), with compressed twins of every
// text file that browsers get.
// With --if-changed only when the sources are not those of the last build.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { giveUp, prepare, projectFolder } from './preflight.mjs';
import { run } from './run.mjs';

const distFolder = path.resolve(projectFolder, process.env.DIST_DIR || 'dist');
const marker = path.join(distFolder, '.built-from');
const sources = [
  'src/server',
  'src/web',
  'src/wire',
  'src/domain',
  'public',
  'vite.config.ts',
  'vite-plugins',
  'package-lock.json',
  'scripts/build.mjs',
];

/** Builds when it is needed, or ends; answers the built program of that name, `main` or `worker`. */
export async function buildProgram(node, name) {
  if (!isBuilt()) {
    console.log('Building…');
    if (!(await build(node))) giveUp('It could not be built, see above.');
  }
  return path.join(distFolder, 'server', `${name}.js`);
}

/** Builds; answers whether it worked. */
export async function build(node) {
  const vite = path.join(projectFolder, 'node_modules/vite/bin/vite.js');
  const before = fingerprint();
  const code = await run(node, [vite, 'build', '--app', '--logLevel', 'warn'], { NODE_ENV: 'production' });
  if (code !== 0) return false;
  await compressFolder(path.join(distFolder, 'client'));
  writeFileSync(marker, before);
  return true;
}

/** Whether the last build was made of the sources as they are now. */
function isBuilt() {
  try {
    return readFileSync(marker, 'utf8') === fingerprint();
  } catch {
    return false;
  }
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => listFiles(path.join(projectFolder, source))).sort()) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash.update(`${path.relative(projectFolder, file)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function listFiles(target) {
  const stats = statSync(target, { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return [target];
  const entries = readdirSync(target, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}

const TEXT = /\.(js|css|svg|json|html|txt|xml|webmanifest)$/;

/** Once at build and as small as it gets: 200 ms for a script that is then sent many thousand times. */
async function compressFolder(folder) {
  const files = listFiles(folder).filter((file) => TEXT.test(file) && statSync(file).size >= 1024);
  await Promise.all(files.map(compressFile));
}

async function compressFile(file) {
  const body = readFileSync(file);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(body, { params: quality }),
    promisify(gzip)(body, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipped);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const node = prepare();
  const isNeeded = !(process.argv.includes('--if-changed') && isBuilt());
  process.exit(!isNeeded || (await build(node)) ? 0 : 1);
}
