import type { ReactNode } from 'react';
import { ListScroll } from './list-scroll.tsx';

export interface Column<Row> {
  id: string;
  header: string;
  /** Without a visible header: a column of buttons or pictures. */
  hideHeader?: boolean;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** With compact rows: its text is not cut but goes on in a second line. */
  wraps?: boolean;
  /** The list stands in the order of this column. */
  sorted?: 'ascending' | 'descending';
  /**
   * Where the cell goes below 640: 'title' and 'side' share the first line, 'plain' follows without its header, 'full'
   * takes a line of its own; otherwise a line 'header: value'. 'hidden' leaves it out.
   */
  stacked?: 'title' | 'side' | 'plain' | 'full' | 'hidden';
}

interface DataTableProps<Row> {
  /** Names the table for readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** In place of the table when there are no rows. */
  empty: ReactNode;
}

/**
 * A table; below 640 px every row becomes a small card of the same cells. Above, it is drawn sideways where it is wider
 * than its place, and its first column stays. How high rows are is in lists.css.
 */
export function DataTable<Row>({ label, columns, rows, rowKey, empty }: DataTableProps<Row>) {
  if (rows.length === 0) return <div className="py-8 text-center text-tinta-2">{empty}</div>;
  return (
    <ListScroll label={label}>
      {/* The roles stay although the cells are laid out anew: browsers drop them with `display`. */}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table aria-label={label} role="table" className="list-table block w-full sm:table">
        <thead role="rowgroup" className="sr-only sm:not-sr-only sm:table-header-group">
          <tr role="row" className="border-linea border-b sm:table-row">
            {columns.map(({ id, header, hideHeader, align, sorted }) => (
              <th
                key={id}
                role="columnheader"
                scope="col"
                aria-sort={sorted}
                className={`px-3 py-3 font-semibold text-small text-tinta-3 ${align === 'end' ? 'text-right' : 'text-left'}`}
              >
                {hideHeader ? <span className="sr-only">{header}</span> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block sm:table-row-group">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className="flex flex-wrap items-center gap-x-3 gap-y-2 border-linea border-b py-4 last:border-b-0 sm:table-row"
            >
              {columns.map((column) => (
                <td
                  key={column.id}
                  role="cell"
                  className={`min-w-0 text-compact leading-[22px] max-sm:break-words sm:px-3 sm:py-2 sm:align-middle ${column.wraps ? 'wraps' : ''} ${STACKED[column.stacked ?? 'line']} ${column.align === 'end' ? 'sm:text-right' : ''}`}
                >
                  {!column.stacked && (
                    <span aria-hidden="true" className="text-small text-tinta-3 sm:hidden">
                      {column.header}
                    </span>
                  )}
                  <span className="sm:contents">{column.cell(row)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </ListScroll>
  );
}

const STACKED = {
  title: 'flex-[1_1_55%] max-sm:-order-2 max-sm:text-body max-sm:font-semibold',
  // With the title exactly one line, so that what follows begins the next.
  side: 'max-sm:-order-2 max-sm:ml-auto max-sm:min-w-[calc(45%-12px)] max-sm:text-right max-sm:text-body max-sm:font-semibold',
  plain: 'max-sm:w-auto',
  full: 'max-sm:w-full',
  line: 'max-sm:flex max-sm:w-full max-sm:items-baseline max-sm:justify-between max-sm:gap-4',
  hidden: 'max-sm:hidden',
} as const;
