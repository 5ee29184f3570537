import { type RefObject, useLayoutEffect, useRef } from 'react';

/** An element that does not shrink when its state changes by itself: what stands below it stays where it is read. */
export function useKeptHeight(state: string): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  const before = useRef({ state, width: 0, height: 0 });
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const { offsetWidth: width } = node;
    const isSamePlace = before.current.width === width;
    if (before.current.state !== state && isSamePlace) node.style.minHeight = `${before.current.height}px`;
    before.current = { state, width, height: node.offsetHeight };
  });
  return element;
}
