import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../../wire/paths.ts';
import type { WithdrawalData } from './withdrawal.loader.ts';
import { keepWithdrawal, readWithdrawal, type WithdrawalDraft } from './withdrawal-draft.ts';

/** The answers of the three steps and which of them is shown; the browser's Back goes a step back and keeps them. */
export function useWithdrawal({ orderNumber, lines, asked }: WithdrawalData) {
  const returnable = lines.filter(({ reason }) => reason === null);
  const [draft, setDraft] = useState<WithdrawalDraft>(() => {
    const line = returnable.find((one) => one.line === asked);
    return { units: line ? { [line.line]: line.unitsLeft } : {}, reason: '', way: null, asked };
  });
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    const kept = readWithdrawal(orderNumber, asked);
    if (kept) setDraft(kept);
  }, [orderNumber, asked]);

  const change = (parts: Partial<WithdrawalDraft>) => {
    const next = { ...draft, ...parts };
    setDraft(next);
    keepWithdrawal(orderNumber, next);
  };
  const chosen = returnable.flatMap((line) => {
    const quantity = Math.min(draft.units[line.line] ?? 0, line.unitsLeft);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  const wanted = Number(new URLSearchParams(search).get('paso') ?? 1);
  const reached = chosen.length === 0 ? 1 : draft.way === null ? 2 : 3;
  const step = [1, 2, 3].includes(wanted) ? Math.min(wanted, reached) : 1;
  const go = (to: number) => void navigate(paths.withdraw(orderNumber, asked ?? undefined, to));
  return { draft, change, chosen, step, go };
}

export type Withdrawal = ReturnType<typeof useWithdrawal>;
