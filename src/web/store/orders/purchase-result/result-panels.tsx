import type { ReactNode } from 'react';
import { placeName } from '../../../../domain/location.ts';
import { formatPesos } from '../../../../domain/money.ts';
import { PACKAGE_STATUS } from '../../../../domain/package-status.ts';
import { formatPhone } from '../../../../domain/phone.ts';
import { longPromise } from '../../../../domain/promise-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Panel, Tag } from '../../../ui/surfaces.tsx';
import { cardName } from '../payment/card-name.ts';
import type { PaymentStatus } from '../payment/payment-status.ts';
import { PaymentTag } from '../payment/payment-tag.tsx';
import type { PurchasedOrder } from './purchase-result.loader.ts';

interface ResultPanelsProps {
  order: PurchasedOrder;
  methodName: string;
  /** Null where the money is collected at the door. */
  payment: PaymentStatus | null;
}

/** Spec 2.10: delivery, payment and totals. */
export function ResultPanels({ order, methodName, payment }: ResultPanelsProps) {
  const { customer, totals, packages } = order;
  const isOver = payment?.state === 'vencido' || payment?.state === 'reversado';
  return (
    <div className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
      <ResultPanel title="Entrega" icon={<Icon name="map-pin" weight="duotone" size={30} />}>
        <p>
          {customer.firstName} {customer.lastName}
        </p>
        <p>{customer.address.detail}</p>
        <p>{placeName(customer.address)}</p>
        <p>+57 {formatPhone(customer.contact.phone)}</p>
        {customer.address.notes && <p className="mt-2">{customer.address.notes}</p>}
        {!isOver && (
          <p className="mt-3">
            <Tag tone="done">
              <Icon name="truck" weight="duotone" size={16} />
              {packages.length === 1 ? 'Llega en 1 paquete' : `Llega en ${packages.length} paquetes`}
            </Tag>
          </p>
        )}
        {!isOver && <Promises packages={packages} />}
      </ResultPanel>
      <ResultPanel title="Pago" icon={<Icon name="credit-card" weight="duotone" size={30} />}>
        <p>{methodName}</p>
        {payment?.maskedCard && <p>{cardName(payment.maskedCard)}</p>}
        <p>Documento {customer.document.number}</p>
        <p>{customer.contact.email}</p>
        {payment && (
          <p className="mt-3">
            <PaymentTag state={payment.state} />
          </p>
        )}
      </ResultPanel>
      <ResultPanel title="Totales" icon={<Icon name="receipt" weight="duotone" size={30} />}>
        <dl className="grid gap-3">
          <TotalRow name="Subtotal" value={totals.subtotal} />
          <TotalRow name="Envío" value={totals.shippingCost} />
          <div className="flex items-baseline justify-between border-linea border-t pt-4">
            <dt className="font-bold text-lead text-tinta">Total</dt>
            <dd className="cifra text-total text-tinta">{formatPesos(totals.total)}</dd>
          </div>
        </dl>
      </ResultPanel>
    </div>
  );
}

/** A window for each shop; one that waits for its payment begins with the money. */
function Promises({ packages }: Pick<PurchasedOrder, 'packages'>) {
  const promised = packages.filter(({ status }) => status.id !== PACKAGE_STATUS.awaitingPayment);
  return (
    <ul className="mt-3 grid gap-1 text-small/5">
      {promised.map(({ sellerId, sellerName, promised }) => (
        <li key={sellerId}>
          {promised && <b className="font-[650] text-verde-7">{longPromise(promised)}</b>}
          {packages.length > 1 && ` · ${sellerName}`}
        </li>
      ))}
    </ul>
  );
}

function ResultPanel({ title, icon, children }: { title: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Panel className="break-inside-avoid">
      <span className="text-verde-6">{icon}</span>
      <h2 className="heading-3 mt-3">{title}</h2>
      <div className="mt-3 text-body/6 text-tinta-2">{children}</div>
    </Panel>
  );
}

function TotalRow({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex items-baseline justify-between">
      <dt>{name}</dt>
      <dd className="text-tinta tabular-nums">{formatPesos(value)}</dd>
    </div>
  );
}
