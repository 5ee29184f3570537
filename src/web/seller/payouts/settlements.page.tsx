import { formatPesos } from '../../../domain/money.ts';
import { formatSpanishDate } from '../../../domain/spanish-dates.ts';
import { sellerPaths } from '../../../wire/seller-paths.ts';
import { Card } from '../../panel/card.tsx';
import { type Column, DataTable } from '../../panel/data-table.tsx';
import { CursorPager } from '../../panel/pager.tsx';
import type { sellerSettlementsLoader } from './money.loaders.ts';
import { MoneyHead } from './money-tabs.tsx';
import { PayoutTag } from './payout-tag.tsx';

type Data = Awaited<ReturnType<typeof sellerSettlementsLoader>>;

export function Page({ data }: { data: Data }) {
  const { settlements, nextCursor, isFirstPage } = data;
  return (
    <>
      <MoneyHead current="Liquidaciones" />
      <Card title="Liquidaciones">
        <DataTable
          label="Liquidaciones"
          columns={COLUMNS}
          rows={settlements}
          rowKey={({ id }) => id}
          empty="Aún no tienes liquidaciones."
        />
        <CursorPager next={nextCursor} isFirstPage={isFirstPage} hrefOf={sellerPaths.settlements} />
      </Card>
    </>
  );
}

const COLUMNS: Column<Data['settlements'][number]>[] = [
  {
    id: 'number',
    header: 'Liquidación',
    stacked: 'title',
    cell: ({ id }) => (
      <a href={sellerPaths.settlement(id)} className="text-link">
        N.º {id}
      </a>
    ),
  },
  { id: 'date', header: 'Fecha', cell: ({ createdOn }) => formatSpanishDate(createdOn) },
  {
    id: 'account',
    header: 'Cuenta',
    cell: ({ bankName, maskedAccount }) => `${bankName} ${maskedAccount}`,
  },
  { id: 'state', header: 'Giro', cell: ({ payoutState }) => <PayoutTag state={payoutState} /> },
  {
    id: 'amount',
    header: 'Valor',
    align: 'end',
    stacked: 'side',
    cell: ({ amount }) => <span className="cifra whitespace-nowrap">{formatPesos(amount)}</span>,
  },
];
