import { rowName } from '../../../domain/product-sheet-problem.ts';
import { sellerPaths } from '../../../wire/seller-paths.ts';
import { Card } from '../../panel/card.tsx';
import { type Column, DataTable } from '../../panel/data-table.tsx';
import { Pager } from '../../panel/pager.tsx';
import { State } from '../../panel/state.tsx';
import type { sellerImportLoader } from './import.loader.ts';
import { countText, type ImportDetail } from './import-texts.ts';
import { RowChanges, RowProblems } from './row-details.tsx';

type View = NonNullable<Awaited<ReturnType<typeof sellerImportLoader>>['view']>;
export type Row = View['rows'][number];

/** The rows of a checked import, one outcome at a time. */
export function RowTable({ one, view }: { one: ImportDetail; view: View }) {
  const { rows, tabs, columns, firstHref, nextHref, outcome } = view;
  return (
    <Card title={one.kind === 'sheet' ? 'Fila por fila' : 'Foto por foto'} className="mt-5">
      <Choices label="Filas por resultado" choices={tabs} />
      {columns.length > 2 && <Choices label="Errores por columna" choices={columns} isSmall />}
      <DataTable
        label="Filas del archivo"
        columns={one.kind === 'sheet' ? sheetColumns(one, outcome) : pictureColumns(outcome)}
        rows={rows}
        rowKey={({ rowNumber }) => rowNumber}
        empty="Ninguna."
      />
      <Pager firstHref={firstHref} nextHref={nextHref} />
    </Card>
  );
}

interface ChoicesProps {
  label: string;
  choices: readonly { name: string; count: number; href: string; isCurrent: boolean }[];
  isSmall?: boolean;
}

function Choices({ label, choices, isSmall = false }: ChoicesProps) {
  const look = isSmall
    ? 'border-linea text-small aria-[current]:border-verde-6 aria-[current]:bg-verde-1 aria-[current]:text-verde-7'
    : 'border-borde text-small aria-[current]:border-verde-6 aria-[current]:bg-verde-6 aria-[current]:text-white';
  return (
    <nav aria-label={label} className="mt-3">
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ name, count, href, isCurrent }) => (
          <li key={href} className="min-w-0">
            <a
              href={href}
              data-keep-scroll
              aria-current={isCurrent ? 'true' : undefined}
              className={`flex min-h-[44px] items-center gap-2 rounded-full border bg-papel px-4 font-semibold hover:bg-crema-2 ${look}`}
            >
              <span className="min-w-0 break-words">{name}</span>
              <span className="tabular-nums">{countText(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function sheetColumns({ state }: ImportDetail, outcome: View['outcome']): Column<Row>[] {
  const wasStopped = state === 'cancelled' || state === 'failed';
  return [
    { id: 'product', header: 'Producto', stacked: 'title', cell: (row) => <Product {...row} /> },
    {
      id: 'row',
      header: 'Fila',
      stacked: 'side',
      cell: ({ rowNumber }) => (
        <span className="whitespace-nowrap tabular-nums">
          <span className="sm:hidden">Fila </span>
          {rowName(rowNumber)}
        </span>
      ),
    },
    ...(outcome === 'unchanged' ? [] : [detailColumn(outcome)]),
    ...(wasStopped && outcome !== 'error' && outcome !== 'unchanged' ? [APPLIED] : []),
  ];
}

function pictureColumns(outcome: View['outcome']): Column<Row>[] {
  return [
    {
      id: 'file',
      header: 'Archivo',
      stacked: 'title',
      cell: ({ reference }) => <span className="break-all">{reference}</span>,
    },
    {
      id: 'product',
      header: 'Producto',
      stacked: 'full',
      cell: ({ name, productId }) => name && <ProductName name={name} productId={productId} />,
    },
    ...(outcome === 'error' ? [detailColumn(outcome)] : []),
  ];
}

const APPLIED: Column<Row> = {
  id: 'applied',
  header: 'Guardada',
  stacked: 'plain',
  cell: ({ applied }) => (applied ? <State tone="done">Guardada</State> : <State>Sin guardar</State>),
};

const HEADERS: Record<View['outcome'], string> = {
  error: 'Qué corregir',
  noted: 'Qué pasa',
  create: 'Datos',
  update: 'Qué cambia',
  unchanged: '',
};

function detailColumn(outcome: View['outcome']): Column<Row> {
  return {
    id: 'detail',
    wraps: true,
    header: HEADERS[outcome],
    stacked: 'full',
    cell: ({ problems, changes, notes }) =>
      outcome === 'error' || outcome === 'noted' ? (
        <RowProblems problems={outcome === 'error' ? problems : notes} />
      ) : (
        <RowChanges changes={changes} isNew={outcome === 'create'} />
      ),
  };
}

function Product({ name, reference, productId }: Row) {
  return (
    <>
      <ProductName name={name || reference || 'Sin SKU'} productId={productId} />
      {name && <span className="block break-all font-normal text-small text-tinta-3">{reference}</span>}
    </>
  );
}

function ProductName({ name, productId }: { name: string; productId: number | null }) {
  if (productId === null) return <span className="line-clamp-3 break-words font-semibold">{name}</span>;
  return (
    <a
      href={sellerPaths.product(productId)}
      className="-my-2 line-clamp-3 break-words py-2 font-semibold text-verde-7 hover:underline"
    >
      {name}
    </a>
  );
}
