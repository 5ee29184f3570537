// What a first visit loads of scripts: the boot script until somebody is there, and what the first sign of life adds:
// the program, the page's own file and all that both import.
import { readFileSync } from 'node:fs';

const dist = process.env.DIST_DIR || 'dist';
const client = `${dist}/client`;
const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8'));
// Each limit leaves 300 bytes: what zlib makes of the same file differs by 30 from one processor to another.
// That it imports nothing is for the browser to say (tests/e2e/first-visit.spec.ts): the manifest knows only of before.
const BOOT = 'src/web/entry-client.tsx';

export default [
  { name: 'any page until the first sign of life', path: [fileOf(BOOT)], limit: '2 kB', gzip: true },
  { name: 'home, added by it', path: programOf('content/home/home.page.tsx'), limit: '94.4 kB', gzip: true },
  {
    name: 'listing, added by it',
    path: programOf('catalogue/listing/listing.page.tsx'),
    limit: '102 kB',
    gzip: true,
  },
  {
    name: 'product, added by it',
    path: programOf('catalogue/product/product.page.tsx'),
    limit: '107.1 kB',
    gzip: true,
  },
  // Kept in memory as long as the server runs: a library's program for development would double it.
  {
    name: 'what the server renders with',
    path: `${dist}/server/entry-server.js`,
    limit: '620 kB',
    brotli: false,
  },
  {
    name: 'what the server runs',
    path: [`${dist}/server/main.js`, `${dist}/server/assets/start-worker-*.js`],
    limit: '4.5 MB',
    brotli: false,
  },
];

function programOf(page) {
  return scriptsOf('src/web/store/start-store.ts', `src/web/store/${page}`);
}

/** The files of these modules and of all that they import. */
function scriptsOf(...modules) {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of manifest[key]?.imports ?? []) visit(imported);
  };
  for (const one of modules) visit(one);
  return [...seen].map(fileOf);
}

function fileOf(key) {
  if (!manifest[key]) throw new Error(`the build has no ${key}`);
  return `${client}/${manifest[key].file}`;
}
