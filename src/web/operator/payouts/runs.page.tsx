import { operatorMoneyPaths } from '../../../wire/payouts/operator-money-paths.ts';
import type { PageProps } from '../../app/page.ts';
import { Card } from '../../panel/card.tsx';
import { CursorPager } from '../../panel/pager.tsx';
import { MoneyHead } from './money-head.tsx';
import { RunTable } from './run-table.tsx';
import type { operatorRunsLoader } from './settlement.loaders.ts';

export function Page({ data }: PageProps<typeof operatorRunsLoader>) {
  const { runs, nextCursor, isFirstPage } = data;
  return (
    <>
      <MoneyHead current="Liquidaciones" />
      <Card title="Historia de liquidaciones">
        <RunTable runs={runs} today={data.today} />
        <CursorPager next={nextCursor} isFirstPage={isFirstPage} hrefOf={operatorMoneyPaths.runs} />
      </Card>
    </>
  );
}
