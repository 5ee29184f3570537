import type { ReactNode } from 'react';

/** The white surface of a list. Compact rows reach its edges. */
export function ListPanel({ className = 'mt-4', children }: { className?: string; children: ReactNode }) {
  return (
    <section
      className={`rounded-[18px] border border-linea bg-papel p-4 sm:rounded-[22px] sm:p-6 compact:mt-3 compact:overflow-hidden compact:rounded-[14px] compact:p-0 ${className}`}
    >
      {children}
    </section>
  );
}
