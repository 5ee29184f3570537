import type { ReactNode } from 'react';

/** A small name over what is so. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-tinta-2">{name}</dt>
      <dd className="break-words font-semibold text-compact leading-[22px]">{children}</dd>
    </div>
  );
}
