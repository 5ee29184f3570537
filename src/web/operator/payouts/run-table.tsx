import { type Column, DataTable } from '../../panel/data-table.tsx';
import { momentText } from '../../panel/date-texts.ts';
import { Tag } from '../../ui/surfaces.tsx';
import { Amount } from './money-cells.tsx';
import type { operatorRunsLoader } from './settlement.loaders.ts';

type Run = Awaited<ReturnType<typeof operatorRunsLoader>>['runs'][number];

export function RunTable({ runs, today }: { runs: readonly Run[]; today: string }) {
  return (
    <DataTable
      label="Ejecuciones"
      columns={columnsOf(Date.parse(`${today}T12:00:00-05:00`))}
      rows={runs}
      rowKey={({ id }) => id}
      empty="Aún no se ha liquidado."
    />
  );
}

function columnsOf(now: number): Column<Run>[] {
  return [
    {
      id: 'run',
      header: 'Ejecución',
      stacked: 'title',
      cell: ({ startedAt, isByHand, isDone }) => (
        <>
          {momentText(startedAt, now)}
          <span className="block font-normal text-small text-tinta-3">
            {isByHand ? 'A pedido' : 'Programada'} {!isDone && <Tag tone="moving">En curso</Tag>}
          </span>
        </>
      ),
    },
    { id: 'count', header: 'Liquidaciones', align: 'end', cell: ({ settlements }) => settlements },
    {
      id: 'amount',
      header: 'Valor',
      align: 'end',
      stacked: 'side',
      cell: ({ amount }) => <Amount pesos={amount} />,
    },
  ];
}
