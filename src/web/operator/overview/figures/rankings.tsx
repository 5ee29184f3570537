import { formatPesos } from '../../../../domain/money.ts';
import { refundCauseText } from '../../../../domain/refund-causes.ts';
import { operatorPaths } from '../../../../wire/operator-paths.ts';
import { Card } from '../../../panel/card.tsx';
import { DataTable } from '../../../panel/data-table.tsx';
import { FiguresExport } from './export-button.tsx';
import type { FiguresData } from './figures.loader.ts';

export function TopProducts({ figures, panel }: FiguresData) {
  const linksProducts = panel.permissions.includes('see-catalogue');
  return (
    <Card title="Productos más vendidos" action={<FiguresExport figures={figures} table="products" />}>
      <DataTable
        label="Productos más vendidos"
        rows={figures.products}
        rowKey={({ productId }) => productId}
        empty="Ningún producto se vendió en este periodo."
        columns={[
          {
            id: 'product',
            header: 'Producto',
            stacked: 'title',
            cell: ({ productId, name, shopName }) => (
              <>
                {linksProducts ? (
                  <a href={operatorPaths.product(productId)} className="text-link font-semibold">
                    {name}
                  </a>
                ) : (
                  <span className="font-semibold">{name}</span>
                )}
                <span className="block text-small text-tinta-3">{shopName}</span>
              </>
            ),
          },
          {
            id: 'units',
            header: 'Unidades',
            align: 'end',
            cell: ({ units }) => units.toLocaleString('es-CO'),
          },
          {
            id: 'amount',
            header: 'Ventas',
            align: 'end',
            stacked: 'side',
            cell: ({ amount }) => formatPesos(amount),
          },
        ]}
      />
    </Card>
  );
}

export function TopSellers({ figures }: FiguresData) {
  return (
    <Card title="Vendedores con más ventas" action={<FiguresExport figures={figures} table="sellers" />}>
      <DataTable
        label="Vendedores con más ventas"
        rows={figures.sellers}
        rowKey={({ sellerId }) => sellerId}
        empty="Nadie vendió en este periodo."
        columns={[
          {
            id: 'seller',
            header: 'Tienda',
            stacked: 'title',
            cell: ({ sellerId, name }) => (
              <a href={operatorPaths.seller(sellerId)} className="text-link font-semibold">
                {name}
              </a>
            ),
          },
          {
            id: 'orders',
            header: 'Pedidos',
            align: 'end',
            cell: ({ orders }) => orders.toLocaleString('es-CO'),
          },
          {
            id: 'amount',
            header: 'Ventas',
            align: 'end',
            stacked: 'side',
            cell: ({ amount }) => formatPesos(amount),
          },
        ]}
      />
    </Card>
  );
}

export function RefundCauses({ figures }: FiguresData) {
  return (
    <Card title="Reembolsos por causa" action={<FiguresExport figures={figures} table="refunds" />}>
      <DataTable
        label="Reembolsos por causa"
        rows={figures.causes}
        rowKey={({ cause }) => cause}
        empty="No hubo reembolsos en este periodo."
        columns={[
          { id: 'cause', header: 'Causa', stacked: 'title', cell: ({ cause }) => refundCauseText(cause) },
          {
            id: 'count',
            header: 'Reembolsos',
            align: 'end',
            cell: ({ count }) => count.toLocaleString('es-CO'),
          },
          {
            id: 'amount',
            header: 'Valor',
            align: 'end',
            stacked: 'side',
            cell: ({ amount }) => formatPesos(amount),
          },
        ]}
      />
    </Card>
  );
}

export function MissedSearches({ figures }: FiguresData) {
  return (
    <Card title="Búsquedas sin resultado" action={<FiguresExport figures={figures} table="searches" />}>
      <DataTable
        label="Búsquedas sin resultado"
        rows={figures.missedSearches}
        rowKey={({ words }) => words}
        empty="Todo lo que buscaron se encontró."
        columns={[
          { id: 'words', header: 'Búsqueda', stacked: 'title', cell: ({ words }) => words },
          {
            id: 'count',
            header: 'Veces',
            align: 'end',
            stacked: 'side',
            cell: ({ count }) => count.toLocaleString('es-CO'),
          },
        ]}
      />
    </Card>
  );
}
