const running = new WeakMap<HTMLElement, () => void>();

export function isSliding(track: HTMLElement): boolean {
  return running.has(track);
}

/**
 * Scrolls a snapping track to a position in exactly the given time; browsers choose their own for smooth
 * scrolling. A touch, wheel or pointer takes over at once. Without motion when the visitor asked for none.
 */
export function slideTo(track: HTMLElement, left: number, millis: number): void {
  running.get(track)?.();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    track.scrollLeft = left;
    return;
  }
  const from = track.scrollLeft;
  const startedAt = performance.now();
  const interruption = new AbortController();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    interruption.abort();
    running.delete(track);
    track.style.scrollSnapType = '';
  };
  const step = (now: number) => {
    const progress = Math.min(1, Math.max(0, (now - startedAt) / millis));
    track.scrollLeft = from + (left - from) * easeOut(progress);
    if (progress === 1) stop();
    else frame = requestAnimationFrame(step);
  };
  for (const type of ['pointerdown', 'touchstart', 'wheel'])
    track.addEventListener(type, stop, { passive: true, signal: interruption.signal });
  running.set(track, stop);
  // Snapping would fight against every intermediate position.
  track.style.scrollSnapType = 'none';
  frame = requestAnimationFrame(step);
}

function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3;
}
