import type { ReactNode } from 'react';

const DOTS = {
  done: 'bg-verde-6',
  attention: 'bg-mango-4',
  urgent: 'bg-tomate-6',
  moving: 'bg-cielo-6',
  neutral: 'bg-apagado',
} as const;

export type StateTone = keyof typeof DOTS;

/** What something is now, in a list: a dot and the word, which says it all. Chips are for what is due or late. */
export function State({ tone = 'neutral', children }: { tone?: StateTone; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${DOTS[tone]}`} />
      <span>{children}</span>
    </span>
  );
}
