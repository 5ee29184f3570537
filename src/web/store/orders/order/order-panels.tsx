import type { ReactNode } from 'react';
import { placeName } from '../../../../domain/location.ts';
import { formatPesos } from '../../../../domain/money.ts';
import { formatPhone } from '../../../../domain/phone.ts';
import { formatSpanishDate } from '../../../../domain/spanish-dates.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { cardName } from '../payment/card-name.ts';
import type { PaymentStatus } from '../payment/payment-status.ts';
import { PaymentTag } from '../payment/payment-tag.tsx';
import type { Order } from './order.loader.ts';
import { RefundList } from './refund-list.tsx';

/** Spec 2.11: number, date, delivery address, payment method, card detail and totals. */
export function OrderPanels({ order, payment }: { order: Order; payment: PaymentStatus | null }) {
  const { customer, totals } = order;
  const card = order.payment.transaction?.detail.maskedCard;
  return (
    <div className="grid gap-5 lg:sticky lg:top-6">
      <Panel aria-label="Datos del pedido">
        <dl className="grid gap-3">
          <Row name="Número de pedido" value={String(order.number)} />
          <Row name="Fecha" value={formatSpanishDate(order.placedAt)} />
        </dl>
      </Panel>
      <TitledPanel title="Dirección de entrega" icon={<Icon name="map-pin" weight="duotone" size={24} />}>
        <p>
          {customer.firstName} {customer.lastName}
        </p>
        <p>{customer.address.detail}</p>
        <p>{placeName(customer.address)}</p>
        <p>+57 {formatPhone(customer.contact.phone)}</p>
        {customer.address.notes && <p className="mt-2">{customer.address.notes}</p>}
      </TitledPanel>
      <TitledPanel title="Método de pago" icon={<Icon name="credit-card" weight="duotone" size={24} />}>
        <p>{order.payment.name}</p>
        {card && <p className="tabular-nums">{cardName(card)}</p>}
        {payment && (
          <p className="mt-3">
            <PaymentTag state={payment.state} />
          </p>
        )}
      </TitledPanel>
      <TitledPanel title="Totales" icon={<Icon name="receipt" weight="duotone" size={24} />}>
        <dl className="grid gap-3">
          <Row name="Subtotal" value={formatPesos(totals.subtotal)} />
          <Row name="Envío" value={formatPesos(totals.shippingCost)} />
          <div className="flex items-baseline justify-between border-linea border-t pt-4">
            <dt className="font-bold text-lead text-tinta">Total</dt>
            <dd className="cifra text-total text-tinta">{formatPesos(totals.total)}</dd>
          </div>
        </dl>
      </TitledPanel>
      {order.refunds.length > 0 && (
        <TitledPanel title="Reembolsos" icon={<Icon name="hand-coins" weight="duotone" size={24} />}>
          <RefundList refunds={order.refunds} />
        </TitledPanel>
      )}
    </div>
  );
}

function TitledPanel({ title, icon, children }: { title: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Panel>
      <h2 className="heading-3 flex items-center gap-[10px]">
        {icon}
        {title}
      </h2>
      <div className="mt-3 text-tinta-2">{children}</div>
    </Panel>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-tinta-3">{name}</dt>
      <dd className="text-right font-semibold text-tinta tabular-nums">{value}</dd>
    </div>
  );
}
