import { formatPesos } from '../../../domain/money.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { Card } from '../../panel/card.tsx';
import type { OperatorCasesData } from './cases.loader.ts';

/** Who gives back most, for a person to look at; nothing happens to anybody by being here. */
export function FrequentReturners({
  frequent: { limit, people },
  linksBuyers,
}: {
  frequent: NonNullable<OperatorCasesData['frequent']>;
  linksBuyers: boolean;
}) {
  if (people.length === 0) return null;
  return (
    <Card title="Quienes más devuelven" className="mt-5">
      <p className="mt-2 max-w-[68ch] text-compact text-tinta-2">
        Al menos {limit.leastCases} casos en {limit.days} días, sobre el {limit.leastPercent} % de sus pedidos
        o más (límite desde el {limit.validFrom}). Nada se les niega por estar aquí: revisa sus casos y anota
        en su ficha lo que veas.
      </p>
      <ul className="mt-3 divide-y divide-linea">
        {people.map(({ accountId, name, cases, orders, refunded }) => (
          <li
            key={accountId}
            className="flex min-h-[44px] flex-wrap items-center justify-between gap-x-4 py-2"
          >
            {linksBuyers ? (
              <a href={operatorPaths.buyer(accountId)} className="text-link">
                {name || `Cliente ${accountId}`}
              </a>
            ) : (
              <span>{name || `Cliente ${accountId}`}</span>
            )}
            <span className="text-small text-tinta-2">
              {cases} casos, {orders} {orders === 1 ? 'pedido' : 'pedidos'}, {formatPesos(refunded)} devueltos
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
