import type { ReactNode } from 'react';

/** '-19%' on tomato. */
export function Badge({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <span
      className={`inline-block rounded-full bg-tomate-6 px-[10px] py-[7px] font-bold text-small text-white leading-none tracking-[-.01em] ${className}`}
    >
      {children}
    </span>
  );
}
