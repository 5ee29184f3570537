// What a first visit may load of scripts: the entry, the page's own file and all that both import.
import { readFileSync } from 'node:fs';

const client = `${process.env.DIST_DIR || 'dist'}/client`;
const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8'));

export default [
  { name: 'home', path: scriptsOf('src/web/store/content/home/home.page.tsx'), limit: '110 kB', gzip: true },
  {
    name: 'listing',
    path: scriptsOf('src/web/store/catalogue/listing/listing.page.tsx'),
    limit: '115 kB',
    gzip: true,
  },
  {
    name: 'product',
    path: scriptsOf('src/web/store/catalogue/product/product.page.tsx'),
    limit: '120 kB',
    gzip: true,
  },
];

function scriptsOf(page) {
  const seen = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no ${key}`);
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit('src/web/entry-client.tsx');
  visit(page);
  return [...seen].map((key) => `${client}/${manifest[key].file}`);
}
