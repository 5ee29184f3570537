import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { isSliding, slideTo } from './slide-scroll.ts';

export interface ScrollPages {
  trackRef: RefObject<HTMLUListElement | null>;
  page: number;
  /** 0 until the track was measured in the browser. */
  pageCount: number;
  goTo: (page: number) => void;
  /** One page on or back, counted from where a running slide will end. */
  step: (difference: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Divides a horizontally scrolling track into pages as wide as the track itself and follows its position. */
export function useScrollPages(slideMillis: number, slideCount: number): ScrollPages {
  const trackRef = useRef<HTMLUListElement>(null);
  const target = useRef(0);
  const [{ page, pageCount }, setPosition] = useState({ page: 0, pageCount: 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: other slides are another width to measure
  useEffect(() => {
    const track = trackRef.current;
    if (!track) return;
    const follow = () => {
      const now = positionOf(track);
      if (!isSliding(track)) target.current = now.page;
      setPosition((before) =>
        before.page === now.page && before.pageCount === now.pageCount ? before : now,
      );
    };
    const observer = new ResizeObserver(follow);
    observer.observe(track);
    track.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      track.removeEventListener('scroll', follow);
    };
  }, [slideCount]);

  const goTo = (wanted: number) => {
    const track = trackRef.current;
    if (!track) return;
    const { stride, end, pageCount: count } = measure(track);
    target.current = Math.min(Math.max(wanted, 0), count - 1);
    slideTo(track, Math.min(target.current * stride, end), slideMillis);
  };
  const step = (difference: number) => goTo(target.current + difference);
  const onKeyDown = (event: KeyboardEvent) => {
    const difference = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (difference === undefined) return;
    event.preventDefault();
    step(difference);
  };
  return { trackRef, page, pageCount, goTo, step, onKeyDown };
}

function positionOf(track: HTMLElement) {
  const { stride, end, pageCount } = measure(track);
  const page = track.scrollLeft >= end - 2 ? pageCount - 1 : Math.round(track.scrollLeft / stride);
  return { page, pageCount };
}

function measure(track: HTMLElement) {
  const { paddingLeft, paddingRight, columnGap } = getComputedStyle(track);
  const stride =
    track.clientWidth -
    Number.parseFloat(paddingLeft) -
    Number.parseFloat(paddingRight) +
    (Number.parseFloat(columnGap) || 0);
  const end = track.scrollWidth - track.clientWidth;
  // A twentieth of a page is a rounding error of the layout, not a page.
  return { stride, end, pageCount: end <= 2 ? 1 : Math.ceil(end / stride - 0.05) + 1 };
}
