import { useSyncExternalStore } from 'react';
import { addLine, type CartLine, keyOfLine, removeLine } from '../../domain/cart.ts';
import { savedExpiresAt } from '../../domain/cart-expiry.ts';
import { changedAtOf, readCart, writeCart } from './cart-storage.ts';
import * as cart from './cart-store.ts';
import { currentSession, subscribeToSession } from './session-store.ts';

const SAVED_KEY_PREFIX = 'guardados_';

const NOTHING: readonly CartLine[] = [];
/** What is shown, and the entry that it was read from. */
let saved: { key: string; lines: readonly CartLine[] } | null = null;
const listeners = new Set<() => void>();

/** What somebody put aside: of a person under her code, of a guest under 'unknown', as the cart is. */
export function useSavedLines(): readonly CartLine[] {
  return useSyncExternalStore(subscribe, savedLines, () => NOTHING);
}

export function savedLines(): readonly CartLine[] {
  const key = savedKey();
  if (saved?.key !== key) saved = { key, lines: storedLines(key) };
  return saved.lines;
}

export function saveForLater(line: CartLine): void {
  replaceSaved(addLine(savedLines(), line));
  cart.removeLine(line);
}

export function moveToCart(line: CartLine): void {
  cart.addSilently(line);
  forgetSaved(line);
}

export function forgetSaved(line: CartLine): void {
  replaceSaved(removeLine(savedLines(), keyOfLine(line)));
}

/** Today's prices, when their change is being shown. That is no change of hers: the entry lives no longer for it. */
export function takeSavedPrices(prices: readonly cart.NewPrice[]): void {
  if (prices.length > 0) replaceSaved(cart.withPrices(savedLines(), prices), expiryOf(savedKey()));
}

export function replaceSaved(lines: readonly CartLine[], expiresAt = savedExpiresAt(Date.now())): void {
  const key = savedKey();
  try {
    writeCart(localStorage, key, lines, Date.now(), expiresAt);
  } catch {
    // Storage is blocked: it lives as long as the page.
  }
  saved = { key, lines };
  announce();
}

/** After a login: what the guest put aside joins what the person did. */
export function adoptGuestSaved(): void {
  const guestKey = `${SAVED_KEY_PREFIX}unknown`;
  if (savedKey() === guestKey) return;
  const lines = storedLines(guestKey);
  if (lines.length === 0) return;
  replaceSaved(lines.reduce<readonly CartLine[]>(addLine, savedLines()));
  try {
    localStorage.removeItem(guestKey);
  } catch {
    // As above.
  }
}

export function savedKey(): string {
  return `${SAVED_KEY_PREFIX}${currentSession().user?.userId ?? 'unknown'}`;
}

/** Undefined: there is no entry that counts. */
function expiryOf(key: string): number | undefined {
  try {
    const changedAt = changedAtOf(localStorage, key, Date.now(), savedExpiresAt(0));
    return changedAt === null ? undefined : savedExpiresAt(changedAt);
  } catch {
    return undefined;
  }
}

function storedLines(key: string): readonly CartLine[] {
  try {
    return readCart(localStorage, key, Date.now());
  } catch {
    return NOTHING;
  }
}

let leaveSession = () => {};

export const subscribeToSaved = subscribe;

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', followOtherTabs);
    leaveSession = subscribeToSession(announce);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', followOtherTabs);
    leaveSession();
  };
}

function followOtherTabs({ key }: StorageEvent): void {
  if (key !== null && !key.startsWith(SAVED_KEY_PREFIX)) return;
  saved = null;
  announce();
}

function announce(): void {
  for (const listener of listeners) listener();
}
