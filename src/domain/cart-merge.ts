import { cartExpiresAt, isExpired, savedExpiresAt } from './cart-expiry.ts';

/** A line of a person's cart as the server keeps it. */
export interface KeptLine {
  /** As lineKey gives it. */
  key: string;
  /** Put aside: a line of its own beside one of the same product in the cart. */
  saved: boolean;
  /** 0: taken out; it stays a while, so that a device that was away does not bring it back. */
  quantity: number;
  /** Of the whole cart, when the line became what it is. */
  version: number;
  /** Milliseconds since the epoch. */
  changedAt: number;
}

/** What a device wants a line to be. The same change again changes nothing. */
export type LineChange = Pick<KeptLine, 'key' | 'saved' | 'quantity' | 'changedAt'>;

/** Two devices changed one line, and which quantity stays. */
interface LineConflict {
  key: string;
  saved: boolean;
  quantity: number;
}

export interface MergedCart {
  /** Lines that are not as they were. */
  changed: KeptLine[];
  conflicts: LineConflict[];
}

/** As many as a cart may hold, and as many saved besides; what is more is not taken. */
const MAXIMUM_CART_LINES = 100;

/**
 * Whoever changed a line last has her way, and at one moment the larger quantity: in whatever order changes arrive, and
 * however often, the cart becomes the same. `knownVersion`: the cart that the device has seen; a line that changed after
 * it, to something else, is a conflict.
 */
export function mergeCart(
  kept: readonly KeptLine[],
  changes: readonly LineChange[],
  knownVersion: number,
): MergedCart {
  const lines = new Map(kept.map((line) => [nameOf(line), line]));
  const version = 1 + Math.max(0, ...kept.map((line) => line.version));
  const changed = new Map<string, KeptLine>();
  const conflicts: LineConflict[] = [];
  for (const change of changes) {
    const name = nameOf(change);
    const now = lines.get(name);
    if (!now && !hasRoom(lines, change.saved)) continue;
    const isSeen = now !== undefined && now.version <= knownVersion;
    const next = merged(now ?? null, change, { version, isSeen });
    if (now && !isSeen && now.quantity !== change.quantity)
      conflicts.push({ key: next.key, saved: next.saved, quantity: next.quantity });
    if (next === now) continue;
    lines.set(name, next);
    changed.set(name, next);
  }
  return { changed: [...changed.values()], conflicts };
}

function merged(
  now: KeptLine | null,
  change: LineChange,
  { version, isSeen }: { version: number; isSeen: boolean },
): KeptLine {
  if (!now) return { ...change, version };
  // Who has seen the line as it is comes after it, whatever clocks and slow networks say.
  const changedAt =
    isSeen && change.quantity !== now.quantity
      ? Math.max(change.changedAt, now.changedAt + 1)
      : change.changedAt;
  const isLater = changedAt === now.changedAt ? change.quantity > now.quantity : changedAt > now.changedAt;
  if (!isLater) return now;
  return { ...change, changedAt, version: change.quantity === now.quantity ? now.version : version };
}

function hasRoom(lines: ReadonlyMap<string, KeptLine>, saved: boolean): boolean {
  const live = [...lines.values()].filter((line) => line.saved === saved && line.quantity > 0);
  return live.length < MAXIMUM_CART_LINES;
}

/**
 * What of it still stands: the cart until 42 hours after its last change (spec 4), what is saved for later until its own
 * time. Whatever has expired counts as taken out.
 */
export function standingLines(kept: readonly KeptLine[], now: number): KeptLine[] {
  const lastChange = Math.max(0, ...kept.filter(({ saved }) => !saved).map(({ changedAt }) => changedAt));
  const cartStands = !isExpired(cartExpiresAt(lastChange), now);
  const stands = ({ saved, changedAt }: KeptLine) =>
    saved ? !isExpired(savedExpiresAt(changedAt), now) : cartStands;
  const standing = kept.filter((line) => line.quantity > 0 && stands(line));
  return [false, true].flatMap((saved) =>
    standing.filter((line) => line.saved === saved).slice(0, MAXIMUM_CART_LINES),
  );
}

function nameOf({ key, saved }: Pick<KeptLine, 'key' | 'saved'>): string {
  return `${saved ? 'g' : 'c'}${key}`;
}
