import { formatPesos } from '../../../domain/money.ts';
import { operatorMoneyPaths } from '../../../wire/payouts/operator-money-paths.ts';
import { callApi } from '../../app/api-client.ts';
import { type Column, DataTable } from '../../panel/data-table.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import type { CashData } from './cash.page.tsx';
import { missing, noAmount, whenValid } from './check-form.ts';
import { Amount } from './money-cells.tsx';
import { MoneyDialog } from './money-form.tsx';
import { PesosField, pesosOf, textOf } from './pesos-field.tsx';

type Balance = CashData['balances'][number];

/** Who holds how much, since when, and what has come of it. */
export function CarrierTable({ data: { balances, mayMove, today } }: { data: CashData }) {
  return (
    <DataTable
      label="Efectivo por transportadora"
      columns={mayMove ? [...COLUMNS, remittanceColumn(today)] : COLUMNS}
      rows={balances}
      rowKey={({ carrier }) => carrier}
      empty="Ninguna transportadora tiene efectivo."
    />
  );
}

const COLUMNS: Column<Balance>[] = [
  {
    id: 'carrier',
    header: 'Transportadora',
    stacked: 'title',
    cell: ({ carrier }) => (
      <a href={operatorMoneyPaths.cash({ transportadora: carrier })} className="text-link">
        {carrier}
      </a>
    ),
  },
  { id: 'count', header: 'Recaudos', align: 'end', cell: ({ collections }) => collections },
  {
    id: 'oldest',
    header: 'El más antiguo',
    cell: ({ oldestDays }) => (oldestDays === 1 ? 'un día' : `${oldestDays} días`),
  },
  {
    id: 'overdue',
    header: 'Atrasado',
    align: 'end',
    cell: ({ overdueCollections, overdueAmount }) =>
      overdueCollections > 0 ? (
        <span className="font-semibold text-tomate-7">{formatPesos(overdueAmount)}</span>
      ) : (
        'nada'
      ),
  },
  {
    id: 'amount',
    header: 'Valor',
    align: 'end',
    stacked: 'side',
    cell: ({ amount }) => <Amount pesos={amount} />,
  },
];

function remittanceColumn(today: string): Column<Balance> {
  return {
    id: 'remittance',
    header: 'Acciones',
    hideHeader: true,
    align: 'end',
    stacked: 'full',
    cell: (balance) => <Remittance balance={balance} today={today} />,
  };
}

/** All that the carrier holds, or the collections that its list names. */
function Remittance({
  balance: { carrier, amount, collections },
  today,
}: {
  balance: Balance;
  today: string;
}) {
  return (
    <MoneyDialog
      button="Registrar remesa"
      of={`de ${carrier}`}
      look="secondary"
      title={`Remesa de ${carrier}`}
      confirm="Registrar la remesa"
      send={(form) => {
        const ids = orderedNumbers(textOf(form, 'collectionIds'));
        const messages = {
          reference: missing(form, 'reference'),
          amount: noAmount(form, 'amount'),
          receivedOn: missing(form, 'receivedOn'),
          collectionIds: ids === null && 'Escribe los códigos separados por comas.',
        };
        const body = {
          carrier,
          reference: textOf(form, 'reference'),
          amount: pesosOf(form, 'amount'),
          receivedOn: textOf(form, 'receivedOn'),
          ...(ids && ids.length > 0 && { collectionIds: ids }),
        };
        return whenValid(messages, () => callApi('recordRemittance', { body }));
      }}
      done={(remittance) => `Registramos ${formatPesos(remittance.amount)} de ${carrier}`}
    >
      {(errors) => (
        <>
          <p>
            {carrier} tiene {formatPesos(amount)} en{' '}
            {collections === 1 ? 'un recaudo' : `${collections} recaudos`}. El valor de la remesa debe ser,
            peso a peso, el de los recaudos que trae.
          </p>
          <TextField
            label="Referencia de la transportadora"
            name="reference"
            required
            maxLength={60}
            error={errors.reference}
          />
          <PesosField label="Valor recibido" name="amount" defaultValue={amount} error={errors.amount} />
          <TextField
            label="Día en el banco"
            name="receivedOn"
            type="date"
            max={today}
            defaultValue={today}
            error={errors.receivedOn}
          />
          <TextField
            label="Códigos de los recaudos (si no son todos)"
            name="collectionIds"
            hint="Vacío: todos los que tiene la transportadora."
            error={errors.collectionIds}
          />
        </>
      )}
    </MoneyDialog>
  );
}

/** Null: something in it is no number. */
function orderedNumbers(text: string): number[] | null {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  return parts.every((part) => /^\d{1,9}$/.test(part)) ? parts.map(Number) : null;
}
