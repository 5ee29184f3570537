import type { ReactNode } from 'react';

/** '-19%' on tomato. */
export function Badge({ children, className }: { children: ReactNode; className?: string }) {
  return <span className={className ? `badge ${className}` : 'badge'}>{children}</span>;
}
