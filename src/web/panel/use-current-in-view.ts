import { useEffect, useRef } from 'react';

/** For a row of links that is drawn past sideways: the current one stands inside it, also on a narrow screen. */
export function useCurrentInView<Row extends HTMLElement = HTMLElement>() {
  const row = useRef<Row>(null);
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]');
    if (!row.current || !current) return;
    const [frame, link] = [row.current.getBoundingClientRect(), current.getBoundingClientRect()];
    if (link.left < frame.left || link.right > frame.right)
      row.current.scrollLeft += link.left - frame.left - (frame.width - link.width) / 2;
  });
  return row;
}
