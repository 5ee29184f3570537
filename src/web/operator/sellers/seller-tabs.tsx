import { operatorPaths } from '../../../wire/operator-paths.ts';
import { SELLER_TABS } from '../../../wire/sellers/operator-sellers.ts';
import { countText } from '../../panel/count-text.ts';
import type { OperatorPanel } from '../layout/require-operator.ts';

const NAMES = {
  pending: 'Pendientes',
  correcting: 'En corrección',
  active: 'Activos',
  blocked: 'Bloqueados',
} as const;

/** The groups of sellers; those who wait are counted. */
export function SellerTabs({ panel, tab }: { panel: OperatorPanel; tab: keyof typeof NAMES }) {
  const waiting = panel.queues.find(({ queue }) => queue === 'sellers')?.count ?? 0;
  return (
    <nav
      aria-label="Grupos de vendedores"
      className="-mx-4 min-w-0 overflow-x-auto border-linea border-b px-4 sm:mx-0 sm:px-0"
    >
      <ul className="flex w-max gap-6">
        {(Object.keys(NAMES) as (keyof typeof NAMES)[]).map((id) => (
          <li key={id}>
            <a
              href={operatorPaths.sellers({ grupo: SELLER_TABS[id] })}
              aria-current={id === tab ? 'page' : undefined}
              className="flex min-h-[48px] items-center gap-2 border-transparent border-b-[3px] px-[2px] font-semibold text-lead text-tinta-3 -outline-offset-3 hover:text-tinta aria-[current]:border-verde-6 aria-[current]:text-tinta"
            >
              {NAMES[id]}
              {id === 'pending' && waiting > 0 && (
                <span className="cifra rounded-full bg-mango-1 px-2 py-0.5 text-small text-mango-8">
                  {countText(waiting)}
                  <span className="sr-only"> por atender</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
