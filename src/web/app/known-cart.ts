import { type KnownQuantities, withoutCart } from '../../domain/cart-difference.ts';
import { KNOWN_KEY_PREFIX } from './cart-storage.ts';

/** The server's cart as this browser last saw it. */
export interface KnownCart {
  version: number;
  quantities: KnownQuantities;
}

const keyOf = (userId: string) => `${KNOWN_KEY_PREFIX}${userId}`;

/** Null: this browser has never seen it, or somebody else has written there. */
export function readKnownCart(userId: string): KnownCart | null {
  try {
    const entry = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null');
    return isKnownCart(entry) ? entry : null;
  } catch {
    return null;
  }
}

export function writeKnownCart(userId: string, known: KnownCart): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(known));
  } catch {
    // Storage is blocked: the next page looks at the server's cart first.
  }
}

/** What was bought has left the server's cart with the order: bought again, it is a change of this device. */
export function forgetKnownCart(userId: string | undefined): void {
  const known = userId === undefined ? null : readKnownCart(userId);
  if (userId !== undefined && known)
    writeKnownCart(userId, { ...known, quantities: withoutCart(known.quantities) });
}

function isKnownCart(entry: unknown): entry is KnownCart {
  if (typeof entry !== 'object' || entry === null) return false;
  const { version, quantities } = entry as Partial<KnownCart>;
  return (
    Number.isInteger(version) &&
    typeof quantities === 'object' &&
    quantities !== null &&
    Object.entries(quantities).every(
      ([name, quantity]) => /^[cg]\d{1,10}:[\d,-]*$/.test(name) && Number.isInteger(quantity),
    )
  );
}
