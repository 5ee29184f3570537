import type { ReactNode } from 'react';
import { formatPesos } from '../../../domain/money.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { operatorMoneyPaths } from '../../../wire/payouts/operator-money-paths.ts';

export function Amount({ pesos }: { pesos: number }) {
  const look = pesos < 0 ? 'text-tomate-7' : '';
  return <span className={`cifra whitespace-nowrap ${look}`}>{formatPesos(pesos)}</span>;
}

/** Her name, leading to her money. */
export function SellerLink({ id, name }: { id: number; name: string }) {
  return (
    <a href={operatorMoneyPaths.sellerMoney(id)} className="text-link break-words">
      {name}
    </a>
  );
}

export function OrderLink({ number }: { number: number }) {
  return (
    <a href={operatorPaths.order(number)} className="text-link">
      N.º {number}
    </a>
  );
}

export function Facts({ children }: { children: ReactNode }) {
  return <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">{children}</dl>;
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-tinta-3">{name}</dt>
      <dd className="break-words font-[550]">{children}</dd>
    </div>
  );
}
