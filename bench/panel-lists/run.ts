import os from 'node:os';
import { startShop } from '../load/shop.ts';
import { type ListCost, measureList } from './measure-list.ts';
import { openMarketplace, SHOP_ID } from './open-marketplace.ts';
import { panelLists } from './panel-lists.ts';
import { logInAs } from './session.repository.ts';

/** The goal for a first page. */
const AIM_MILLIS = 50;

/** Measures the lists whose name holds one of the words, or all; true when each kept the aim. */
export async function measurePanelLists(asked: {
  dataDir: string;
  port: number;
  words: readonly string[];
}): Promise<boolean> {
  await openMarketplace(asked.dataDir);
  const shop = await startShop(asked.port, asked.dataDir);
  try {
    const cookies = await logInAs(shop.pools.write, SHOP_ID);
    const lists = (await panelLists(shop.pools.write, SHOP_ID)).filter(
      ({ name }) => asked.words.length === 0 || asked.words.some((word) => name.includes(word)),
    );
    printHead();
    let isWithinAim = true;
    for (const list of lists)
      for (const [kind, paths] of [
        ['page', list.pages],
        ['call', list.calls],
      ] as const) {
        if (paths.length === 0) continue;
        const cost = await measureList(shop, { paths, cookie: cookies[list.panel] }, AIM_MILLIS);
        isWithinAim &&= cost.p95 <= AIM_MILLIS;
        print(list.name, kind, cost);
      }
    return isWithinAim;
  } finally {
    await shop.stop();
  }
}

function printHead(): void {
  const load = os.loadavg()[0]?.toFixed(1);
  console.log(`\nFirst pages of the panels' lists, one request after another (load average ${load}).`);
  console.log('cpu: milliseconds of processor time a request, of the app and of PostgreSQL.\n');
  console.log(`${'list'.padEnd(44)} as      p50 ms   p95 ms  cpu app   cpu pg     kB  verdict`);
}

function print(name: string, kind: string, cost: ListCost): void {
  const figures = [cost.p50, cost.p95, cost.appMillis, cost.postgresMillis].map((millis) =>
    millis.toFixed(1).padStart(8),
  );
  const verdict = cost.p95 <= AIM_MILLIS ? 'ok' : `over ${AIM_MILLIS} ms`;
  console.log(
    `${name.padEnd(44)} ${kind} ${figures.join(' ')} ${cost.kilobytes.toFixed(0).padStart(6)}  ${verdict}`,
  );
}
