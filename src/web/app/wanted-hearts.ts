// Hearts that were tapped without a session, in this tab: they lead to the login, and what they wanted is kept after it.

const KEY = 'corazones';
const MOST = 20;

/** Nothing shows until somebody logs in (spec 4: without a session the heart changes nothing). */
export function wantHeart(productId: number): void {
  const code = String(productId);
  storeHearts([...wantedHearts().filter((one) => one !== code), code].slice(-MOST));
}

/** What is wanted, once. */
export function takeHearts(): string[] {
  const codes = wantedHearts();
  if (codes.length > 0) storeHearts([]);
  return codes;
}

/** Anybody can write to the storage: whatever is no code counts as nothing. */
function wantedHearts(): string[] {
  try {
    const codes: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(codes) ? codes.filter((code) => /^\d{1,10}$/.test(code)) : [];
  } catch {
    return [];
  }
}

function storeHearts(codes: readonly string[]): void {
  try {
    if (codes.length > 0) sessionStorage.setItem(KEY, JSON.stringify(codes));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: the login leads back, and the heart is tapped again.
  }
}
