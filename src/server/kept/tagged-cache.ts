/** What was made for a key, and when it is outdated. */
interface Made<Value> {
  value: Value;
  /** A change of any of them drops the value. */
  tags: readonly string[];
  /** Memory that it takes, roughly. */
  bytes: number;
  /** Of a copy: when what it was made of ends. It is kept no longer than that. */
  expiresAt?: number | undefined;
  /** The value was added: what is done later for it may let it grow by some bytes. */
  onAdded?: (grow: (bytes: number) => boolean) => void;
}

export interface TaggedCache<Value> {
  /**
   * The kept value of a key, or the one that `make` gives now. One `make` runs at a time for a key; the others
   * wait for it, but are not given what was begun before a change that they ask after. Null: `make` said that its value is
   * for one caller only.
   */
  get(key: string, make: () => Promise<Made<Value> | null>): Promise<Value | null>;
  /** The kept value, at once; undefined: there is none. */
  peek(key: string): Value | undefined;
  /** Whether the value of a key costs nothing now. */
  has(key: string): boolean;
  /** When the kept value of a key ends or has ended; undefined: there is none. */
  expiryOf(key: string): number | undefined;
  /** Drops what depends on one of the tags, also what is being made at this moment. */
  drop(tags: readonly string[]): void;
  clear(): void;
  readonly statistics: CacheStatistics;
}

export interface CacheStatistics {
  hits: number;
  misses: number;
  stale: number;
  entries: number;
  bytes: number;
}

export interface TaggedCacheOptions {
  maximumBytes: number;
  /** Bounds what a lost announcement of a change can do. */
  lifetimeMillis: number;
  /** While making values fails with an outage, old ones that nothing has dropped serve for so long. */
  staleMillis: number;
  isOutage: (error: unknown) => boolean;
  now: () => number;
}

interface Entry<Value> {
  value: Value;
  tags: readonly string[];
  bytes: number;
  expiresAt: number;
}

interface Flight<Value> {
  result: Promise<Value | null>;
  /** Of what it has made. */
  tags: readonly string[];
  droppedTags: Set<string>;
  cleared: boolean;
}

/** Keeps values in memory; the least recently used go first when they take too much of it. */
export function createTaggedCache<Value>(options: TaggedCacheOptions): TaggedCache<Value> {
  const { maximumBytes, lifetimeMillis, staleMillis, isOutage, now } = options;
  const kept = new Map<string, Entry<Value>>();
  const flights = new Map<string, Flight<Value>>();
  /** Keys whose values are not to be kept, so that their callers need not wait for each other. */
  const personal = new Map<string, number>();
  const statistics: CacheStatistics = { hits: 0, misses: 0, stale: 0, entries: 0, bytes: 0 };
  /** Until then nothing is made for which there is an old value. */
  let pauseUntil = 0;

  const remove = (key: string, entry: Entry<Value>) => {
    if (kept.get(key) !== entry) return;
    kept.delete(key);
    statistics.bytes -= entry.bytes;
    statistics.entries = kept.size;
  };
  const makeRoom = () => {
    for (const [key, entry] of kept) {
      if (statistics.bytes <= maximumBytes) return;
      remove(key, entry);
    }
  };
  const add = (key: string, { value, tags, bytes, expiresAt = Infinity, onAdded }: Made<Value>) => {
    const older = kept.get(key);
    if (older) remove(key, older);
    const entry = { value, tags, bytes, expiresAt: Math.min(expiresAt, now() + lifetimeMillis) };
    kept.set(key, entry);
    statistics.bytes += bytes;
    statistics.entries = kept.size;
    makeRoom();
    onAdded?.((more) => {
      if (kept.get(key) !== entry) return false;
      entry.bytes += more;
      statistics.bytes += more;
      makeRoom();
      return true;
    });
  };

  const findStale = (key: string): Entry<Value> | null => {
    const found = kept.get(key);
    if (!found || found.expiresAt + staleMillis <= now()) return null;
    statistics.stale++;
    return found;
  };

  const fly = async (key: string, flight: Flight<Value>, make: () => Promise<Made<Value> | null>) => {
    let made: Made<Value> | null;
    try {
      made = await make();
    } catch (error) {
      if (!isOutage(error)) throw error;
      pauseUntil = now() + PAUSE_MILLIS;
      const stale = findStale(key);
      if (!stale) throw error;
      return stale.value;
    }
    if (!made) {
      rememberPersonal(personal, key, now() + PERSONAL_MILLIS);
      return null;
    }
    flight.tags = made.tags;
    const isOutdated = flight.cleared || made.tags.some((tag) => flight.droppedTags.has(tag));
    if (!isOutdated) add(key, made);
    return made.value;
  };

  const findFresh = (key: string): Entry<Value> | undefined => {
    const found = kept.get(key);
    if (!found || found.expiresAt <= now()) return undefined;
    statistics.hits++;
    // Moves it to the end, the place of the most recently used.
    kept.delete(key);
    kept.set(key, found);
    return found;
  };

  const begin = (key: string, make: () => Promise<Made<Value> | null>) => {
    const own: Flight<Value> = {
      result: Promise.resolve(null),
      tags: [],
      droppedTags: new Set(),
      cleared: false,
    };
    own.result = fly(key, own, make).finally(() => {
      if (flights.get(key) === own) flights.delete(key);
    });
    flights.set(key, own);
    return own.result;
  };

  /**
   * Waits for a flight that was begun before. Whether what has changed meanwhile is in its value is known once it ends: if so,
   * those who asked after the change are given what is made anew, once for all of them.
   */
  const join = async (key: string, flight: Flight<Value>, make: () => Promise<Made<Value> | null>) => {
    const changed = new Set(flight.droppedTags);
    const value = await flight.result;
    if (!flight.tags.some((tag) => changed.has(tag))) return value;
    return findFresh(key)?.value ?? flights.get(key)?.result ?? begin(key, make);
  };

  return {
    statistics,
    peek: (key) => findFresh(key)?.value,
    get: async (key, make) => {
      const found = findFresh(key);
      if (found) return found.value;
      const stale = pauseUntil > now() ? findStale(key) : null;
      if (stale) return stale.value;
      statistics.misses++;
      const flight = flights.get(key);
      if (flight) return flight.droppedTags.size === 0 ? flight.result : join(key, flight, make);
      if ((personal.get(key) ?? 0) > now()) return null;
      return begin(key, make);
    },
    has: (key) => {
      const found = kept.get(key);
      if (!found) return false;
      return found.expiresAt > now() || (pauseUntil > now() && found.expiresAt + staleMillis > now());
    },
    expiryOf: (key) => kept.get(key)?.expiresAt,
    drop: (tags) => {
      const dropped = new Set(tags);
      for (const [key, entry] of kept) if (entry.tags.some((tag) => dropped.has(tag))) remove(key, entry);
      for (const flight of flights.values()) for (const tag of tags) flight.droppedTags.add(tag);
    },
    clear: () => {
      for (const [key, entry] of kept) remove(key, entry);
      for (const flight of flights.values()) flight.cleared = true;
      // Who asks from now on waits for no answer that was begun before.
      flights.clear();
      personal.clear();
    },
  };
}

const MAXIMUM_PERSONAL_KEYS = 5_000;
const PERSONAL_MILLIS = 10_000;
const PAUSE_MILLIS = 2_000;

function rememberPersonal(personal: Map<string, number>, key: string, until: number): void {
  if (personal.size >= MAXIMUM_PERSONAL_KEYS) personal.clear();
  personal.set(key, until);
}
