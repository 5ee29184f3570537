import { formatPesos } from '../../../domain/money.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import type { Column } from '../../panel/data-table.tsx';
import { momentText } from '../../panel/date-texts.ts';
import { ListPage } from '../../panel/list-page.tsx';
import { StatusTag } from '../../panel/status-tag.tsx';
import { Tag } from '../../ui/surfaces.tsx';
import { OrderFilters } from './order-filters.tsx';
import type { OperatorOrderRow, OrdersData } from './orders.loader.ts';
import { PAYMENT_TAGS } from './payment-texts.ts';

export function Page({ data }: { data: OrdersData }) {
  const { orders, filter, isFiltered, firstHref, nextHref, now } = data;
  return (
    <ListPage
      title="Pedidos"
      text="Los de todas las tiendas, los más nuevos primero."
      filters={<OrderFilters key={JSON.stringify(filter)} filter={filter} />}
      columns={columnsAt(now)}
      rows={orders}
      rowKey={({ number }) => number}
      empty={{
        isFiltered,
        unfit: 'Ningún pedido cumple con esto.',
        all: 'Ver todos los pedidos',
        allHref: operatorPaths.orders(),
        none: 'Todavía no hay pedidos.',
      }}
      firstHref={firstHref}
      nextHref={nextHref}
    />
  );
}

function columnsAt(now: number): Column<OperatorOrderRow>[] {
  return [
    {
      id: 'order',
      header: 'Pedido',
      stacked: 'title',
      cell: ({ number, placedAt }) => (
        <>
          <a href={operatorPaths.order(number)} className="text-link whitespace-nowrap font-semibold">
            N.º {number}
          </a>
          <span className="block font-normal text-small text-tinta-3">
            {momentText(Date.parse(placedAt), now)}
          </span>
        </>
      ),
    },
    {
      id: 'buyer',
      header: 'Comprador',
      stacked: 'full',
      cell: ({ buyerName, email, cityName }) => (
        <span className="min-w-0">
          {buyerName}
          <span className="block break-all text-small text-tinta-2">{email}</span>
          <span className="block text-small text-tinta-3">{cityName}</span>
        </span>
      ),
    },
    {
      id: 'packages',
      header: 'Paquetes',
      stacked: 'full',
      cell: ({ packages }) => (
        <ul className="grid gap-2">
          {packages.map(({ sellerId, sellerName, statusId, statusName, isLate }) => (
            <li key={sellerId} className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <StatusTag statusId={statusId} name={statusName} />
              {isLate && <Tag tone="urgent">Atrasado</Tag>}
              <span className="break-words text-small text-tinta-2">{sellerName}</span>
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: 'payment',
      header: 'Pago',
      stacked: 'plain',
      cell: ({ paymentState }) =>
        paymentState ? (
          <Tag tone={PAYMENT_TAGS[paymentState].tone}>{PAYMENT_TAGS[paymentState].name}</Tag>
        ) : (
          <Tag>Contraentrega</Tag>
        ),
    },
    {
      id: 'total',
      header: 'Total',
      align: 'end',
      stacked: 'side',
      cell: ({ total }) => <span className="cifra whitespace-nowrap">{formatPesos(total)}</span>,
    },
  ];
}
