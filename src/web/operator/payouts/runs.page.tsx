import { useLoaderData } from 'react-router';
import { operatorMoneyPaths } from '../../../wire/payouts/operator-money-paths.ts';
import { Card } from '../../panel/card.tsx';
import { Pager } from '../../panel/pager.tsx';
import { MoneyHead } from './money-head.tsx';
import { RunTable } from './run-table.tsx';
import type { operatorRunsLoader } from './settlement.loaders.ts';

export function Page() {
  const { runs, nextCursor, isFirstPage } = useLoaderData() as Awaited<ReturnType<typeof operatorRunsLoader>>;
  return (
    <>
      <MoneyHead current="Liquidaciones" />
      <Card title="Historia de liquidaciones">
        <RunTable runs={runs} />
        <Pager
          firstHref={isFirstPage ? null : operatorMoneyPaths.runs()}
          nextHref={nextCursor ? operatorMoneyPaths.runs(nextCursor) : null}
        />
      </Card>
    </>
  );
}
