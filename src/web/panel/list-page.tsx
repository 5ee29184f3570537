import type { ReactNode } from 'react';
import { PageHeading } from './card.tsx';
import { type Column, DataTable } from './data-table.tsx';
import { ListPanel } from './list-panel.tsx';
import { Pager } from './pager.tsx';

interface ListPageProps<Row> {
  title: string;
  text: string;
  filters: ReactNode;
  views?: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** What stands in place of an empty list: nothing fits the filter, which `allHref` drops, or there is nothing yet. */
  empty: { isFiltered: boolean; unfit: string; all: string; allHref: string; none: string };
  firstHref: string | null;
  nextHref: string | null;
}

/** Everything of one kind: its filters, a table and the way through its pages. */
export function ListPage<Row>({
  title,
  text,
  filters,
  views,
  columns,
  rows,
  rowKey,
  empty,
  ...hrefs
}: ListPageProps<Row>) {
  return (
    <>
      <PageHeading title={title} text={text} views={views} isList />
      {filters}
      <ListPanel>
        <DataTable
          label={title}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          empty={
            empty.isFiltered ? (
              <>
                {empty.unfit}{' '}
                <a href={empty.allHref} className="text-link">
                  {empty.all}
                </a>
              </>
            ) : (
              empty.none
            )
          }
        />
        <Pager {...hrefs} />
      </ListPanel>
    </>
  );
}
