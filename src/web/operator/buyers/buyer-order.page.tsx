import { formatPesos } from '../../../domain/money.ts';
import { statusSteps } from '../../../domain/package-status.ts';
import { formatPhone } from '../../../domain/phone.ts';
import { formatSpanishDate } from '../../../domain/spanish-dates.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { Card } from '../../panel/card.tsx';
import type { BuyerOrderData } from './buyer.loader.ts';
import { ViewBanner } from './view-banner.tsx';

export function Page({ data }: { data: BuyerOrderData }) {
  const { accountId, firstName, order } = data;
  return (
    <>
      <ViewBanner accountId={accountId} firstName={firstName} />
      <a
        href={operatorPaths.buyerView(accountId)}
        className="text-link inline-flex min-h-[44px] items-center"
      >
        Volver a los pedidos
      </a>
      <h1 className="heading-1">Pedido {order.number}</h1>
      <div className="mt-5 grid gap-5 lg:grid-cols-[minmax(0,1.7fr)_minmax(280px,1fr)] lg:items-start">
        <div className="grid min-w-0 gap-5">
          {order.packages.map((one, index) => (
            <PackageCard
              key={one.sellerId}
              one={one}
              title={`Paquete ${index + 1} de ${order.packages.length}`}
            />
          ))}
        </div>
        <OrderPanels order={order} />
      </div>
    </>
  );
}

type Order = BuyerOrderData['order'];

function PackageCard({ one, title }: { one: Order['packages'][number]; title: string }) {
  return (
    <Card title={title}>
      <p className="mt-2 text-tinta-2">
        {one.sellerName} · Guía: {one.status.trackingNumber ?? 'Aún no se ha asignado'}
      </p>
      <ol aria-label="Estado del paquete" className="mt-4 flex flex-wrap gap-2">
        {statusSteps(one.status.id).map(({ id, name, reached, current }) => (
          <li
            key={id}
            aria-current={current ? 'step' : undefined}
            className={`rounded-full px-3 py-1.5 text-small ${reached ? 'bg-verde-1 font-semibold text-verde-7' : 'bg-crema-1 text-tinta-3'}`}
          >
            {name}
          </li>
        ))}
      </ol>
      <p className="mt-3 text-small text-tinta-2">
        {one.status.name} · {formatSpanishDate(one.status.date)}
      </p>
      <ul className="mt-3 divide-y divide-linea">
        {one.products.map((product) => (
          <li
            key={`${product.productId}-${product.terms.map(({ termId }) => termId).join('-')}`}
            className="flex gap-3 py-3"
          >
            <img
              src={product.imageUrl}
              alt=""
              width={64}
              height={64}
              className="size-16 rounded-[12px] object-cover"
            />
            <span className="min-w-0 flex-1">
              <span className="break-words font-semibold">{product.name}</span>
              <span className="block text-small text-tinta-2">
                {[
                  ...product.terms.map(({ attribute, term }) => `${attribute}: ${term}`),
                  `Cantidad: ${product.quantity}`,
                ].join(' · ')}
              </span>
            </span>
            <span className="cifra">
              {formatPesos((product.salePrice ?? product.price) * product.quantity)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function OrderPanels({ order }: { order: Order }) {
  const { customer, payment, totals } = order;
  const facts = [
    ['Fecha', formatSpanishDate(order.placedAt)],
    ['Recibe', `${customer.firstName} ${customer.lastName}`],
    [
      'Dirección de entrega',
      `${customer.address.detail}, ${customer.address.city}, ${customer.address.department}`,
    ],
    ['Teléfono', `+57 ${formatPhone(customer.contact.phone)}`],
    ['Medio de pago', payment.name],
    ...(payment.transaction ? [['Tarjeta', payment.transaction.detail.maskedCard]] : []),
    ['Subtotal', formatPesos(totals.subtotal)],
    ['Envío', formatPesos(totals.shippingCost)],
    ['Total', formatPesos(totals.total)],
  ] as const;
  return (
    <Card title="Resumen">
      <dl className="mt-3 grid gap-3">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-small text-tinta-3">{label}</dt>
            <dd className="font-semibold [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
