import { bytesBefore } from '../http/finished-body.ts';
import type { KeptReply, PageCache, PageShelf, Reusable } from './page-cache.ts';

const REMEMBERED_KEYS = 20_000;

interface Shelves {
  /** What was asked for once. */
  tried: PageShelf;
  /** What was asked for again while it lay there. */
  proved: PageCache;
}

/**
 * Two caches as one, after the segmented LRU: a page comes into `tried`, and into `proved` when somebody asks again.
 * A crawler that reads a million pages once turns over the small shelf alone, and what people look at stays. A
 * frequency sketch would also tell a page asked three times from one asked twice; that is not worth its counters here.
 * Pages pay for brotli when they have proved themselves: a page that nobody asks again is compressed as fast as can be.
 */
export function createPageShelves({ tried, proved }: Shelves): PageCache {
  /** Keys that proved themselves: made anew they go to their old place. The last one used stands last. */
  const provedKeys = new Set<string>();
  const tagsOf = new WeakMap<KeptReply, string[]>();

  const remember = (key: string) => {
    provedKeys.delete(key);
    provedKeys.add(key);
    const [oldest] = provedKeys;
    if (provedKeys.size > REMEMBERED_KEYS && oldest !== undefined) provedKeys.delete(oldest);
  };
  const getTried = async (key: string, make: () => Promise<Reusable | null>) => {
    let tags: string[] = [];
    const reply = await tried.get(key, async () => {
      const made = await make();
      tags = made?.tags ?? [];
      return made;
    });
    if (reply && !tagsOf.has(reply)) tagsOf.set(reply, tags);
    return reply;
  };
  /**
   * Taken over within the flight of `proved`, so that a change meanwhile is not missed. It ends when it would have ended:
   * what no announced change drops, as a blocked shop's products on other pages, is shown no longer for having been moved.
   */
  const takeOver = async (key: string, make: () => Promise<Reusable | null>): Promise<Reusable | null> => {
    const reply = await getTried(key, make);
    if (!reply) return null;
    const expiresAt = tried.expiryOf(key);
    return {
      body: String(await bytesBefore(reply)),
      type: reply.type,
      tags: tagsOf.get(reply) ?? [],
      expiresAt,
    };
  };
  return {
    get: (key, make) => {
      if (provedKeys.has(key)) {
        remember(key);
        return proved.get(key, make);
      }
      if (!tried.has(key)) return getTried(key, make);
      remember(key);
      return proved.get(key, () => takeOver(key, make));
    },
    has: (key) => proved.has(key) || tried.has(key),
    drop: (tags) => {
      tried.drop(tags);
      proved.drop(tags);
    },
    clear: () => {
      provedKeys.clear();
      tried.clear();
      proved.clear();
    },
    get statistics() {
      return addUp(tried.statistics, proved.statistics);
    },
  };
}

type Statistics = PageCache['statistics'];

function addUp(one: Statistics, other: Statistics): Statistics {
  return {
    hits: one.hits + other.hits,
    misses: one.misses + other.misses,
    stale: one.stale + other.stale,
    entries: one.entries + other.entries,
    bytes: one.bytes + other.bytes,
  };
}
