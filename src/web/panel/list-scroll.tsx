import { type ReactNode, type UIEvent, useEffect, useRef, useState } from 'react';

/** Where a list that is wider than its place is drawn sideways: then the keyboard reaches it too, by its name. */
export function ListScroll({ label, children }: { label: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [isWide, setWide] = useState(false);
  const [isMoved, setMoved] = useState(false);
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const measure = () => setWide(current.scrollWidth > current.clientWidth);
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    if (current.firstElementChild) watch.observe(current.firstElementChild);
    return () => watch.disconnect();
  }, []);
  return (
    <div
      ref={frame}
      className="list-scroll mt-3 sm:overflow-x-auto"
      data-moved={isMoved || undefined}
      onScroll={(event: UIEvent) => setMoved(event.currentTarget.scrollLeft > 0)}
      {...(isWide && { role: 'region', 'aria-label': label, tabIndex: 0 })}
    >
      {children}
    </div>
  );
}
