interface KeptCard {
  id: number;
  sellerId: number;
}

/** What lists show of a product, kept by itself: the same few hundred stand in most lists. */
export interface KeptCards {
  /** In the order of the ids; `read` gives those that are missing here, without what shoppers cannot see. */
  find<Card extends KeptCard>(
    ids: readonly number[],
    read: (missing: readonly number[]) => Promise<Card[]>,
  ): Promise<Card[]>;
  drop(tags: readonly string[]): void;
  clear(): void;
}

/** Some 700 bytes each. */
const MOST_CARDS = 8_000;

interface KeptCardsOptions {
  /** Whether whoever asks now may be answered with what is kept. */
  mayKeep: () => boolean;
  /** Bounds what a lost announcement of a change can do. */
  lifetimeMillis: number;
  now: () => number;
}

export function createKeptCards({ mayKeep, lifetimeMillis, now }: KeptCardsOptions): KeptCards {
  // Oldest first.
  const kept = new Map<number, { card: KeptCard; expiresAt: number }>();
  let changes = 0;

  const add = (cards: readonly KeptCard[]) => {
    const expiresAt = now() + lifetimeMillis;
    for (const card of cards) {
      kept.delete(card.id);
      kept.set(card.id, { card: Object.freeze(card), expiresAt });
    }
    for (const id of kept.keys()) {
      if (kept.size <= MOST_CARDS) return;
      kept.delete(id);
    }
  };

  return {
    find: async <Card extends KeptCard>(
      ids: readonly number[],
      read: (missing: readonly number[]) => Promise<Card[]>,
    ) => {
      if (!mayKeep()) return read(ids);
      const at = now();
      const found = new Map<number, Card>();
      for (const id of ids) {
        const known = kept.get(id);
        if (known && known.expiresAt > at) found.set(id, known.card as Card);
      }
      if (found.size < ids.length) {
        const before = changes;
        const cards = await read(ids.filter((id) => !found.has(id)));
        for (const card of cards) found.set(card.id, card);
        // What has changed meanwhile may be among them as it was.
        if (changes === before) add(cards);
      }
      return ids.flatMap((id) => found.get(id) ?? []);
    },
    drop: (tags) => {
      changes++;
      const sellers = new Set<number>();
      for (const tag of tags) {
        const [subject, id] = tag.split(':');
        if (subject === 'product') kept.delete(Number(id));
        if (subject === 'seller') sellers.add(Number(id));
      }
      if (sellers.size === 0) return;
      for (const [id, { card }] of kept) if (sellers.has(card.sellerId)) kept.delete(id);
    },
    clear: () => {
      changes++;
      kept.clear();
    },
  };
}
