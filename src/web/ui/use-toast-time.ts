import { useEffect, useState } from 'react';
import { dismissToast, type Toast } from './toast-store.ts';

// Spec 9: product toasts close after 3 seconds.
const TOAST_MILLIS = 3000;

/** Whoever may want to undo something has to read and to reach it. */
const ACTION_MILLIS = 10_000;

/** True while its three seconds run: from the first frame that shows it, not while nobody looks or somebody reads. */
export function useToastTime({ id, action }: Toast, isHeld: boolean): boolean {
  const [left, setLeft] = useState(action ? ACTION_MILLIS : TOAST_MILLIS);
  const isSeen = useIsSeen();
  const isRunning = isSeen && !isHeld;
  useEffect(() => {
    if (!isRunning) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => dismissToast(id), left);
    return () => {
      clearTimeout(timer);
      setLeft((before) => Math.max(0, before - (performance.now() - startedAt)));
    };
    // `left` changes only when the time stops.
  }, [id, isRunning, left]);
  return isRunning;
}

/** Painted, in a window that is shown: browsers draw no frames of a hidden one. */
function useIsSeen(): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      if (document.visibilityState === 'hidden') setIsSeen(false);
      else frame = requestAnimationFrame(() => setIsSeen(true));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return isSeen;
}
