import { formatPesos } from '../../../domain/money.ts';
import { formatSpanishDate } from '../../../domain/spanish-dates.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { Card } from '../../panel/card.tsx';
import { type Column, DataTable } from '../../panel/data-table.tsx';
import type { BuyerData } from './buyer.loader.ts';

type Row = BuyerData['buyer']['orders'][number];

/** The last orders, and the way to see them as she does. */
export function BuyerOrders({ buyer, panel }: BuyerData) {
  const seesOrders = panel.permissions.includes('see-orders');
  const columns: readonly Column<Row>[] = [
    {
      id: 'number',
      header: 'Pedido',
      stacked: 'title',
      cell: ({ number }) =>
        seesOrders ? (
          <a href={operatorPaths.order(number)} className="text-link">
            {number}
          </a>
        ) : (
          number
        ),
    },
    { id: 'date', header: 'Fecha', cell: ({ placedAt }) => formatSpanishDate(placedAt) },
    {
      id: 'shops',
      header: 'Paquetes',
      cell: ({ packages }) =>
        packages.map(({ sellerName, status }) => `${sellerName}: ${status.name}`).join(' · '),
    },
    {
      id: 'total',
      header: 'Total',
      align: 'end',
      stacked: 'side',
      cell: ({ totals }) => <span className="cifra whitespace-nowrap">{formatPesos(totals.total)}</span>,
    },
  ];
  return (
    <Card
      title="Pedidos"
      action={
        buyer.orders.length > 0 && (
          <a
            href={operatorPaths.buyerView(buyer.accountId)}
            className="text-link inline-flex min-h-[44px] items-center"
          >
            Ver como los ve el cliente
          </a>
        )
      }
    >
      <DataTable
        label="Pedidos del cliente"
        columns={columns}
        rows={buyer.orders}
        rowKey={({ number }) => number}
        empty="No ha hecho pedidos con su cuenta."
      />
    </Card>
  );
}
