import os from 'node:os';
import { startShop } from '../load/shop.ts';
import { type ListCost, measureList } from './measure-list.ts';
import { openMarketplace, SHOP_ID } from './open-marketplace.ts';
import { operatorLists } from './operator-lists.ts';
import { sellerLists } from './seller-lists.ts';
import { logInAs } from './session.repository.ts';

/** The goal for a first page. */
const AIM_MILLIS = 50;

/** Measures the lists whose name holds one of the words, or all; false when one answered wrongly or too late. */
export async function measurePanelLists(asked: {
  dataDir: string;
  port: number;
  words: readonly string[];
}): Promise<boolean> {
  await openMarketplace(asked.dataDir);
  const shop = await startShop(asked.port, asked.dataDir);
  try {
    const cookies = await logInAs(shop.pools.write, SHOP_ID);
    const { write } = shop.pools;
    const all = [...(await sellerLists(write, SHOP_ID)), ...(await operatorLists(write, SHOP_ID))];
    const lists = all.filter(
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
        const cost = await measureList(shop, { paths, cookie: cookies[list.panel] }, AIM_MILLIS).catch(
          String,
        );
        isWithinAim &&= typeof cost !== 'string' && !verdictOf(cost).startsWith('over');
        if (typeof cost === 'string') console.log(`${list.name.padEnd(44)} ${kind} ${cost}`);
        else print(list.name, kind, cost);
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
  console.log(
    `${name.padEnd(44)} ${kind} ${figures.join(' ')} ${cost.kilobytes.toFixed(0).padStart(6)}  ${verdictOf(cost)}`,
  );
}

/** What waits for the processors of a busy machine tells nothing; its own work does. */
function verdictOf({ p95, appMillis, postgresMillis }: ListCost): string {
  if (p95 <= AIM_MILLIS) return 'ok';
  const isBusy = (os.loadavg()[0] ?? 0) > os.cpus().length;
  return isBusy && appMillis + postgresMillis < AIM_MILLIS / 2 ? 'machine is busy' : `over ${AIM_MILLIS} ms`;
}
