import type { ReactNode } from 'react';
import { PictureFan } from './picture-fan.tsx';
import type { PurchasedOrder } from './purchase-result.loader.ts';

const discs = {
  done: 'bg-verde-6 text-white shadow-[0_0_0_10px_var(--color-verde-1)]',
  attention: 'bg-mango-4 text-tinta shadow-[0_0_0_10px_var(--color-mango-1)]',
  urgent: 'bg-tomate-6 text-white shadow-[0_0_0_10px_var(--color-tomate-1)]',
} as const;

interface ResultHeroProps {
  tone: keyof typeof discs;
  icon: ReactNode;
  title: string;
  /** Null: whoever looks did not buy it. */
  order: PurchasedOrder | null;
  children: ReactNode;
  actions: ReactNode;
}

/** What happened, what to do, the bought products. */
export function ResultHero({ tone, icon, title, order, children, actions }: ResultHeroProps) {
  return (
    <div className="grid items-center gap-8 px-5 pt-8 pb-10 sm:px-12 sm:pb-12 lg:grid-cols-[minmax(0,1fr)_420px]">
      <div>
        <span className={`grid size-16 place-items-center rounded-full print:hidden ${discs[tone]}`}>
          {icon}
        </span>
        <h1 className="heading-1 mt-7">{title}</h1>
        <div className="mt-4 grid gap-2 text-lead/7 text-tinta-2">{children}</div>
        <div className="mt-6 flex flex-wrap gap-3 print:hidden">{actions}</div>
      </div>
      {order && (
        <div className="max-lg:order-first print:hidden">
          <PictureFan order={order} />
        </div>
      )}
    </div>
  );
}
