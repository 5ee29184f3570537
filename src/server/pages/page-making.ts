/** Pages that are being made at this moment. */
export interface PageMaking {
  /** So many at once that whoever comes next waits for them. */
  isBusy: () => boolean;
  count: <Made>(make: () => Promise<Made>) => Promise<Made>;
}

/**
 * One page takes about 4 ms: behind eight of them a person waits for 30 ms. They pile up when the processor or the
 * database cannot follow, which a clock of the event loop would see only for the processor.
 */
const BUSY_FROM = 8;

export function createPageMaking(): PageMaking {
  let making = 0;
  return {
    isBusy: () => making >= BUSY_FROM,
    count: async (make) => {
      making++;
      try {
        return await make();
      } finally {
        making--;
      }
    },
  };
}

/** Programs that say so. Those that fetch one page because a person shared its link are none. */
const CRAWLER = /bot\b|crawl|spider|slurp|scrapy|python-requests|curl\/|wget\/|archiver/i;

export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent === undefined || userAgent === '' || CRAWLER.test(userAgent);
}
