import { countKeptPages } from '../load/measure.ts';
import { inTurn, type Operation, someAddress } from '../load/operation.ts';
import type { Ground } from './ground.ts';

const crawler = {
  'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'accept-encoding': 'gzip, deflate, br',
  'x-forwarded-for': '66.249.66.1',
};
const LOOKED_AT = 40;
/** Pages of products; kept ones live for a minute, so the walk ends before. */
const LONGEST_CRAWL = 1_500;
const CRAWL_MILLIS = 40_000;
const CRAWLERS = 10;

/** A crawler's walk over pages of products that nobody looks at. */
export function crawlOperation({ unseenProducts }: Ground): Operation {
  const product = inTurn(unseenProducts);
  return {
    name: 'product, crawler',
    aimMillis: 4,
    turn: () => [{ path: `/producto/${product()}`, headers: crawler }],
  };
}

/** Prints how many of the pages that people look at are still kept after a crawler's walk. */
export async function printCrawlersHarm(ground: Ground): Promise<void> {
  const { shop, products } = ground;
  const looked = products.slice(0, LOOKED_AT);
  const look = async () => {
    for (const id of looked) await visit(`${shop.url}/producto/${id}`, { 'x-forwarded-for': someAddress() });
  };
  await look();
  await look();
  const crawled = await crawl(ground, new Set(looked));
  const before = await countKeptPages(shop);
  await look();
  const kept = (await countKeptPages(shop)) - before;
  console.log(
    `\nAfter a crawler read ${crawled} other products, ${kept} of ${LOOKED_AT} pages are still kept.`,
  );
}

async function crawl({ shop, unseenProducts }: Ground, looked: ReadonlySet<number>): Promise<number> {
  const ids = unseenProducts.filter((id) => !looked.has(id)).slice(0, LONGEST_CRAWL);
  const end = Date.now() + CRAWL_MILLIS;
  let crawled = 0;
  await Promise.all(
    Array.from({ length: CRAWLERS }, async () => {
      for (let id = ids.pop(); id !== undefined && Date.now() < end; id = ids.pop()) {
        await visit(`${shop.url}/producto/${id}`, crawler);
        crawled++;
      }
    }),
  );
  return crawled;
}

async function visit(url: string, headers: Record<string, string>): Promise<void> {
  const reply = await fetch(url, { headers });
  await reply.arrayBuffer();
  // A crawler is told to come back later while the shop is busy.
  if (!reply.ok && reply.status !== 429) throw new Error(`${url} answered ${reply.status}`);
}
