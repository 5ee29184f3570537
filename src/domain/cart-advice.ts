import { type Pesos, sumPesos } from './money.ts';
import type { SellerItem } from './seller-quote.ts';
import { quoteShipping, type RateCard, type ShippingCity } from './shipping-rate.ts';

/** A line of the cart as its parcel sees it. */
export interface AdvisedItem {
  /** As keyOfLine gives it, or any other name of its own. */
  key: string;
  item: SellerItem;
}

/** What could be bought instead of a line, as many of it, from another shop. */
export interface Equivalent {
  key: string;
  item: SellerItem;
}

export interface AdviceTerms {
  destination: ShippingCity;
  card: RateCard;
}

export interface CartCost {
  parcels: number;
  shipping: Pesos;
  /** Goods and freight. */
  total: Pesos;
}

export interface Advice {
  kind: 'swap' | 'save';
  /** Swap: which line becomes which product; save: the line to be put aside. */
  moves: { key: string; productId: number | null }[];
  before: CartCost;
  after: CartCost;
  saving: Pesos;
}

/** Less is not worth the question. */
const LEAST_SAVING = 5_000;
/** Up to so many shops every choice of shops is tried; above, each shop is closed by itself. */
const EXACT_SHOPS = 8;
/** Baskets that are priced; where there are more, the cheapest product of each line stands for its others. */
const MOST_BASKETS = 8_192;

/**
 * How the same basket costs less, by real quotes: lines moved to equivalents in shops that are in the basket already, so
 * that fewer parcels travel; of equal totals the one with fewest parcels. Where nothing can be moved, the line to put
 * aside whose freight costs more than itself. Null: nothing saves enough.
 */
export function adviseCart(
  lines: readonly AdvisedItem[],
  equivalents: readonly Equivalent[],
  terms: AdviceTerms,
): Advice | null {
  const before = costOf(
    lines.map(({ item }) => item),
    terms,
  );
  if (!before) return null;
  return bestSwap(lines, equivalents, terms, before) ?? bestSave(lines, terms, before);
}

/** Null: something of it does not arrive. */
export function costOf(items: readonly SellerItem[], { destination, card }: AdviceTerms): CartCost | null {
  const bySeller = Map.groupBy(items, ({ sellerId }) => sellerId);
  const packages = [...bySeller].map(([sellerId, own]) => {
    const [{ origin }] = own as [SellerItem, ...SellerItem[]];
    return { sellerId, origin, items: own };
  });
  const { total: shipping, deliverable } = quoteShipping(packages, destination, card);
  if (!deliverable) return null;
  const goods = sumPesos(items.map(({ unitPrice, quantity }) => unitPrice * quantity));
  return { parcels: packages.length, shipping, total: goods + shipping };
}

function bestSwap(
  lines: readonly AdvisedItem[],
  equivalents: readonly Equivalent[],
  terms: AdviceTerms,
  before: CartCost,
): Advice | null {
  const byKey = Map.groupBy(equivalents, ({ key }) => key);
  // A shop with a line that nobody else sells stays open whatever is tried.
  const closable = [...Map.groupBy(lines, ({ item }) => item.sellerId)]
    .filter(([, own]) => own.every(({ key }) => byKey.has(key)))
    .map(([sellerId]) => sellerId);
  let best: Advice | null = null;
  const choices = choicesOf(closable);
  const most = Math.floor(MOST_BASKETS / Math.max(1, choices.length));
  for (const closed of choices) {
    for (const swaps of combinationsOf(lines, byKey, { closed, most })) {
      const items = lines.map(({ key, item }) => swaps.get(key) ?? item);
      const after = costOf(items, terms);
      if (!after || !isBetter(after, best?.after ?? null)) continue;
      const moves = [...swaps].map(([key, { productId }]) => ({ key, productId }));
      best = worthIt({ kind: 'swap', moves, before, after, saving: before.total - after.total }) ?? best;
    }
  }
  return best;
}

function bestSave(lines: readonly AdvisedItem[], terms: AdviceTerms, before: CartCost): Advice | null {
  if (lines.length < 2) return null;
  let best: { advice: Advice; waste: Pesos } | null = null;
  for (const { key, item } of lines) {
    const rest = lines.filter((line) => line.key !== key).map((line) => line.item);
    const after = costOf(rest, terms);
    if (!after) continue;
    // Of two, the one whose freight is more out of proportion, not the one that is worth more.
    const waste = before.shipping - after.shipping - item.unitPrice * item.quantity;
    if (waste <= 0 || (best && best.waste >= waste)) continue;
    const moves = [{ key, productId: null }];
    const advice = worthIt({ kind: 'save', moves, before, after, saving: before.total - after.total });
    if (advice) best = { advice, waste };
  }
  return best?.advice ?? null;
}

function worthIt(advice: Advice): Advice | null {
  return advice.saving >= LEAST_SAVING ? advice : null;
}

function isBetter(after: CartCost, than: CartCost | null): boolean {
  if (!than) return true;
  return after.total === than.total ? after.parcels < than.parcels : after.total < than.total;
}

/** Which shops to close: every choice of them while they are few, else one at a time. */
function choicesOf(closable: readonly number[]): Set<number>[] {
  if (closable.length > EXACT_SHOPS) return closable.map((sellerId) => new Set([sellerId]));
  const choices = Array.from(
    { length: 2 ** closable.length },
    (_, bits) => new Set(closable.filter((_, place) => bits & (1 << place))),
  );
  return choices.filter((closed) => closed.size > 0);
}

type Swaps = Map<string, SellerItem>;

/** Every way to buy the closed shops' lines in shops of the basket that stay open; none when one cannot be. */
function combinationsOf(
  lines: readonly AdvisedItem[],
  byKey: Map<string, readonly Equivalent[]>,
  { closed, most }: { closed: Set<number>; most: number },
): Swaps[] {
  const open = new Set(lines.map(({ item }) => item.sellerId).filter((sellerId) => !closed.has(sellerId)));
  const moved = lines.filter(({ item }) => closed.has(item.sellerId));
  const choices = moved.map(({ key }) =>
    (byKey.get(key) ?? [])
      .map(({ item }) => item)
      .filter(({ sellerId }) => open.has(sellerId))
      .toSorted((left, right) => left.unitPrice - right.unitPrice),
  );
  if (choices.some((own) => own.length === 0)) return [];
  const count = choices.reduce((product, own) => product * own.length, 1);
  const compared = count > most ? choices.map((own) => own.slice(0, 1)) : choices;
  return compared.reduce<Swaps[]>(
    (combinations, own, place) =>
      combinations.flatMap((swaps) =>
        own.map((item) => new Map(swaps).set((moved[place] as AdvisedItem).key, item)),
      ),
    [new Map()],
  );
}
