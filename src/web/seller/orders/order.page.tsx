import { PACKAGE_STATUS } from '../../../domain/package-status.ts';
import { documentPath } from '../../../wire/orders/seller-document-paths.ts';
import { sellerPaths } from '../../../wire/seller-paths.ts';
import type { PageProps } from '../../app/page.ts';
import { PageHeading } from '../../panel/card.tsx';
import { momentText } from '../../panel/date-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { BuyerCard } from './buyer-card.tsx';
import { DeliveryCard } from './delivery-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { LinesCard } from './lines-card.tsx';
import { MoneyCard } from './money-card.tsx';
import { NextStepCard } from './next-step-card.tsx';
import type { sellerOrderLoader } from './order.loader.ts';

export function Page({ data }: PageProps<typeof sellerOrderLoader>) {
  const { order, panel, now } = data;
  const isSent = order.statusId !== PACKAGE_STATUS.cancelled;
  return (
    <>
      <p className="mb-2">
        <a href={sellerPaths.orders()} className="text-link inline-block py-2">
          Volver a pedidos
        </a>
      </p>
      <PageHeading
        title={`Pedido N.º ${order.orderNumber}`}
        text={`Recibido: ${momentText(Date.parse(order.placedAt), now)}`}
        action={
          isSent && (
            <>
              <ButtonLink
                size="compact"
                variant="outline"
                href={documentPath('label', [order.orderNumber])}
                target="_blank"
              >
                Imprimir etiqueta
              </ButtonLink>
              <ButtonLink
                size="compact"
                variant="outline"
                href={documentPath('packing-slip', [order.orderNumber])}
                target="_blank"
              >
                Lista de empaque
              </ButtonLink>
            </>
          )
        }
      />
      <div className="grid items-start gap-4 min-[1200px]:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid min-w-0 gap-4">
          <NextStepCard key={order.orderNumber} order={order} permissions={panel.permissions} now={now} />
          {order.delivery && (
            <DeliveryCard
              orderNumber={order.orderNumber}
              delivery={order.delivery}
              mayUpload={panel.permissions.includes('move-orders')}
            />
          )}
          <LinesCard lines={order.lines} />
        </div>
        <div className="grid min-w-0 gap-4">
          <BuyerCard buyer={order.buyer} />
          <MoneyCard {...order} />
          <HistoryCard history={order.history} now={now} />
        </div>
      </div>
    </>
  );
}
