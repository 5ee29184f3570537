import { formatNumber } from '../../../../domain/number-text.ts';
import type { ReadValue } from '../../../../server/panel-door.ts';
import { sellerPaths } from '../../../../wire/seller-paths.ts';
import type { PageProps } from '../../../app/page.ts';
import { PageHeading } from '../../../panel/card.tsx';
import { type Column, DataTable } from '../../../panel/data-table.tsx';
import { ListPanel } from '../../../panel/list-panel.tsx';
import type { sellerSearchesLoader } from './searches.loader.ts';

/** Fair play: a shop knows what leads people to it. */
export function Page({ data: { searches } }: PageProps<typeof sellerSearchesLoader>) {
  return (
    <>
      <PageHeading
        title="Búsquedas que te encontraron"
        isList
        text="Lo que la gente buscaba cuando abrió tus productos, en los últimos 30 días."
      />
      <ListPanel className="">
        <p className="text-small text-tinta-3">
          Solo las de al menos 5 búsquedas, para que ninguna señale a una persona.
        </p>
        <DataTable
          label="Búsquedas que te encontraron"
          rows={searches}
          rowKey={({ words }) => words}
          empty="Todavía no hay búsquedas que hayan llevado a tus productos."
          columns={COLUMNS}
        />
      </ListPanel>
    </>
  );
}

type Found = ReadValue<'listSearchesThatFound'>[number];

const COLUMNS: readonly Column<Found>[] = [
  {
    id: 'words',
    header: 'Búsqueda',
    stacked: 'title',
    cell: ({ words }) => <span className="font-semibold">{words}</span>,
  },
  {
    id: 'product',
    header: 'Lo que más abrieron',
    stacked: 'full',
    cell: ({ productId, productName }) => (
      <a href={sellerPaths.product(productId)} className="text-link">
        {productName}
      </a>
    ),
  },
  { id: 'searches', header: 'Veces', align: 'end', cell: ({ searches }) => formatNumber(searches) },
  { id: 'clicks', header: 'Clics', align: 'end', cell: ({ clicks }) => formatNumber(clicks) },
  { id: 'purchases', header: 'Compras', align: 'end', cell: ({ purchases }) => formatNumber(purchases) },
];
