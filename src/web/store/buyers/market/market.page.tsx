import { formatPesos } from '../../../../domain/money.ts';
import { formatSpanishDate } from '../../../../domain/spanish-dates.ts';
import { paths } from '../../../../wire/paths.ts';
import type { PageProps } from '../../../app/page.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { AccountFrame } from '../../accounts/account/account-frame.tsx';
import { changeSince, keyOfWanted } from '../basket/basket.ts';
import { BasketBar } from '../basket/basket-bar.tsx';
import { BasketRow } from '../basket/basket-row.tsx';
import { useBasket } from '../basket/use-basket.ts';
import type { marketLoader } from './market.loader.ts';

type MarketLine = Awaited<ReturnType<typeof marketLoader>>['lines'][number];

export function Page({ data: { user, lines } }: PageProps<typeof marketLoader>) {
  return (
    <AccountFrame user={user} tab="market">
      <Panel aria-labelledby="mercado">
        <h3 id="mercado" className="heading-3">
          Mi mercado
        </h3>
        {lines.length === 0 ? (
          <NothingYet />
        ) : (
          <>
            <p className="mt-2 text-tinta-2">
              Lo que compras seguido, con los precios y las existencias de hoy. Ajusta y cómpralo todo de una
              vez.
            </p>
            <Market lines={lines} />
          </>
        )}
      </Panel>
    </AccountFrame>
  );
}

function Market({ lines }: { lines: readonly MarketLine[] }) {
  const basket = useBasket(lines);
  const stuckText = `No llega a ${basket.place.cityName}.`;
  return (
    <>
      <ul className="mt-2 divide-y divide-linea">
        {lines.map((line) => (
          <BasketRow
            key={keyOfWanted(line)}
            line={line}
            choice={basket.choiceOf(line)}
            room={basket.roomFor(line)}
            stuckText={basket.stuck.has(line.productId) ? stuckText : null}
            onChange={(parts) => basket.change(line, parts)}
          >
            <History line={line} />
          </BasketRow>
        ))}
      </ul>
      <BasketBar basket={basket} />
    </>
  );
}

function History({ line }: { line: MarketLine }) {
  const change = changeSince(line, line.lastPrice);
  const times = line.times === 1 ? 'Lo compraste' : `${line.times} veces, la última`;
  return (
    <p className="text-small/5 text-tinta-2 tabular-nums">
      {times} el {formatSpanishDate(line.lastBoughtAt)}
      {line.available && change !== 0 && (
        <>
          {' · '}
          <span className={change < 0 ? 'font-semibold text-verde-7' : 'font-semibold text-mango-8'}>
            {change < 0 ? 'bajó' : 'subió'} {formatPesos(Math.abs(change))}
          </span>
        </>
      )}
    </p>
  );
}

function NothingYet() {
  return (
    <EmptyState
      pictureUrl="/pictures/empty-cart-320.webp"
      text="Aquí verás lo que compras seguido: después de tu primer pedido, todo tu mercado queda a dos toques."
      action={
        <ButtonLink variant="secondary" href={paths.products()}>
          Hacer mi primer mercado
        </ButtonLink>
      }
    />
  );
}
