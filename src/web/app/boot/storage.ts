/**
 * Whether this browser keeps something of the shop that pages show: a cart, a session, but not what it searched for.
 * Strangers' browsers keep nothing.
 */
export function isStorageUsed(): boolean {
  try {
    return localStorage.length > Number('busquedas' in localStorage);
  } catch {
    // Storage is blocked in this browser.
    return false;
  }
}
