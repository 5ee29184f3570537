import type { ReactNode } from 'react';
import { useKeyboardOpen } from './use-keyboard-open.ts';

interface ThumbBarProps {
  label: string;
  /** The page shows the same at this moment. */
  inSight?: boolean;
  /** Has the page's only button: on wider windows it stands where it is written. */
  everywhere?: boolean;
  children: ReactNode;
}

/** Below 640 px at the bottom of the window (components.css); gone while the keyboard wants the room. */
export function ThumbBar({ label, inSight = false, everywhere = false, children }: ThumbBarProps) {
  if (useKeyboardOpen()) return null;
  return (
    <section
      aria-label={label}
      data-in-sight={inSight || undefined}
      data-everywhere={everywhere || undefined}
      className="thumb-bar"
    >
      {children}
    </section>
  );
}
