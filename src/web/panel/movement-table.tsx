import { formatPesos } from '../../domain/money.ts';
import { type Column, DataTable } from './data-table.tsx';
import { shortDayText } from './date-texts.ts';

interface Movement {
  id: number;
  date: string;
  text: string;
  heldChange: number;
  availableChange: number;
}

interface MovementTableProps {
  movements: readonly Movement[];
  empty: string;
  hrefOf: (id: number) => string;
}

/** Every change of a shop's held and available money. */
export function MovementTable({ movements, empty, hrefOf }: MovementTableProps) {
  return (
    <DataTable
      label="Movimientos"
      columns={[...COLUMNS_BEFORE, textColumn(hrefOf), ...COLUMNS_AFTER]}
      rows={movements}
      rowKey={({ id }) => id}
      empty={empty}
    />
  );
}

const COLUMNS_BEFORE: Column<Movement>[] = [
  {
    id: 'date',
    header: 'Fecha',
    sorted: 'descending',
    stacked: 'title',
    cell: ({ date }) => <span className="whitespace-nowrap">{shortDayText(date)}</span>,
  },
];

function textColumn(hrefOf: MovementTableProps['hrefOf']): Column<Movement> {
  return {
    id: 'text',
    header: 'Movimiento',
    wraps: true,
    stacked: 'full',
    cell: ({ id, text }) => (
      <>
        {text}{' '}
        <a
          href={hrefOf(id)}
          className="text-link whitespace-nowrap"
          aria-label={`Ver detalle del movimiento ${id}`}
        >
          Ver detalle
        </a>
      </>
    ),
  };
}

const COLUMNS_AFTER: Column<Movement>[] = [
  { id: 'held', header: 'Retenido', align: 'end', cell: ({ heldChange }) => <Signed amount={heldChange} /> },
  {
    id: 'available',
    header: 'Disponible',
    align: 'end',
    cell: ({ availableChange }) => <Signed amount={availableChange} />,
  },
];

function Signed({ amount }: { amount: number }) {
  if (amount === 0) return <span className="text-tinta-3">–</span>;
  const look = amount > 0 ? 'text-verde-7' : 'text-tomate-7';
  return (
    <span className={`cifra whitespace-nowrap font-semibold! ${look}`}>
      {amount > 0 ? '+' : ''}
      {formatPesos(amount)}
    </span>
  );
}
