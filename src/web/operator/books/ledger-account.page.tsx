import type { LedgerAccount } from '../../../domain/ledger/accounts.ts';
import { formatPesos } from '../../../domain/money.ts';
import { formatSpanishDate } from '../../../domain/spanish-dates.ts';
import { ACCOUNT_WIRE_NAMES } from '../../../wire/books/ledger-entities.ts';
import { operatorMoneyPaths } from '../../../wire/payouts/operator-money-paths.ts';
import { Card, PageHeading } from '../../panel/card.tsx';
import { type Column, DataTable } from '../../panel/data-table.tsx';
import { CursorPager } from '../../panel/pager.tsx';
import { Amount, OrderLink, SellerLink } from '../payouts/money-cells.tsx';
import type { operatorLedgerAccountLoader } from './ledger.loaders.ts';

type Data = Awaited<ReturnType<typeof operatorLedgerAccountLoader>>;

export function Page({ data }: { data: Data }) {
  const { account, owner, names, balance, entries, nextCursor, isFirstPage } = data;
  const pathAt = (cursor?: number) =>
    operatorMoneyPaths.ledgerAccount(ACCOUNT_WIRE_NAMES[account], owner, cursor);
  return (
    <>
      <a href={operatorMoneyPaths.ledger()} className="text-link inline-block py-2">
        Volver a los libros
      </a>
      <PageHeading
        title={names[account]}
        isList
        text={owner === 0 ? 'De la plataforma' : <SellerLink id={owner} name={`Vendedor ${owner}`} />}
      />
      <Card title={`Saldo: ${formatPesos(balance)}`}>
        <DataTable
          label="Movimientos"
          columns={columnsOf(names)}
          rows={entries}
          rowKey={({ id }) => id}
          empty="Esta cuenta no tiene movimientos."
        />
        <CursorPager next={nextCursor} isFirstPage={isFirstPage} hrefOf={pathAt} />
      </Card>
    </>
  );
}

function columnsOf(names: Record<LedgerAccount, string>): Column<Data['entries'][number]>[] {
  return [
    {
      id: 'entry',
      header: 'Movimiento',
      stacked: 'title',
      cell: ({ id, ruleName }) => (
        <a href={operatorMoneyPaths.entry(id)} className="text-link">
          {ruleName}
          <span className="block font-normal text-small text-tinta-3">N.º {id}</span>
        </a>
      ),
    },
    { id: 'day', header: 'Día', cell: ({ postedOn }) => formatSpanishDate(postedOn) },
    {
      id: 'order',
      header: 'Pedido',
      cell: ({ orderNumber }) => (orderNumber === null ? 'ninguno' : <OrderLink number={orderNumber} />),
    },
    {
      id: 'other',
      header: 'Contracuenta',
      cell: ({ otherAccount, otherOwner }) => (
        <a
          href={operatorMoneyPaths.ledgerAccount(ACCOUNT_WIRE_NAMES[otherAccount], otherOwner)}
          className="text-link"
        >
          {names[otherAccount]}
          {otherOwner > 0 && ` (vendedor ${otherOwner})`}
        </a>
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
}
