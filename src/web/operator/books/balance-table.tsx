import { ACCOUNT_WIRE_NAMES } from '../../../wire/books/ledger-entities.ts';
import { operatorMoneyPaths } from '../../../wire/payouts/operator-money-paths.ts';
import { type Column, DataTable } from '../../panel/data-table.tsx';
import { Amount } from '../payouts/money-cells.tsx';
import type { operatorMoneyLoader } from '../payouts/overview.loader.ts';

type Balance = Awaited<ReturnType<typeof operatorMoneyLoader>>['balances'][number];

/** Every account of the books; those of sellers are their sum. */
export function BalanceTable({ balances }: { balances: readonly Balance[] }) {
  return (
    <DataTable
      label="Saldos de las cuentas"
      columns={COLUMNS}
      rows={balances}
      rowKey={({ account, ofMarketplace }) => `${account} ${ofMarketplace}`}
      empty="Aún no hay movimientos."
    />
  );
}

const COLUMNS: Column<Balance>[] = [
  {
    id: 'account',
    header: 'Cuenta',
    stacked: 'title',
    cell: ({ account, name, ofMarketplace }) =>
      ofMarketplace ? (
        <a href={operatorMoneyPaths.ledgerAccount(ACCOUNT_WIRE_NAMES[account], 0)} className="text-link">
          {name}
        </a>
      ) : (
        name
      ),
  },
  {
    id: 'owner',
    header: 'Titular',
    cell: ({ ofMarketplace }) => (ofMarketplace ? 'Plataforma' : 'Todos los vendedores'),
  },
  {
    id: 'balance',
    header: 'Saldo',
    align: 'end',
    stacked: 'side',
    cell: ({ balance }) => <Amount pesos={balance} />,
  },
];
