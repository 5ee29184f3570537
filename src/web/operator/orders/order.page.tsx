import { useState } from 'react';
import { formatPesos } from '../../../domain/money.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { referenceText } from '../../../wire/reference.ts';
import { callApi } from '../../app/api-client.ts';
import { PageHeading } from '../../panel/card.tsx';
import { momentText } from '../../panel/date-texts.ts';
import { NotesCard } from '../../panel/notes-card.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/surfaces.tsx';
import { HistoryCard } from '../audit/history-card.tsx';
import { BuyerCard } from './buyer-card.tsx';
import { EntriesCard } from './entries-card.tsx';
import { MailsCard } from './mails-card.tsx';
import type { OrderData } from './order.loader.ts';
import { PackageCard } from './package-card.tsx';
import { PaymentCard } from './payment-card.tsx';
import { PAYMENT_TAGS } from './payment-texts.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { RefundsCard } from './refunds-card.tsx';

export function Page({ data }: { data: OrderData }) {
  const { order, refunds, entries, panel, now } = data;
  const [isRefunding, setIsRefunding] = useState(false);
  const mayMove = panel.permissions.includes('move-orders');
  const mayRefund =
    panel.permissions.includes('refund-orders') &&
    refunds.lines.some(({ isPaid, quantityLeft }) => isPaid && quantityLeft > 0);
  return (
    <>
      <a href={operatorPaths.orders()} className="text-link inline-flex min-h-[44px] items-center gap-2">
        <Icon name="arrow-left" weight="bold" size={18} />
        Pedidos
      </a>
      <OrderHeading order={order} now={now} onRefund={mayRefund ? () => setIsRefunding(true) : null} />
      <div className="grid items-start gap-4 min-[1200px]:grid-cols-[minmax(0,1fr)_380px]">
        <div className="grid min-w-0 gap-4">
          {order.packages.map((one) => (
            <PackageCard
              key={one.sellerId}
              orderNumber={order.number}
              parcel={one}
              mayMove={mayMove}
              linksProducts={panel.permissions.includes('see-catalogue')}
              now={now}
            />
          ))}
          {order.payment && <PaymentCard payment={order.payment} now={now} />}
          <RefundsCard
            orderNumber={order.number}
            refunds={refunds.refunds}
            lines={refunds.lines}
            mayRefund={panel.permissions.includes('refund-orders')}
            now={now}
          />
          {entries && <EntriesCard entries={entries} />}
        </div>
        <div className="grid min-w-0 gap-4">
          <BuyerCard order={order} permissions={panel.permissions} />
          <NotesCard
            notes={order.notes.map(({ person, ...note }) => ({ ...note, author: person }))}
            now={now}
            mayWrite={mayMove}
            rows={2}
            maxLength={1_000}
            write={(body) => callApi('noteOrder', { params: { orderNumber: order.number }, body: { body } })}
          />
          <MailsCard order={order} maySend={mayMove} now={now} />
          <HistoryCard history={order.events} now={now} />
        </div>
      </div>
      {isRefunding && (
        <RefundDialog
          orderNumber={order.number}
          lines={refunds.lines}
          onClose={() => setIsRefunding(false)}
        />
      )}
    </>
  );
}

interface OrderHeadingProps extends Pick<OrderData, 'order' | 'now'> {
  /** Null: nothing is left that she may give back. */
  onRefund: (() => void) | null;
}

function OrderHeading({ order, now, onRefund }: OrderHeadingProps) {
  return (
    <PageHeading
      title={`Pedido N.º ${order.number}`}
      text={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {momentText(Date.parse(order.placedAt), now)} · {formatPesos(order.total)}
          {order.payment ? (
            <Tag tone={PAYMENT_TAGS[order.payment.state].tone}>{PAYMENT_TAGS[order.payment.state].name}</Tag>
          ) : (
            <Tag>Contraentrega</Tag>
          )}
          {order.requestId && (
            <span className="break-all text-small text-tinta-3">{referenceText(order.requestId)}</span>
          )}
        </span>
      }
      action={
        onRefund && (
          <Button size="compact" variant="outline" onClick={onRefund}>
            Reembolsar
          </Button>
        )
      }
    />
  );
}
