import { formatSpanishDate } from '../../../../domain/spanish-dates.ts';
import { paths } from '../../../../wire/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { isUndecided } from '../payment/payment-status.ts';
import { usePaymentStatus } from '../payment/use-payment-status.ts';
import { KeepData } from '../purchase-result/keep-data.tsx';
import { BuyAgain } from './buy-again.tsx';
import type { OrderPageData } from './order.loader.ts';
import { OrderPanels } from './order-panels.tsx';
import { OrderPayment } from './order-payment.tsx';
import { PackageCard } from './package-card.tsx';

export function Page({ data }: { data: OrderPageData }) {
  const { isLoggedIn, token, statusNames } = data;
  // The order changes with its payment.
  const { order, payment } = usePaymentStatus(data);
  if (!order) return <OrderFailed />;
  // Buying it again is not what she wants who has not paid it yet.
  const awaitsPayment = payment !== null && (payment.canPay || isUndecided(payment));
  return (
    <div className="page-width pt-5 pb-16 lg:pt-9">
      {isLoggedIn && <BackToOrders />}
      <div className="mt-2 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h1 className="heading-1">Pedido N.º {order.number}</h1>
          <p className="text-tinta-3">{formatSpanishDate(order.placedAt)}</p>
        </div>
        {!awaitsPayment && <BuyAgain orderNumber={order.number} token={token} />}
      </div>
      {payment && <OrderPayment payment={payment} orderNumber={order.number} token={token} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_372px] lg:gap-8">
        <div className="grid gap-5">
          {order.packages.map((one, index) => (
            <PackageCard
              key={one.sellerId}
              order={order}
              onePackage={one}
              title={`Paquete ${index + 1} de ${order.packages.length}`}
              statusNames={statusNames}
              known={data}
              token={token}
            />
          ))}
          <KeepData order={order} />
        </div>
        <OrderPanels order={order} payment={payment} />
      </div>
    </div>
  );
}

function BackToOrders() {
  return (
    <a
      href={paths.orders()}
      className="inline-flex min-h-[44px] items-center gap-[10px] font-semibold text-verde-7 hover:underline"
    >
      <Icon name="arrow-left" weight="bold" size={18} />
      Volver al historial de pedidos
    </a>
  );
}

/** Spec 8. */
function OrderFailed() {
  return (
    <div className="page-width pt-5 pb-16 lg:pt-9">
      <BackToOrders />
      <Panel className="mt-4">
        <span className="grid size-16 place-items-center rounded-full bg-tomate-1 text-tomate-7">
          <Icon name="warning" weight="fill" size={32} />
        </span>
        <h1 className="heading-2 mt-6">Ups... No se pudo procesar tu pedido.</h1>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href={paths.orders()}>Ver mis pedidos</ButtonLink>
          <ButtonLink variant="outline" href={paths.contact()}>
            Contactar a soporte
          </ButtonLink>
        </div>
      </Panel>
    </div>
  );
}
