import type { PageRequest } from '../../../app/page.ts';
import { accountMeta } from '../../accounts/account/account-meta.ts';
import { type AskedLine, readAskedOrder } from './asked-order.ts';

/** A line of the order; with the reason where it cannot be given back. */
export interface ReturnLine extends AskedLine {
  /** Null: it can. */
  reason: string | null;
}

export async function withdrawalLoader(page: PageRequest) {
  const { lines, ...order } = await readAskedOrder(page);
  const shown = lines.map((line): ReturnLine => ({ ...line, reason: reasonOf(line) }));
  const returnable = shown.filter(({ reason }) => reason === null);
  // The days of a package run together; of several the one that ends first.
  const [first] = returnable
    .flatMap(({ given }) => given.filter(({ kind }) => kind === 'withdrawal'))
    .sort((left, right) => (left.until ?? '').localeCompare(right.until ?? ''));
  return {
    meta: accountMeta('Devolver', page.brand),
    ...order,
    lines: shown,
    clock: first?.until
      ? { text: first.leftText ?? '', until: first.until, isLast: first.left === 0, law: first.law }
      : null,
  };
}

export type WithdrawalData = Awaited<ReturnType<typeof withdrawalLoader>>;

function reasonOf({ given, denied, openCase }: AskedLine): string | null {
  if (openCase) return `Ya tiene el caso ${openCase.number}`;
  if (given.some(({ kind }) => kind === 'withdrawal')) return null;
  const refused = denied.find(({ kind }) => kind === 'withdrawal');
  if (refused) return refused.reason;
  if (given.some(({ kind }) => kind === 'cancellation')) return 'Aún no sale: puedes cancelarlo sin costo';
  if (given.some(({ kind }) => kind === 'warranty')) return 'Ya pasaron los días del retracto';
  return denied.length > 0 ? 'Todavía no llega' : 'No hay nada que devolver';
}
