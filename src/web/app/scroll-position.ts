// Where the router keeps how far each page was scrolled; a document that came by itself has the key 'default'.
const POSITIONS_KEY = 'react-router-scroll-positions';

/**
 * A document that the browser loaded stands where the browser put it, and people may have scrolled on since: the router
 * must not move it to where the last one stood.
 */
export function forgetScrollPosition(): void {
  if (history.scrollRestoration === 'manual') return;
  try {
    const positions = JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? '{}');
    delete positions[history.state?.key ?? 'default'];
    sessionStorage.setItem(POSITIONS_KEY, JSON.stringify(positions));
  } catch {
    // Storage is blocked: the router keeps nothing either.
  }
}
