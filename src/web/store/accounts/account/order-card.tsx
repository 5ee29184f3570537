import { formatPesos } from '../../../../domain/money.ts';
import { displayStatus } from '../../../../domain/package-status.ts';
import { pictureOfWidth } from '../../../../domain/picture.ts';
import { formatSpanishDate } from '../../../../domain/spanish-dates.ts';
import { paths } from '../../../../wire/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { StatusTag } from '../../orders/order/status-tag.tsx';
import type { OrderInList } from './orders.loader.ts';

/** Spec 9: pictures of an order, on wide and on narrow screens. */
const PICTURES = 8;
const NARROW_PICTURES = 3;

/** Spec 2.11: date, total, number and product pictures. */
export function OrderCard({ order, eager }: { order: OrderInList; eager: boolean }) {
  return (
    <Panel aria-label={`Pedido N.º ${order.number}`}>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          <Fact name="Fecha" value={formatSpanishDate(order.placedAt)} />
          <Fact name="Total" value={formatPesos(order.totals.total)} />
          <Fact name="Pedido" value={`N.º ${order.number}`} />
        </dl>
        <p className="flex flex-wrap gap-2">
          {shownStatuses(order).map((statusId) => (
            <StatusTag key={statusId} statusId={statusId} />
          ))}
        </p>
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        <OrderPictures order={order} eager={eager} />
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          {order.paymentState === 'waiting' && (
            <ButtonLink
              size="compact"
              href={paths.payment(order.number)}
              aria-label={`Continuar el pago del pedido ${order.number}`}
              className="max-sm:w-full"
            >
              Continuar el pago
            </ButtonLink>
          )}
          <ButtonLink
            variant="outline"
            size="compact"
            href={paths.order(order.number)}
            aria-label={`Ver pedido ${order.number}`}
            className="max-sm:w-full"
          >
            Ver pedido
          </ButtonLink>
        </div>
      </div>
    </Panel>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-small/5 text-tinta-3">{name}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  );
}

/** Every status that one of the packages has, once. */
function shownStatuses({ packages }: OrderInList): number[] {
  return [...new Set(packages.map(({ status }) => displayStatus(status.id).id))];
}

function OrderPictures({ order, eager }: { order: OrderInList; eager: boolean }) {
  const products = order.packages.flatMap(({ products }) => products).slice(0, PICTURES);
  return (
    <ul aria-label="Productos" className="flex flex-wrap gap-[10px]">
      {products.map(({ productId, name, imageUrl }, index) => (
        // Two lines of an order may be the same product with other terms.
        // biome-ignore lint/suspicious/noArrayIndexKey: an order never changes
        <li key={`${productId}-${index}`} className={index < NARROW_PICTURES ? '' : 'max-sm:hidden'}>
          <img
            loading={eager ? 'eager' : 'lazy'}
            src={pictureOfWidth(imageUrl, 160)}
            alt={name}
            width={84}
            height={84}
            className="size-[84px] rounded-[14px] bg-crema-1 object-cover"
          />
        </li>
      ))}
    </ul>
  );
}
