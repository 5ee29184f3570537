import { formatPesos } from '../../../domain/money.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import type { Column } from '../../panel/data-table.tsx';
import { momentText } from '../../panel/date-texts.ts';
import { Email } from '../../panel/email.tsx';
import { ListPage } from '../../panel/list-page.tsx';
import { State } from '../../panel/state.tsx';
import { StatusTag } from '../../panel/status-tag.tsx';
import { SavedViews } from '../../panel/views/saved-views.tsx';
import { Tag } from '../../ui/surfaces.tsx';
import { OrderFilters } from './order-filters.tsx';
import type { OperatorOrderRow, OrdersData } from './orders.loader.ts';
import { PAYMENT_TAGS } from './payment-texts.ts';

export function Page({ data }: { data: OrdersData }) {
  const { orders, filter, isFiltered, firstHref, nextHref, now, savedViews } = data;
  return (
    <ListPage
      title="Pedidos"
      text="Los de todas las tiendas, los más nuevos primero."
      views={
        <SavedViews
          list="operator-orders"
          address={operatorPaths.orders()}
          presets={PRESETS}
          views={savedViews}
        />
      }
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

const PRESETS = [
  { name: 'Todos', query: '' },
  { name: 'Atrasados', query: 'atrasados=si' },
  { name: 'No llegaron', query: 'noLlego=si' },
  { name: 'Por aceptar', query: 'estado=por-aceptar' },
  { name: 'Pago pendiente', query: 'estadoPago=pendiente' },
  { name: 'Contraentrega', query: 'pago=contraentrega' },
];

function columnsAt(now: number): Column<OperatorOrderRow>[] {
  return [
    {
      id: 'order',
      header: 'Pedido',
      sorted: 'descending',
      stacked: 'title',
      cell: ({ number, placedAt }) => (
        <>
          <a href={operatorPaths.order(number)} className="text-link whitespace-nowrap font-semibold">
            N.º {number}
          </a>
          <span className="block whitespace-nowrap font-normal text-small text-tinta-3">
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
          <span className="block text-small text-tinta-2">
            <Email address={email} />
            <span className="text-tinta-3"> · {cityName}</span>
          </span>
        </span>
      ),
    },
    {
      id: 'packages',
      header: 'Paquetes',
      stacked: 'full',
      cell: ({ packages }) => <Packages packages={packages} />,
    },
    {
      id: 'payment',
      header: 'Pago',
      stacked: 'plain',
      cell: ({ paymentState }) =>
        paymentState ? (
          <State tone={PAYMENT_TAGS[paymentState].tone}>{PAYMENT_TAGS[paymentState].name}</State>
        ) : (
          <State>Contraentrega</State>
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

/** Compact rows show the one that asks for somebody, and how many there are besides. */
function Packages({ packages }: Pick<OperatorOrderRow, 'packages'>) {
  const lateFirst = packages.toSorted((a, b) => Number(b.isLate) - Number(a.isLate));
  return (
    <span className="compact:flex compact:items-center compact:gap-2">
      <ul className="grid gap-2">
        {lateFirst.map(({ sellerId, sellerName, statusId, statusName, isLate }) => (
          <li key={sellerId} className="flex flex-wrap items-center gap-x-2 gap-y-1 compact:not-first:hidden">
            <StatusTag statusId={statusId} name={statusName} />
            {isLate && <Tag tone="urgent">Atrasado</Tag>}
            <span className="text-small text-tinta-2">{sellerName}</span>
          </li>
        ))}
      </ul>
      {packages.length > 1 && (
        <span className="hidden text-small text-tinta-3 compact:inline">y {packages.length - 1} más</span>
      )}
    </span>
  );
}
