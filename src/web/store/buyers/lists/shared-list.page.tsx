import { paths } from '../../../../wire/paths.ts';
import type { PageProps } from '../../../app/page.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { keyOfWanted, type WantedLine } from '../basket/basket.ts';
import { BasketBar } from '../basket/basket-bar.tsx';
import { BasketRow } from '../basket/basket-row.tsx';
import { useBasket } from '../basket/use-basket.ts';
import type { sharedListLoader } from './lists.loader.ts';

/** Somebody's list, for whoever has its link. */
export function Page({ data: { list } }: PageProps<typeof sharedListLoader>) {
  return (
    <div className="page-width max-w-[860px] pb-16">
      <Breadcrumbs items={[{ name: 'Inicio', href: paths.home() }, { name: 'Lista compartida' }]} />
      <h1 className="heading-1 mt-2 break-words">{list.name}</h1>
      {list.ownerName && <p className="mt-1 text-tinta-2">Lista de {list.ownerName}</p>}
      <Panel aria-label="Productos de la lista" className="mt-5">
        {list.lines.length === 0 ? (
          <EmptyState
            pictureUrl="/pictures/empty-wishlist-320.webp"
            text="Esta lista todavía no tiene productos."
            action={
              <ButtonLink variant="secondary" href={paths.products()}>
                Ver productos
              </ButtonLink>
            }
          />
        ) : (
          <Lines lines={list.lines} />
        )}
      </Panel>
    </div>
  );
}

function Lines({ lines }: { lines: readonly WantedLine[] }) {
  const basket = useBasket(lines);
  return (
    <>
      <ul className="divide-y divide-linea">
        {lines.map((line) => (
          <BasketRow
            key={keyOfWanted(line)}
            line={line}
            choice={basket.choiceOf(line)}
            room={basket.roomFor(line)}
            stuckText={basket.stuck.has(line.productId) ? `No llega a ${basket.place.cityName}.` : null}
            onChange={(parts) => basket.change(line, parts)}
          />
        ))}
      </ul>
      <BasketBar basket={basket} />
    </>
  );
}
