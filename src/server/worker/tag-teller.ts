import type { CatalogueChange } from './catalogue-change.repository.ts';

/** A change of so many products is one step of many through a shop's catalogue: the next comes within a second. */
const STEP_PRODUCTS = 10;
/**
 * How long lists may show the former prices beside such steps, each of which would have all of them made anew: home and
 * categories took 11 ms (half of them) in place of 2. Kept pages end after a minute anyway.
 */
const REST_MILLIS = 20_000;

export interface TagTeller {
  tell: (changes: readonly CatalogueChange[]) => void;
  stop: () => void;
}

/** Tells tags as they come; of steps through many products at once only the products, and the first step's lists. */
export function createTagTeller(onTags: (tags: string[]) => void, restMillis = REST_MILLIS): TagTeller {
  const waiting = new Set<string>();
  let toldAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  const tellWaiting = () => {
    timer = undefined;
    toldAt = performance.now();
    onTags([...waiting]);
    waiting.clear();
  };
  return {
    tell: (changes) => {
      const atOnce = new Set<string>();
      for (const { tags } of changes) {
        const products = tags.filter((tag) => tag.startsWith('product:'));
        const isStep = products.length >= STEP_PRODUCTS;
        for (const tag of tags) (isStep && !tag.startsWith('product:') ? waiting : atOnce).add(tag);
      }
      if (atOnce.size > 0) onTags([...atOnce]);
      if (waiting.size === 0 || timer) return;
      const rest = toldAt + restMillis - performance.now();
      if (rest <= 0) tellWaiting();
      else timer = setTimeout(tellWaiting, rest);
    },
    stop: () => clearTimeout(timer),
  };
}
