/** Spec 4: a stored cart, guest or not, lives 42 hours from its last change. */
const CART_LIFETIME_MILLIS = 42 * 60 * 60 * 1000;

/** What is saved for later is no cart: it waits longer. */
const SAVED_LIFETIME_MILLIS = 90 * 24 * 60 * 60 * 1000;

/** Milliseconds since the epoch. */
export function cartExpiresAt(now: number): number {
  return now + CART_LIFETIME_MILLIS;
}

export function savedExpiresAt(now: number): number {
  return now + SAVED_LIFETIME_MILLIS;
}

/** Who has not changed since is expired. */
export function expiredBefore(now: number): { carts: number; saved: number } {
  return { carts: now - CART_LIFETIME_MILLIS, saved: now - SAVED_LIFETIME_MILLIS };
}

export function isExpired(expiresAt: number, now: number): boolean {
  return now > expiresAt;
}
