import { formatPesos } from '../../../domain/money.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { PageHeading } from '../../panel/card.tsx';
import { type Column, DataTable } from '../../panel/data-table.tsx';
import { momentText } from '../../panel/date-texts.ts';
import { Pager } from '../../panel/pager.tsx';
import { StatusTag } from '../../panel/status-tag.tsx';
import { Tag } from '../../ui/surfaces.tsx';
import { OrderFilters } from './order-filters.tsx';
import type { OperatorOrderRow, OrdersData } from './orders.loader.ts';
import { PAYMENT_TAGS } from './payment-texts.ts';

export function Page({ data }: { data: OrdersData }) {
  const { orders, filter, isFiltered, firstHref, nextHref, now } = data;
  return (
    <>
      <PageHeading title="Pedidos" text="Los de todas las tiendas, los más nuevos primero." />
      <OrderFilters key={JSON.stringify(filter)} filter={filter} />
      <section className="mt-4 rounded-[18px] border border-linea bg-papel p-4 sm:rounded-[22px] sm:p-6">
        <DataTable
          label="Pedidos"
          columns={columnsAt(now)}
          rows={orders}
          rowKey={({ number }) => number}
          empty={
            isFiltered ? (
              <>
                Ningún pedido cumple con esto.{' '}
                <a href={operatorPaths.orders()} className="text-link">
                  Ver todos los pedidos
                </a>
              </>
            ) : (
              'Todavía no hay pedidos.'
            )
          }
        />
        <Pager firstHref={firstHref} nextHref={nextHref} />
      </section>
    </>
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
          <span className="block font-normal text-[14px] text-tinta-3">
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
          <span className="block break-all text-[14px] text-tinta-2">{email}</span>
          <span className="block text-[14px] text-tinta-3">{cityName}</span>
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
              <span className="break-words text-[14px] text-tinta-2">{sellerName}</span>
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
