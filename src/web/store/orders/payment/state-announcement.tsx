import { useEffect, useRef, useState } from 'react';

/** Reads a change aloud. Where the focused control went away with the old state, the headline takes the focus. */
export function StateAnnouncement({ text }: { text: string }) {
  const known = useRef(text);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (known.current === text) return;
    known.current = text;
    setAnnounced(text);
    if (document.activeElement === document.body) focusHeadline();
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}

function focusHeadline(): void {
  const headline = document.querySelector<HTMLElement>('#contenido h1');
  if (!headline) return;
  headline.tabIndex = -1;
  headline.focus({ preventScroll: true });
}
