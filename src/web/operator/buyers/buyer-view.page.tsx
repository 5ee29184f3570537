import { formatPesos } from '../../../domain/money.ts';
import { formatSpanishDate } from '../../../domain/spanish-dates.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { Pager } from '../../panel/pager.tsx';
import { Panel, Tag } from '../../ui/surfaces.tsx';
import type { BuyerViewData } from './buyer.loader.ts';
import { ViewBanner } from './view-banner.tsx';

/** Pictures that the list shows of an order (spec 2.11). */
const SHOWN_PICTURES = 8;

export function Page({ data }: { data: BuyerViewData }) {
  const { accountId, firstName, orders, nextCursor, isFirst } = data;
  const path = operatorPaths.buyerView(accountId);
  return (
    <div className="max-w-[860px]">
      <ViewBanner accountId={accountId} firstName={firstName} />
      <h1 className="heading-1">Pedidos</h1>
      {orders.length === 0 && <p className="py-10 text-center text-tinta-2">No hay pedidos aún</p>}
      <ul className="mt-5 grid gap-4">
        {orders.map((order) => (
          <OrderCard key={order.number} accountId={accountId} order={order} />
        ))}
      </ul>
      <Pager
        firstHref={isFirst ? null : path}
        nextHref={nextCursor ? `${path}?cursor=${nextCursor}` : null}
      />
    </div>
  );
}

function OrderCard({ accountId, order }: { accountId: number; order: BuyerViewData['orders'][number] }) {
  const products = order.packages.flatMap((one) => one.products).slice(0, SHOWN_PICTURES);
  return (
    <li>
      <Panel>
        <div className="flex flex-wrap items-baseline justify-between gap-3">
          <h2 className="font-semibold text-lead">
            <a href={operatorPaths.buyerOrder(accountId, order.number)} className="text-link">
              Pedido {order.number}
            </a>
          </h2>
          <span className="cifra text-large">{formatPesos(order.totals.total)}</span>
        </div>
        <p className="text-tinta-2">{formatSpanishDate(order.placedAt)}</p>
        <ul className="mt-3 flex flex-wrap gap-2">
          {order.packages.map(({ sellerId, sellerName, status }) => (
            <li key={sellerId}>
              <Tag>
                {sellerName}: {status.name}
              </Tag>
            </li>
          ))}
        </ul>
        <ul className="mt-3 flex flex-wrap gap-2">
          {products.map(({ productId, name, imageUrl }, index) => (
            // The same product may come in two choices.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above; the list never changes
            <li key={`${productId}-${index}`}>
              <img
                src={imageUrl}
                alt={name}
                width={64}
                height={64}
                className="size-16 rounded-[12px] object-cover"
              />
            </li>
          ))}
        </ul>
      </Panel>
    </li>
  );
}
