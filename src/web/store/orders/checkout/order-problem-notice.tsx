import { useEffect, useRef } from 'react';
import { formatPesos } from '../../../../domain/money.ts';
import { paths } from '../../../../wire/paths.ts';
import { Notice } from '../../../ui/surfaces.tsx';
import type { OrderProblem } from './use-place-order.ts';

/** Why the order was not placed; changed amounts stand beside the ones that the buyer saw, and unpaid orders can be paid. */
export function OrderProblemNotice({ problem: { message, amounts, unpaid } }: { problem: OrderProblem }) {
  const notice = useRef<HTMLDivElement>(null);
  // The button that was tapped may be the bar's, far from here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every problem anew
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, [message, amounts]);
  return (
    <div ref={notice} role="alert" className="mt-4 scroll-mb-5">
      <Notice tone={amounts.length > 0 ? 'attention' : 'urgent'}>
        <p className="font-semibold">{message}</p>
        {amounts.length > 0 && (
          <>
            <ul className="mt-1">
              {amounts.map(({ name, before, after }) => (
                <li key={name}>
                  {name}: antes {formatPesos(before)}, ahora <b>{formatPesos(after)}</b>
                </li>
              ))}
            </ul>
            <p className="mt-1">Si estás de acuerdo, confirma de nuevo.</p>
          </>
        )}
        {unpaid.length > 0 && (
          <ul className="mt-1">
            {unpaid.map((number) => (
              <li key={number}>
                <a href={paths.payment(number)} className="underline underline-offset-4">
                  Pagar el pedido {number}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}
