import { formatPhone } from '../../../domain/phone.ts';
import { bogotaDay } from '../../../domain/spanish-dates.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { type Column, DataTable } from '../../panel/data-table.tsx';
import { shortDayText } from '../../panel/date-texts.ts';
import { Email } from '../../panel/email.tsx';
import { ListPanel } from '../../panel/list-panel.tsx';
import type { SellersData } from './sellers.loader.ts';
import { ShopInitials } from './shop-initials.tsx';

type Row = SellersData['sellers'][number];

const columns: readonly Column<Row>[] = [
  {
    id: 'name',
    header: 'Vendedor',
    stacked: 'full',
    cell: (row) => (
      <span className="flex items-center gap-3">
        <ShopInitials id={row.sellerId} name={row.displayName} />
        <span className="min-w-0">
          <a href={operatorPaths.seller(row.sellerId)} className="text-link break-words">
            {row.displayName}
          </a>
          <span className="block text-small text-tinta-3">{row.cityName}</span>
        </span>
      </span>
    ),
  },
  { id: 'nit', header: 'NIT', cell: (row) => row.nit },
  { id: 'email', header: 'Correo', cell: (row) => <Email address={row.email} /> },
  {
    id: 'phone',
    header: 'Teléfono',
    cell: (row) => <span className="whitespace-nowrap">{formatPhone(row.phone)}</span>,
  },
];

/** Active and blocked sellers, newest first. */
export function SellerTable({
  sellers,
  tab,
  empty,
}: Pick<SellersData, 'sellers' | 'tab'> & { empty: string }) {
  const date: Column<Row> =
    tab === 'blocked'
      ? { id: 'blocked', header: 'Bloqueado', cell: (row) => dayText(row.blockedAt ?? row.createdAt) }
      : { id: 'since', header: 'Registro', sorted: 'descending', cell: (row) => dayText(row.createdAt) };
  return (
    <ListPanel>
      <DataTable
        label="Vendedores"
        columns={[...columns, date]}
        rows={sellers}
        rowKey={({ sellerId }) => sellerId}
        empty={empty}
      />
    </ListPanel>
  );
}

function dayText(iso: string): string {
  const day = bogotaDay(Date.parse(iso));
  return `${shortDayText(day)} ${day.slice(0, 4)}`;
}
