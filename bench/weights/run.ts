import type { Ground } from '../operations/ground.ts';
import { measureDocuments, namedPages } from './documents.ts';
import { type FirstVisit, measureFirstVisits } from './first-visit.ts';

/** What the issue allows: a product page's HTML, and the scripts of a first visit by gzip. */
const AIM_DOCUMENT_KILOBYTES = 45;
const AIM_SCRIPT_KILOBYTES = 90;

/** Bytes of documents and answers, then what a browser loads of the pages. */
export async function measureWeights(ground: Ground): Promise<void> {
  await printDocuments(ground);
  const visits = await measureFirstVisits(ground.shop.url, namedPages(ground));
  console.log(
    `\nFirst visit by a telephone with an empty cache, kB by gzip (script: aim ${AIM_SCRIPT_KILOBYTES})`,
  );
  console.log(`${'page'.padEnd(10)} until  script modules  styles  images requests   nodes`);
  for (const visit of visits) {
    printLoaded(visit, 'quiet');
    printLoaded(visit, 'tapped');
  }
}

async function printDocuments(ground: Ground): Promise<void> {
  console.log(`\nkB, plain and by gzip (HTML of a product: aim ${AIM_DOCUMENT_KILOBYTES} plain)`);
  for (const { name, plain, packed } of await measureDocuments(ground))
    console.log(`${name.padEnd(24)} ${plain.toFixed(1).padStart(8)} ${packed.toFixed(1).padStart(8)}`);
}

function printLoaded(visit: FirstVisit, moment: 'quiet' | 'tapped'): void {
  const { scriptKilobytes, modules, styleKilobytes, imageKilobytes, requests, nodes } = visit[moment];
  const columns = [
    visit.page.padEnd(10),
    moment.padEnd(6),
    scriptKilobytes.toFixed(1).padStart(6),
    String(modules).padStart(7),
    styleKilobytes.toFixed(1).padStart(7),
    imageKilobytes.toFixed(1).padStart(7),
    String(requests).padStart(8),
    String(nodes).padStart(7),
  ];
  console.log(columns.join(' '));
}
