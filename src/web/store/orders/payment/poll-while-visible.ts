const FIRST_PAUSE_MILLIS = 3_000;
const LONGEST_PAUSE_MILLIS = 60_000;
const GROWTH = 1.5;

/**
 * Asks again and again with growing pauses, while the page can be seen: coming back to it asks at once and starts over
 * with short pauses. Gives a function that ends it.
 */
export function pollWhileVisible(ask: () => Promise<unknown>): () => void {
  let pause = FIRST_PAUSE_MILLIS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  let ended = false;

  function wait(): void {
    clearTimeout(timer);
    if (!ended && document.visibilityState === 'visible') timer = setTimeout(askOnce, pause);
  }

  async function askOnce(): Promise<void> {
    if (asking) return;
    asking = true;
    pause = Math.min(Math.round(pause * GROWTH), LONGEST_PAUSE_MILLIS);
    await ask().catch(() => undefined);
    asking = false;
    wait();
  }

  function changeVisibility(): void {
    clearTimeout(timer);
    if (document.visibilityState !== 'visible') return;
    pause = FIRST_PAUSE_MILLIS;
    void askOnce();
  }

  document.addEventListener('visibilitychange', changeVisibility);
  wait();
  return () => {
    ended = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', changeVisibility);
  };
}
