/** Whether this browser keeps something of the shop: a cart, a session. Strangers' browsers keep nothing. */
export function isStorageUsed(): boolean {
  try {
    return localStorage.length > 0;
  } catch {
    // Storage is blocked in this browser.
    return false;
  }
}
