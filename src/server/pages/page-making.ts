/** Pages that are being made at this moment, or wait for their turn. */
export interface PageMaking {
  /** So many at once that whoever comes next waits for them. */
  isBusy: () => boolean;
  /** Makes a page when it is its turn: who came first is served first. */
  make: <Made>(make: () => Promise<Made>) => Promise<Made>;
}

/**
 * One page takes about 4 ms: behind eight of them a person waits for 30 ms. They pile up when the processor or the
 * database cannot follow, which a clock of the event loop would see only for the processor.
 */
const BUSY_FROM = 8;

/**
 * Fifty pages begun at once end all at the end, and what each of them holds outlives the young generation: a major
 * collection for every 80 pages. Eight cost a twentieth less than sixteen, and keep the processor as busy.
 */
const AT_ONCE = 8;

/** A page that waits for the database so long gives its place to others, so that slow pages never hold up quick ones. */
const SLOW_MILLIS = 100;

/** Turns of the event loop from one page to the next: each accepts one connection, and an empty one takes 1 µs. */
const TURNS = 16;

function afterTurns(turns: number, run: () => void): void {
  setImmediate(turns === 1 ? run : () => afterTurns(turns - 1, run));
}

/**
 * Pages begin one by one, some turns of the event loop apart. With fifty pages in a turn it took 240 ms, what costs
 * nothing waited as long, and the last of fifty connections for fifty such turns, as each accepts one.
 */
export function createPageMaking(): PageMaking {
  const waiting: (() => void)[] = [];
  let places = AT_ONCE;
  let asked = 0;
  let isPausing = false;
  const begin = () => {
    places--;
    pauseThenNext();
  };
  const pauseThenNext = () => {
    isPausing = true;
    afterTurns(TURNS, beginNext);
  };
  const beginNext = () => {
    isPausing = false;
    const next = places > 0 ? waiting.shift() : undefined;
    if (!next) return;
    begin();
    next();
  };
  const enter = (): Promise<void> | undefined => {
    if (waiting.length > 0 || isPausing || places === 0)
      return new Promise((resolve) => waiting.push(resolve));
    begin();
    return undefined;
  };
  const leave = () => {
    places++;
    // Between two pages the next one is awaited already.
    if (!isPausing && waiting.length > 0) pauseThenNext();
  };
  return {
    isBusy: () => asked >= BUSY_FROM,
    make: async (make) => {
      asked++;
      const turn = enter();
      if (turn) await turn;
      let hasLeft = false;
      const leaveOnce = () => {
        if (!hasLeft) leave();
        hasLeft = true;
      };
      const slow = setTimeout(leaveOnce, SLOW_MILLIS);
      try {
        return await make();
      } finally {
        clearTimeout(slow);
        leaveOnce();
        asked--;
      }
    },
  };
}

/** Programs that say so. Those that fetch one page because a person shared its link are none. */
const CRAWLER = /bot\b|crawl|spider|slurp|scrapy|python-requests|curl\/|wget\/|archiver/i;

export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent === undefined || userAgent === '' || CRAWLER.test(userAgent);
}
