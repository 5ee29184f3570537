import type { ReactNode } from 'react';
import { formatNumber } from '../../domain/number-text.ts';
import { carrierLate, type OnTimeCount, onTimeText } from '../../domain/on-time.ts';
import { type Column, DataTable } from './data-table.tsx';

interface OnTimeRow extends OnTimeCount {
  key: string;
  name: string;
}

interface OnTimeTableProps {
  /** 'Zonas'. */
  label: string;
  /** 'Zona'. */
  header: string;
  rows: readonly OnTimeRow[];
  name?: (row: OnTimeRow) => ReactNode;
}

/** How many packages came by the promised day, and whose the late ones were. */
export function OnTimeTable({ label, header, rows, name = (row) => row.name }: OnTimeTableProps) {
  const columns: readonly Column<OnTimeRow>[] = [
    {
      id: 'name',
      header,
      stacked: 'title',
      cell: (row) => <span className="font-semibold">{name(row)}</span>,
    },
    {
      id: 'share',
      header: 'A tiempo',
      align: 'end',
      stacked: 'side',
      cell: (row) => <span className="cifra">{onTimeText(row)}</span>,
    },
    { id: 'packages', header: 'Paquetes', align: 'end', cell: ({ packages }) => formatNumber(packages) },
    {
      id: 'shop',
      header: 'Tarde por la tienda',
      align: 'end',
      cell: ({ shopLate }) => formatNumber(shopLate),
    },
    {
      id: 'carrier',
      header: 'Tarde en el camino',
      align: 'end',
      cell: (row) => formatNumber(carrierLate(row)),
    },
  ];
  return (
    <DataTable
      label={label}
      rows={rows}
      rowKey={({ key }) => key}
      empty="Ningún paquete tenía fecha prometida en estos días."
      columns={columns}
    />
  );
}
