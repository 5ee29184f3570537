import { useEffect } from 'react';

/** The present entry of the history is there for the back key alone: whatever is opened from it takes its place. */
export function isClosingEntry(): boolean {
  return history.state?.closes === true;
}

/**
 * What covers a phone's page is closed by its back key, as a page would be. The router hears nothing of it, as the address
 * stays. Answers what closes it by hand.
 */
export function useBackKey(isOpen: boolean, setOpen: (isOpen: boolean) => void): () => void {
  useEffect(() => {
    if (!isOpen || matchMedia('(min-width: 48rem)').matches) return;
    if (!isClosingEntry()) history.pushState({ ...history.state, closes: true }, '');
    const close = (event: Event) => {
      event.stopImmediatePropagation();
      setOpen(false);
    };
    // Before the router, which listens too.
    addEventListener('popstate', close, { capture: true });
    return () => removeEventListener('popstate', close, { capture: true });
  }, [isOpen, setOpen]);
  return () => (isClosingEntry() ? history.back() : setOpen(false));
}
