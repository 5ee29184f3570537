import { formatPesos } from '../../../domain/money.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { operatorMoneyPaths } from '../../../wire/payouts/operator-money-paths.ts';
import { countText } from '../../panel/count-text.ts';
import { FigureCard } from '../../panel/figure-card.tsx';
import type { SellerData } from './seller.loader.ts';

/** What the shop has, sells and is owed. */
export function SellerFigures({ seller, panel }: SellerData) {
  const { products, orders, money } = seller;
  const hasOrders = panel.permissions.includes('see-orders');
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
        <FigureCard
          icon="tag"
          label="Productos"
          value={countText(products.total)}
          note={`${countText(products.shown)} ${products.shown === 1 ? 'visible' : 'visibles'} en la tienda`}
        />
        <FigureCard
          icon="package"
          label="Pedidos"
          value={countText(orders.total)}
          note={`${countText(orders.open)} en curso`}
        />
        {money && (
          <>
            <FigureCard
              icon="wallet"
              label="Disponible"
              href={operatorMoneyPaths.sellerMoney(seller.sellerId)}
              value={formatPesos(money.available)}
              note={
                money.heldByCase > 0
                  ? `Retenido ${formatPesos(money.held)}, por un caso ${formatPesos(money.heldByCase)}`
                  : `Retenido ${formatPesos(money.held)}`
              }
            />
            <FigureCard
              icon="money"
              label="Pagado"
              value={formatPesos(money.paid)}
              note={
                money.debt > 0 ? `Debe ${formatPesos(money.debt)}` : `En giro ${formatPesos(money.inPayout)}`
              }
            />
          </>
        )}
      </div>
      {hasOrders && orders.openNumbers.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 text-small text-tinta-2">
          Pedidos en curso:
          {orders.openNumbers.map((number) => (
            <a
              key={number}
              href={operatorPaths.order(number)}
              className="text-link inline-flex min-h-[32px] items-center"
            >
              {number}
            </a>
          ))}
          {orders.open > orders.openNumbers.length &&
            `y ${orders.open >= 1_000 ? 'muchos' : orders.open - orders.openNumbers.length} más`}
        </p>
      )}
    </>
  );
}
