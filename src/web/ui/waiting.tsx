import type { CSSProperties } from 'react';

/** Filter results and other parts that are being fetched again. */
export function Spinner({ className = '' }: { className?: string }) {
  return (
    <p role="status" className={`flex items-center justify-center gap-3 py-6 text-tinta-2 ${className}`}>
      <span
        aria-hidden="true"
        className="size-6 animate-spin rounded-full border-[3px] border-verde-1 border-t-verde-6"
      />
      Cargando...
    </p>
  );
}

/** A box of the size of what is coming; it shows itself after 150 ms. */
export function Skeleton({ className = '', style }: { className?: string; style?: CSSProperties }) {
  return <span aria-hidden="true" style={style} className={`skeleton block rounded-[8px] ${className}`} />;
}
