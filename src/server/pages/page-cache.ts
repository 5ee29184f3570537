import { addBrotli, bytesOfBody, type FinishedBody, finishBody } from '../http/finished-body.ts';
import { type CacheStatistics, createTaggedCache, type TaggedCacheOptions } from '../kept/tagged-cache.ts';

/** A reply that is the same for every visitor without a session. */
export interface Reusable {
  body: string;
  type: string;
  /** Catalogue tags; a change of any of them drops the reply. */
  tags: string[];
  /** Of a copy: when what it was made of ends. */
  expiresAt?: number | undefined;
}

/**
 * Leaves nothing of a body that was used. The promises that were answered with it waited for the page's turn and are old by
 * then, and what old objects hold is moved to the old generation with them, in use or not: with fifty connections 100 KB
 * and more of each page, which took a major collection for every hundred pages.
 */
export function takeBody(made: { body: string }): string {
  const { body } = made;
  made.body = '';
  return body;
}

export type KeptReply = FinishedBody;

/** Finished pages in memory, see `TaggedCache`. */
export interface PageCache {
  get(key: string, make: () => Promise<Reusable | null>): Promise<KeptReply | null>;
  has(key: string): boolean;
  drop(tags: readonly string[]): void;
  clear(): void;
  readonly statistics: CacheStatistics;
}

/** One of several. */
export interface PageShelf extends PageCache {
  expiryOf(key: string): number | undefined;
}

interface PageCacheOptions extends TaggedCacheOptions {
  /** Pages that will be sent often are worth brotli; others are compressed as fast as can be. */
  areSentOften: boolean;
}

export function createPageCache({ areSentOften, ...options }: PageCacheOptions): PageShelf {
  const { get, ...cache } = createTaggedCache<KeptReply>(options);
  // A function of its own, so that the body never lies in one that has waited, see takeBody.
  const finish = async (made: Reusable | null) => {
    if (!made) return null;
    const { type, tags, expiresAt } = made;
    const body = takeBody(made);
    const reply = await finishBody(body, type, { alwaysCompressed: true, isFast: !areSentOften });
    const onAdded = (grow: (bytes: number) => boolean) => addBrotli(reply, body, grow);
    return { value: reply, tags, bytes: bytesOfBody(reply), expiresAt, ...(areSentOften && { onAdded }) };
  };
  return { ...cache, get: (key, make) => get(key, () => make().then(finish)) };
}
