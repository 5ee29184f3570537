/**
 * npm run deploy:files -- SITE.json FOLDER: fills the templates of deploy/ for every host of a site, as
 * deploy/site.example.json describes one: FOLDER/HOST holds what belongs under / there.
 */
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf, type Site } from './cluster/deploy-files.ts';

const [siteFile, folder] = process.argv.slice(2);
if (!siteFile || !folder) {
  console.error('Usage: npm run deploy:files -- SITE.json FOLDER');
  process.exit(1);
}
try {
  const site = JSON.parse(readFileSync(siteFile, 'utf8')) as Site;
  for (const host of site.hosts) {
    for (const { target, text, mode } of filesOf(site, host)) {
      const file = path.join(folder, host.name, target);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
      chmodSync(file, mode);
      console.log(file);
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
