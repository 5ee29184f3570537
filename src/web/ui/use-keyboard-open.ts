import { useEffect, useState } from 'react';

/** Keyboards of phones take more than this of the window; bars that browsers hide take less. */
const SMALLEST_KEYBOARD = 150;

/** Whether a keyboard on the screen covers the lower part of the page. */
export function useKeyboardOpen(): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    // A page that is zoomed in has a small part in view too.
    const read = () => setOpen(innerHeight - viewport.height * viewport.scale > SMALLEST_KEYBOARD);
    viewport.addEventListener('resize', read);
    return () => viewport.removeEventListener('resize', read);
  }, []);
  return isOpen;
}
