import { countText } from '../../panel/count-text.ts';
import { useCurrentInView } from '../../panel/use-current-in-view.ts';

interface OrderTab {
  tab: string;
  name: string;
  href: string;
  count: number;
  overdue: number;
  isCurrent: boolean;
}

/** The groups of orders with their counts; on narrow screens they are drawn past with the thumb. */
export function OrderTabs({ tabs }: { tabs: readonly OrderTab[] }) {
  const row = useCurrentInView();
  return (
    <nav
      ref={row}
      aria-label="Grupos de pedidos"
      className="-mx-4 min-w-0 overflow-x-auto px-4 sm:mx-0 sm:px-0"
    >
      <ul className="flex w-max gap-2 py-1">
        {tabs.map(({ tab, name, href, count, overdue, isCurrent }) => (
          <li key={tab}>
            <a
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              className="flex min-h-[44px] items-center gap-2 whitespace-nowrap rounded-full border border-borde bg-papel px-4 font-semibold text-small hover:bg-crema-2 aria-[current]:border-verde-6 aria-[current]:bg-verde-6 aria-[current]:text-white"
            >
              {name}
              <span className="tabular-nums">{countText(count)}</span>
              {overdue > 0 && (
                <span className="rounded-full bg-tomate-1 px-2 py-[3px] text-micro text-tomate-7 leading-4">
                  {overdue} {overdue === 1 ? 'vencido' : 'vencidos'}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
