import { FEED_CHANNELS, type FeedChannel, paths } from '../../../../wire/paths.ts';
import type { FeedDraft, FeedFiles } from '../../../adapters/files/feed-files.ts';
import type { Context } from '../../../context.ts';
import { getRateCard } from '../../shipping/rate-card.service.ts';
import { restAfter } from '../bulk/rest.ts';
import { type FeedShop, listFeedProductIds, listFeedProducts, listFeedShops } from './feed.repository.ts';
import { feedFiles, feedName } from './feed-file.ts';
import { type FeedPlace, type FeedProduct, feedItems } from './feed-item.ts';
import { FEED_END, feedHead, itemXml } from './feed-xml.ts';

const SHOPS_A_PAGE = 500;
/** Each may have 200 variants. */
const PRODUCTS_A_PAGE = 50;
/**
 * The statement has one plan for all shops, which fits those of a few products: it reads and sorts what is left of a shop. By fifty
 * that took 83 ms for each fifty of 20,000 products.
 */
const IDS_A_PAGE = 5_000;
/** A million products take minutes of a processor that visitors' pages are made on. */
const REST = { alone: 0.2, beside: 1 };

type Part = Pick<Context, 'config' | 'read' | 'write' | 'now'>;

/** Writes the feeds of the marketplace and of each shop in one pass; a page of products at a time is in memory. */
export async function writeFeeds(context: Part): Promise<void> {
  const { config } = context;
  const files = feedFiles(config);
  const place = { origin: config.baseUrl, card: await getRateCard(context) };
  const names = new Set(FEED_CHANNELS.map((channel) => feedName(channel)));
  const whole = { sellerId: undefined, title: config.brand.name, link: config.baseUrl + paths.home() };
  await writing(files, whole, async (ofMarketplace) => {
    for await (const shop of shopsOf(context)) {
      for (const channel of FEED_CHANNELS) names.add(feedName(channel, shop.id));
      const own = { sellerId: shop.id, title: shop.name, link: config.baseUrl + paths.seller(shop.id) };
      await writing(files, own, async (ofShop) => {
        for await (const product of productsOf(context, shop.id))
          await addProduct(product, place, [ofMarketplace, ofShop]);
      });
    }
  });
  await files.removeAllBut(names);
}

type Drafts = Record<FeedChannel, FeedDraft>;

interface Head {
  /** Undefined: the marketplace's. */
  sellerId: number | undefined;
  title: string;
  link: string;
}

/** Both files of one feed, kept when all has been written, dropped when anything fails. */
async function writing(files: FeedFiles, head: Head, fill: (drafts: Drafts) => Promise<void>): Promise<void> {
  const begin = (channel: FeedChannel) => files.begin(feedName(channel, head.sellerId));
  const drafts: Drafts = { google: await begin('google'), meta: await begin('meta') };
  const all = Object.values(drafts);
  try {
    for (const draft of all) await draft.write(feedHead(head.title, head.link));
    await fill(drafts);
    for (const draft of all) {
      await draft.write(FEED_END);
      await draft.keep();
    }
  } finally {
    // Those that are kept are gone already.
    for (const draft of all) await draft.drop();
  }
}

async function addProduct(
  product: FeedProduct,
  place: Omit<FeedPlace, 'channel'>,
  feeds: readonly Drafts[],
): Promise<void> {
  for (const channel of FEED_CHANNELS) {
    const text = feedItems(product, { ...place, channel })
      .map(itemXml)
      .join('');
    for (const drafts of feeds) await drafts[channel].write(text);
  }
}

async function* shopsOf({ read }: Part): AsyncGenerator<FeedShop> {
  for (let after = 0; ; ) {
    const shops = await listFeedShops(read, after, SHOPS_A_PAGE);
    yield* shops;
    const last = shops.at(-1);
    if (!last || shops.length < SHOPS_A_PAGE) return;
    after = last.id;
  }
}

async function* productsOf({ read }: Part, sellerId: number): AsyncGenerator<FeedProduct> {
  for (let after = 0; ; ) {
    const ids = await listFeedProductIds(read, sellerId, { after, limit: IDS_A_PAGE });
    for (let first = 0; first < ids.length; first += PRODUCTS_A_PAGE) {
      const begun = performance.now();
      yield* await listFeedProducts(read, ids.slice(first, first + PRODUCTS_A_PAGE));
      await restAfter(performance.now() - begun, REST);
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < IDS_A_PAGE) return;
    after = last;
  }
}
