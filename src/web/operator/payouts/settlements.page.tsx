import { formatPesos, sumPesos } from '../../../domain/money.ts';
import { operatorMoneyPaths } from '../../../wire/payouts/operator-money-paths.ts';
import { callApi } from '../../app/api-client.ts';
import { Card } from '../../panel/card.tsx';
import { counted } from '../../panel/counted.ts';
import { type Column, DataTable } from '../../panel/data-table.tsx';
import { CursorPager } from '../../panel/pager.tsx';
import { State } from '../../panel/state.tsx';
import { Amount, SellerLink } from './money-cells.tsx';
import { MoneyDialog } from './money-form.tsx';
import { MoneyHead } from './money-head.tsx';
import { RunTable } from './run-table.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import type { operatorSettlementsLoader } from './settlement.loaders.ts';

export type SettlementsData = Awaited<ReturnType<typeof operatorSettlementsLoader>>;

export function Page({ data }: { data: SettlementsData }) {
  const { balances, nextCursor, isFirstPage, schedule, runs, mayMove } = data;
  return (
    <>
      <MoneyHead
        current="Liquidaciones"
        action={mayMove && <RunNow balances={balances} isWhole={isFirstPage && nextCursor === null} />}
      />
      <div className="grid gap-5 min-[1280px]:grid-cols-[minmax(0,1fr)_380px]">
        <Card title="Saldos que esperan">
          <DataTable
            label="Saldos que esperan"
            columns={COLUMNS}
            rows={balances}
            rowKey={({ sellerId }) => sellerId}
            empty="Ningún vendedor tiene dinero por liquidar."
          />
          <CursorPager next={nextCursor} isFirstPage={isFirstPage} hrefOf={operatorMoneyPaths.settlements} />
        </Card>
        <div className="grid content-start gap-5">
          <Card title="Programación">
            <ScheduleForm key={JSON.stringify(schedule)} schedule={schedule} mayMove={mayMove} />
          </Card>
          <Card
            title="Últimas ejecuciones"
            action={
              <a href={operatorMoneyPaths.runs()} className="text-link">
                Ver todas
              </a>
            }
          >
            <RunTable runs={runs} today={data.today} />
          </Card>
        </div>
      </div>
    </>
  );
}

/** Settles everybody who can be paid; a seller is settled once, however often it is pressed. */
function RunNow({ balances, isWhole }: { balances: SettlementsData['balances']; isWhole: boolean }) {
  const ready = balances.filter(({ reason }) => reason === 'ready');
  const total = formatPesos(sumPesos(ready.map(({ balance, held }) => balance - held)));
  const what = isWhole
    ? `${total} a ${counted(ready.length, 'vendedor', 'vendedores')}`
    : 'a todos los vendedores que están listos';
  return (
    <MoneyDialog
      button="Liquidar ahora"
      look="primary"
      size="normal"
      disabled={isWhole && ready.length === 0}
      title="Liquidar ahora"
      confirm={isWhole ? `Liquidar ${total}` : 'Liquidar a todos'}
      send={() => callApi('startSettlementRun', {}, { idempotencyKey: crypto.randomUUID() })}
      done={({ settlements, amount, finishedAt }) =>
        finishedAt
          ? `Liquidaste ${formatPesos(amount)} en ${counted(settlements, 'liquidación', 'liquidaciones')}`
          : 'La liquidación sigue en segundo plano'
      }
    >
      {() => (
        <p>
          Se liquidará {what}. Cada liquidación crea un giro pendiente; el dinero sale cuando envías el
          archivo de giros al banco.
        </p>
      )}
    </MoneyDialog>
  );
}

const REASONS = {
  ready: { text: 'Lista para liquidar', tone: 'done' },
  'no-bank-account': { text: 'Sin cuenta bancaria', tone: 'urgent' },
  held: { text: 'Retenida por casos', tone: 'attention' },
  'below-minimum': { text: 'Bajo el mínimo', tone: 'neutral' },
  debt: { text: 'Deuda', tone: 'attention' },
} as const;

const COLUMNS: Column<SettlementsData['balances'][number]>[] = [
  {
    id: 'seller',
    header: 'Vendedor',
    stacked: 'title',
    cell: ({ sellerId, sellerName }) => <SellerLink id={sellerId} name={sellerName} />,
  },
  { id: 'entries', header: 'Movimientos', align: 'end', cell: ({ entryCount }) => entryCount },
  {
    id: 'reason',
    header: 'Próxima liquidación',
    cell: ({ reason }) => <State tone={REASONS[reason].tone}>{REASONS[reason].text}</State>,
  },
  {
    id: 'balance',
    header: 'Saldo',
    align: 'end',
    stacked: 'side',
    cell: ({ balance, held }) => (
      <>
        <Amount pesos={balance} />
        {held > 0 && (
          <span className="block text-small font-normal text-tinta-3">
            En casos: <Amount pesos={held} />
          </span>
        )}
      </>
    ),
  },
];
