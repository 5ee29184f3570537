import { formatPesos } from '../../../domain/money.ts';
import { operatorMoneyPaths } from '../../../wire/payouts/operator-money-paths.ts';
import { callApi } from '../../app/api-client.ts';
import { Card } from '../../panel/card.tsx';
import { type Column, DataTable } from '../../panel/data-table.tsx';
import { momentText } from '../../panel/date-texts.ts';
import { CursorPager } from '../../panel/pager.tsx';
import { BankFileAgain } from './bank-file-dialogs.tsx';
import { Amount } from './money-cells.tsx';
import { MoneyHead } from './money-head.tsx';
import type { operatorPayoutFilesLoader } from './payout.loaders.ts';

type Data = Awaited<ReturnType<typeof operatorPayoutFilesLoader>>;

export function Page({ data }: { data: Data }) {
  const { files, nextCursor, isFirstPage, today, mayMove } = data;
  return (
    <>
      <MoneyHead current="Giros" />
      <Card
        title="Archivos del banco"
        action={
          <a href={operatorMoneyPaths.payouts()} className="text-link">
            Volver a los giros
          </a>
        }
      >
        <DataTable
          label="Archivos del banco"
          columns={columnsOf(Date.parse(`${today}T12:00:00-05:00`), mayMove)}
          rows={files}
          rowKey={({ id }) => id}
          empty="Aún no se ha creado ninguno."
        />
        <CursorPager next={nextCursor} isFirstPage={isFirstPage} hrefOf={operatorMoneyPaths.payoutFiles} />
      </Card>
    </>
  );
}

function columnsOf(now: number, mayMove: boolean): Column<Data['files'][number]>[] {
  return [
    { id: 'file', header: 'Archivo', stacked: 'title', cell: ({ id }) => `N.º ${id}` },
    { id: 'date', header: 'Creado', cell: ({ createdAt }) => momentText(createdAt, now) },
    { id: 'count', header: 'Giros', align: 'end', cell: ({ payoutCount }) => payoutCount },
    {
      id: 'total',
      header: 'Total',
      align: 'end',
      stacked: 'side',
      cell: ({ total }) => <Amount pesos={total} />,
    },
    {
      id: 'download',
      header: 'Descargar',
      hideHeader: true,
      align: 'end',
      stacked: 'full',
      cell: (file) => mayMove && <Download file={file} />,
    },
  ];
}

function Download({ file: { id, total, payoutCount } }: { file: Data['files'][number] }) {
  return (
    <BankFileAgain id={id} send={() => callApi('downloadPayoutFile', { params: { id } })}>
      Es el mismo archivo: {payoutCount === 1 ? 'un giro' : `${payoutCount} giros`} por {formatPesos(total)}.
      No lo cargues dos veces en el banco.
    </BankFileAgain>
  );
}
