import type { ReactNode } from 'react';
import { useCurrentInView } from '../use-current-in-view.ts';

/** A list's own tabs and what is kept of it: below each other, with compact rows in one line that is drawn sideways. */
export function ViewRow({ children }: { children: ReactNode }) {
  const row = useCurrentInView<HTMLDivElement>();
  return (
    <div
      ref={row}
      className="min-w-0 compact:lg:flex compact:lg:items-center compact:lg:gap-2 compact:lg:overflow-x-auto compact:lg:[&>nav]:shrink-0 compact:lg:[&>nav]:overflow-visible"
    >
      {children}
    </div>
  );
}
