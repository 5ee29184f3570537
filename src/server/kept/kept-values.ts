import type { ChangeTag } from '../../domain/change-tag.ts';
import { outageCode } from '../db/outage.ts';
import { readsOwnChanges } from '../db/own-change-reads.ts';
import { createKeptCards, type KeptCards } from './kept-cards.ts';
import { createTaggedCache } from './tagged-cache.ts';

/** What is the same for everybody, in memory until something that it was made of changes. */
export interface KeptValues {
  /** The kept value of a key, or the one that `make` gives now. It is frozen, since many callers share it. */
  find<Value extends object>(key: string, make: () => Promise<Fresh<Value>>): Promise<Value>;
  cards: Pick<KeptCards, 'find'>;
  /** From now on `drop` is told of every change. Before, nothing is kept. */
  begin(): void;
  drop(tags: readonly string[]): void;
  /** Whoever has changed something on this node reads it at once. */
  clear(): void;
}

interface Fresh<Value> {
  value: Value;
  /** Null: not to be kept. */
  tags: readonly ChangeTag[] | null;
  /** It goes out as it is, so that its finished bytes are kept with it. */
  isAnswer?: boolean;
}

const MAXIMUM_BYTES = 8 * 1024 * 1024;
const LIFETIME_MILLIS = 60_000;
/** As long as pages outlive an outage of the database. */
const STALE_MILLIS = 30 * 60_000;

export function createKeptValues(): KeptValues {
  const cache = createTaggedCache<object>({
    maximumBytes: MAXIMUM_BYTES,
    lifetimeMillis: LIFETIME_MILLIS,
    staleMillis: STALE_MILLIS,
    isOutage: (error) => outageCode(error) !== null,
    now: () => performance.now(),
  });
  let hasBegun = false;
  const mayKeep = () => hasBegun && !readsOwnChanges();
  const cards = createKeptCards({ mayKeep, lifetimeMillis: LIFETIME_MILLIS, now: () => performance.now() });
  return {
    cards,
    find: async <Value extends object>(key: string, make: () => Promise<Fresh<Value>>) => {
      if (!mayKeep()) return frozenIfShared(await make());
      const found = cache.peek(key);
      if (found) return found as Value;
      let own: Value | undefined;
      const kept = await cache.get(key, async () => {
        const fresh = await make();
        own = fresh.value;
        const { tags } = fresh;
        return tags && { value: frozenIfShared(fresh), tags, bytes: estimateBytes(fresh) };
      });
      return (kept as Value | null) ?? own ?? (await make()).value;
    },
    begin: () => {
      hasBegun = true;
    },
    drop: (tags) => {
      cards.drop(tags);
      cache.drop(tags);
    },
    clear: () => {
      cards.clear();
      cache.clear();
    },
  };
}

/** The value, and as an answer its bytes too, plain or compressed. */
function estimateBytes({ value, isAnswer }: Fresh<object>): number {
  return (isAnswer ? 3 : 1.5) * JSON.stringify(value).length + 500;
}

/** Also where nothing is kept, so that no caller learns to change what is shared elsewhere. */
function frozenIfShared<Value extends object>({ value, tags }: Fresh<Value>): Value {
  return tags ? deeplyFrozen(value) : value;
}

function deeplyFrozen<Value extends object>(value: Value): Value {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) deeplyFrozen(part);
  return Object.freeze(value);
}
