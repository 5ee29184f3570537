import { formatSpanishDate } from '../../../domain/spanish-dates.ts';
import { ACCOUNT_WIRE_NAMES } from '../../../wire/books/ledger-entities.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { operatorMoneyPaths } from '../../../wire/payouts/operator-money-paths.ts';
import type { PageProps } from '../../app/page.ts';
import { Card, PageHeading } from '../../panel/card.tsx';
import { type Column, DataTable } from '../../panel/data-table.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Amount } from '../payouts/money-cells.tsx';
import type { operatorOrderEntriesLoader } from './ledger.loaders.ts';

/** What an order has done to the books, and what it has left on each account. */
export function Page({ data }: PageProps<typeof operatorOrderEntriesLoader>) {
  const { order, panel } = data;
  const { orderNumber, entries, balances } = order;
  return (
    <>
      <a href={operatorMoneyPaths.ledger()} className="text-link inline-block py-2">
        Volver a los libros
      </a>
      <PageHeading
        title={`El dinero del pedido ${orderNumber}`}
        action={
          panel.permissions.includes('see-orders') && (
            <ButtonLink variant="outline" size="compact" href={operatorPaths.order(orderNumber)}>
              Ver el pedido
            </ButtonLink>
          )
        }
      />
      <div className="grid gap-5 min-[1280px]:grid-cols-[minmax(0,1fr)_400px]">
        <Card title="Movimientos">
          <ol className="mt-2">
            {entries.map((entry) => (
              <li key={entry.id} className="border-linea border-b py-4 last:border-b-0">
                <EntryLine {...entry} />
              </li>
            ))}
          </ol>
        </Card>
        <Card title="Lo que deja en cada cuenta" className="self-start">
          <DataTable
            label="Saldos del pedido"
            columns={BALANCES}
            rows={balances}
            rowKey={({ account, owner }) => `${account} ${owner}`}
            empty="Nada."
          />
        </Card>
      </div>
    </>
  );
}

type Data = Awaited<ReturnType<typeof operatorOrderEntriesLoader>>['order'];

function EntryLine({ id, postedOn, explanation, amount, debit, credit }: Data['entries'][number]) {
  return (
    <div className="flex items-start justify-between gap-4">
      <p className="min-w-0">
        <a href={operatorMoneyPaths.entry(id)} className="hover:underline">
          {explanation}
        </a>
        <span className="block text-small text-tinta-3">
          {formatSpanishDate(postedOn)} · Débito: {debit.name} · Crédito: {credit.name}
        </span>
      </p>
      <Amount pesos={amount} />
    </div>
  );
}
const BALANCES: Column<Data['balances'][number]>[] = [
  {
    id: 'account',
    header: 'Cuenta',
    stacked: 'title',
    cell: ({ account, owner, name }) => (
      <a href={operatorMoneyPaths.ledgerAccount(ACCOUNT_WIRE_NAMES[account], owner)} className="text-link">
        {name}
        {owner > 0 && ` (vendedor ${owner})`}
      </a>
    ),
  },
  {
    id: 'balance',
    header: 'Saldo',
    align: 'end',
    stacked: 'side',
    cell: ({ balance }) => <Amount pesos={balance} />,
  },
];
