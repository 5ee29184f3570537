/** Spec 4: a stored cart, guest or not, lives 42 hours from its last change. */
const CART_LIFETIME_MILLIS = 42 * 60 * 60 * 1000;

/** Milliseconds since the epoch. */
export function cartExpiresAt(now: number): number {
  return now + CART_LIFETIME_MILLIS;
}

export function isExpired(expiresAt: number, now: number): boolean {
  return now > expiresAt;
}
