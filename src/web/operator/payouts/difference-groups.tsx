import { formatPesos } from '../../../domain/money.ts';
import { operatorMoneyPaths } from '../../../wire/payouts/operator-money-paths.ts';
import type { ReconciliationData } from './reconciliation.page.tsx';

/** One row for each cause, with how many there are and what they add up to; it leads to its differences. */
export function DifferenceGroups({ data: { list, kind, groups } }: { data: ReconciliationData }) {
  if (groups.length === 0) return null;
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const amount = groups.reduce((sum, group) => sum + group.amount, 0);
  const rows = [{ kind: null, name: 'Todas las causas', count, amount }, ...groups];
  return (
    <nav aria-label="Diferencias por causa" className="mt-4 border-linea border-b pb-4">
      <ul className="grid gap-1">
        {rows.map((row) => (
          <li key={row.kind}>
            <a
              href={operatorMoneyPaths.reconciliation(list, null, row.kind)}
              data-keep-scroll
              aria-current={row.kind === kind ? 'true' : undefined}
              className="flex min-h-[44px] items-center justify-between gap-4 rounded-[12px] px-4 py-2 hover:bg-crema-1 aria-[current]:bg-verde-1 aria-[current]:font-semibold"
            >
              <span className="min-w-0">
                {row.name} <span className="text-tinta-3">({row.count})</span>
              </span>
              <span className="cifra shrink-0">{formatPesos(row.amount)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
