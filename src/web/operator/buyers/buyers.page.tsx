import { bogotaDay } from '../../../domain/spanish-dates.ts';
import { BUYER_TABS } from '../../../wire/buyers/operator-buyers.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { PageHeading, ViewChoice } from '../../panel/card.tsx';
import { type Column, DataTable } from '../../panel/data-table.tsx';
import { shortDayText } from '../../panel/date-texts.ts';
import { Email } from '../../panel/email.tsx';
import { ListPanel } from '../../panel/list-panel.tsx';
import { Pager } from '../../panel/pager.tsx';
import { SearchForm } from '../../panel/search-form.tsx';
import { State } from '../../panel/state.tsx';
import { Notice } from '../../ui/surfaces.tsx';
import { BUYER_STATUS } from './buyer-status.ts';
import type { BuyersData } from './buyers.loader.ts';

export function Page({ data }: { data: BuyersData }) {
  return (
    <>
      <PageHeading
        title="Clientes"
        text="Los datos van ocultos; abrir la ficha de una persona queda en el registro."
        isList
      />
      <div className="mb-5 flex flex-wrap compact:mb-3 items-center justify-between gap-4">
        <div className="min-w-0 flex-[1_1_320px]">
          <SearchForm
            key={data.tab}
            action={operatorPaths.buyers()}
            hidden={{ grupo: BUYER_TABS[data.tab] }}
            label="Buscar clientes"
            placeholder="Nombre, correo, documento, teléfono o pedido"
            search={data.search}
            className="max-w-[560px]"
          />
        </div>
        <ViewChoice label="Estado de los clientes" choices={data.views} />
      </div>
      {data.guestOrder !== null && <GuestOrder {...data} orderNumber={data.guestOrder} />}
      <ListPanel>
        <DataTable
          label="Clientes"
          columns={columns}
          rows={data.buyers}
          rowKey={({ accountId }) => accountId}
          empty={data.search ? 'Nadie coincide con la búsqueda.' : 'Todavía no hay clientes.'}
        />
      </ListPanel>
      <Pager firstHref={data.firstHref} nextHref={data.nextHref} />
    </>
  );
}

type Row = BuyersData['buyers'][number];

const columns: readonly Column<Row>[] = [
  {
    id: 'name',
    header: 'Nombre',
    stacked: 'title',
    cell: ({ accountId, name, email }) => (
      <a href={operatorPaths.buyer(accountId)} className="text-link break-words">
        {name || email}
      </a>
    ),
  },
  {
    id: 'email',
    header: 'Correo',
    cell: ({ email }) => <Email address={email} />,
  },
  {
    id: 'phone',
    header: 'Teléfono',
    cell: ({ phone }) => <span className="whitespace-nowrap">{phone || '—'}</span>,
  },
  { id: 'city', header: 'Ciudad', cell: ({ cityName }) => cityName ?? '—' },
  { id: 'orders', header: 'Pedidos', align: 'end', cell: ({ orders }) => orders },
  {
    id: 'since',
    header: 'Registro',
    sorted: 'descending',
    cell: ({ createdAt }) => {
      const day = bogotaDay(Date.parse(createdAt));
      return <span className="whitespace-nowrap">{`${shortDayText(day)} ${day.slice(0, 4)}`}</span>;
    },
  },
  {
    id: 'status',
    header: 'Estado',
    stacked: 'side',
    cell: ({ status }) => {
      const { tone, name } = BUYER_STATUS[status as keyof typeof BUYER_STATUS];
      return <State tone={tone}>{name}</State>;
    },
  },
];

function GuestOrder({ orderNumber, panel }: Pick<BuyersData, 'panel'> & { orderNumber: number }) {
  return (
    <Notice tone="information" className="mb-5">
      El pedido {orderNumber} se compró sin cuenta.{' '}
      {panel.permissions.includes('see-orders') && (
        <a href={operatorPaths.order(orderNumber)} className="text-link">
          Ver el pedido
        </a>
      )}
    </Notice>
  );
}
