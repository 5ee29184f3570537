import { hash } from 'node:crypto';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A reply that is the same for every visitor without a session. */
export interface Reusable {
  body: string;
  type: string;
  /** Catalogue tags; a change of any of them drops the reply. */
  tags: string[];
}

export interface KeptReply {
  type: string;
  etag: string;
  tags: string[];
  gzip: Buffer;
  /** Made after the first visitor was served: it costs more than rendering the page. */
  brotli: Buffer | null;
  expiresAt: number;
}

export interface PageCache {
  /**
   * The kept reply of a key, or the one that `make` gives now. One `make` runs at a time for a key; the others
   * wait for it. Null: `make` said that its reply is for one visitor only.
   */
  get(key: string, make: () => Promise<Reusable | null>): Promise<KeptReply | null>;
  /** Whether the reply of a key costs nothing now. */
  has(key: string): boolean;
  /** Drops what depends on one of the tags, also what is being made at this moment. */
  drop(tags: readonly string[]): void;
  clear(): void;
  readonly statistics: { hits: number; misses: number; stale: number; entries: number; bytes: number };
}

interface PageCacheOptions {
  maximumBytes: number;
  /** Bounds what a lost announcement of a change can do. */
  lifetimeMillis: number;
  /** While making replies fails with an outage, old ones that nothing has dropped serve for so long. */
  staleMillis: number;
  isOutage: (error: unknown) => boolean;
  now: () => number;
}

interface Flight {
  result: Promise<KeptReply | null>;
  droppedTags: Set<string>;
  cleared: boolean;
}

/** Keeps finished pages in memory; the least recently used go first when they take too much of it. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { maximumBytes, lifetimeMillis, staleMillis, isOutage, now } = options;
  const kept = new Map<string, KeptReply>();
  const flights = new Map<string, Flight>();
  /** Keys whose replies are not to be kept, so that their visitors need not wait for each other. */
  const personal = new Map<string, number>();
  const statistics = { hits: 0, misses: 0, stale: 0, entries: 0, bytes: 0 };
  /** Until then nothing is made for which there is an old reply. */
  let pauseUntil = 0;

  const remove = (key: string, reply: KeptReply) => {
    if (kept.get(key) !== reply) return;
    kept.delete(key);
    statistics.bytes -= sizeOf(reply);
    statistics.entries = kept.size;
  };
  const makeRoom = () => {
    for (const [key, reply] of kept) {
      if (statistics.bytes <= maximumBytes) return;
      remove(key, reply);
    }
  };
  const add = (key: string, reply: KeptReply) => {
    const older = kept.get(key);
    if (older) remove(key, older);
    kept.set(key, reply);
    statistics.bytes += sizeOf(reply);
    statistics.entries = kept.size;
    makeRoom();
  };
  const addBrotli = (key: string, reply: KeptReply, body: string) => {
    brotliCompress(body, { params: brotliOptions }, (error, compressed) => {
      if (error || kept.get(key) !== reply) return;
      reply.brotli = compressed;
      statistics.bytes += compressed.length;
      makeRoom();
    });
  };

  const findStale = (key: string): KeptReply | null => {
    const found = kept.get(key);
    if (!found || found.expiresAt + staleMillis <= now()) return null;
    statistics.stale++;
    return found;
  };
  const makeOrFindStale = async (key: string, make: () => Promise<Reusable | null>) => {
    try {
      return await make();
    } catch (error) {
      if (!isOutage(error)) throw error;
      pauseUntil = now() + PAUSE_MILLIS;
      const stale = findStale(key);
      if (!stale) throw error;
      return stale;
    }
  };

  const fly = async (key: string, flight: Flight, make: () => Promise<Reusable | null>) => {
    const made = await makeOrFindStale(key, make);
    if (made && 'etag' in made) return made;
    if (!made) {
      rememberPersonal(personal, key, now() + PERSONAL_MILLIS);
      return null;
    }
    const reply = await keep(made, now() + lifetimeMillis);
    const isOutdated = flight.cleared || made.tags.some((tag) => flight.droppedTags.has(tag));
    if (isOutdated) return reply;
    add(key, reply);
    addBrotli(key, reply, made.body);
    return reply;
  };

  return {
    statistics,
    get: async (key, make) => {
      const found = kept.get(key);
      if (found && found.expiresAt > now()) {
        statistics.hits++;
        // Moves it to the end, the place of the most recently used.
        kept.delete(key);
        kept.set(key, found);
        return found;
      }
      const stale = pauseUntil > now() ? findStale(key) : null;
      if (stale) return stale;
      statistics.misses++;
      const flight = flights.get(key);
      if (flight) return flight.result;
      if ((personal.get(key) ?? 0) > now()) return null;
      const own: Flight = { result: Promise.resolve(null), droppedTags: new Set(), cleared: false };
      own.result = fly(key, own, make).finally(() => flights.delete(key));
      flights.set(key, own);
      return own.result;
    },
    has: (key) => {
      const { expiresAt = 0 } = kept.get(key) ?? {};
      return expiresAt > now() || (pauseUntil > now() && expiresAt + staleMillis > now());
    },
    drop: (tags) => {
      const dropped = new Set(tags);
      for (const [key, reply] of kept) if (reply.tags.some((tag) => dropped.has(tag))) remove(key, reply);
      for (const flight of flights.values()) for (const tag of tags) flight.droppedTags.add(tag);
    },
    clear: () => {
      for (const [key, reply] of kept) remove(key, reply);
      for (const flight of flights.values()) flight.cleared = true;
      personal.clear();
    },
  };
}

const MAXIMUM_PERSONAL_KEYS = 5_000;
const PERSONAL_MILLIS = 10_000;
const PAUSE_MILLIS = 2_000;
const brotliOptions = { [constants.BROTLI_PARAM_QUALITY]: 5 };

function rememberPersonal(personal: Map<string, number>, key: string, until: number): void {
  if (personal.size >= MAXIMUM_PERSONAL_KEYS) personal.clear();
  personal.set(key, until);
}

function keep({ body, type, tags }: Reusable, expiresAt: number): Promise<KeptReply> {
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  return new Promise((resolve, reject) => {
    gzip(body, { level: 6 }, (error, compressed) => {
      if (error) reject(error);
      else resolve({ type, etag, tags, gzip: compressed, brotli: null, expiresAt });
    });
  });
}

function sizeOf(reply: KeptReply): number {
  return reply.gzip.length + (reply.brotli?.length ?? 0) + 500;
}
