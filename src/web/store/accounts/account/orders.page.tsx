import { paths } from '../../../../wire/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { AccountFrame } from './account-frame.tsx';
import { ClaimOrders } from './claim-orders.tsx';
import { OrderCard } from './order-card.tsx';
import type { OrdersData } from './orders.loader.ts';

export function Page({ data }: { data: OrdersData }) {
  const { user, orders } = data;
  return (
    <AccountFrame user={user} tab="orders">
      {orders.length === 0 ? (
        <NoOrders />
      ) : (
        <ul className="grid gap-4 sm:gap-5">
          {orders.map((order, index) => (
            <li key={order.number}>
              <OrderCard order={order} eager={index < 2} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks {...data} />
      <ClaimOrders email={user.email} />
    </AccountFrame>
  );
}

function NoOrders() {
  return (
    <EmptyState
      pictureUrl="/pictures/empty-orders-320.webp"
      text="No hay pedidos aún"
      action={
        <ButtonLink variant="secondary" href={paths.products()}>
          Ver productos
        </ButtonLink>
      }
    />
  );
}

function PageLinks({ nextCursor, isFirstPage }: Pick<OrdersData, 'nextCursor' | 'isFirstPage'>) {
  if (isFirstPage && nextCursor === null) return null;
  return (
    <nav aria-label="Páginas de pedidos" className="mt-6 flex flex-wrap justify-center gap-3">
      {!isFirstPage && (
        <ButtonLink
          variant="outline"
          href={paths.orders()}
          icon={<Icon name="caret-left" weight="bold" size={16} />}
        >
          Los más recientes
        </ButtonLink>
      )}
      {nextCursor !== null && (
        <ButtonLink
          variant="outline"
          rel="next"
          href={paths.orders(nextCursor)}
          iconAfter={<Icon name="caret-right" weight="bold" size={16} />}
        >
          Pedidos anteriores
        </ButtonLink>
      )}
    </nav>
  );
}
