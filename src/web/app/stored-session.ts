// The entry of the browser's storage that says who is logged in; small, since hearts ask for it before the page works.

const USER_KEY = 'userData';
/** Spec 4: milliseconds since the epoch, 24 hours after the login. */
const EXPIRY_KEY = 'userDataExpiry';

/** Only where the browser refuses to store: then the login is known as long as the page is open. */
let unstored: { text: string; expiresAt: number } | null = null;

/** Null: nobody is logged in, as far as the browser knows. Browser only. */
export function storedUserText(): string | null {
  if (unstored) return Date.now() <= unstored.expiresAt ? unstored.text : null;
  try {
    return Date.now() <= storedExpiry() ? localStorage.getItem(USER_KEY) : null;
  } catch {
    // Storage is blocked in this browser.
    return null;
  }
}

export function storedExpiry(): number {
  if (unstored) return unstored.expiresAt;
  try {
    return Number(localStorage.getItem(EXPIRY_KEY));
  } catch {
    return 0;
  }
}

export function storeUserText(text: string, expiresAt: number): void {
  try {
    localStorage.setItem(EXPIRY_KEY, String(expiresAt));
    localStorage.setItem(USER_KEY, text);
    unstored = null;
  } catch {
    unstored = { text, expiresAt };
  }
}

export function forgetUserText(): void {
  unstored = null;
  try {
    localStorage.removeItem(USER_KEY);
    localStorage.removeItem(EXPIRY_KEY);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}
