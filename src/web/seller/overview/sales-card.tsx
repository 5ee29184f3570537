import { formatPesos } from '../../../domain/money.ts';
import { sellerPaths } from '../../../wire/seller-paths.ts';
import { Card, ViewChoice } from '../../panel/card.tsx';
import { shortAmount } from '../../panel/chart-scale.ts';
import { shortDayText } from '../../panel/date-texts.ts';
import { Change } from '../../panel/figure-card.tsx';
import { LineChart } from '../../panel/line-chart.tsx';
import type { HomeData } from './home.page.tsx';

const PERIODS = [7, 14, 30] as const;

export function SalesCard({ summary, days }: HomeData) {
  const points = summary.days.map(({ day, amount, previousAmount }) => ({
    label: shortDayText(day),
    current: amount,
    previous: previousAmount,
  }));
  const choices = PERIODS.map((period) => ({
    name: `${period} días`,
    href: `${sellerPaths.home()}?dias=${period}`,
    isCurrent: period === days,
  }));
  return (
    <Card title="Ventas" action={<ViewChoice label="Periodo de las ventas" choices={choices} />}>
      <p className="mt-1 text-small text-tinta-2">
        <span className="cifra text-figure text-tinta">{formatPesos(summary.periodSales)}</span> en {days}{' '}
        días ·{' '}
        <Change now={summary.periodSales} before={summary.periodSalesBefore} text="vs. el periodo anterior" />
      </p>
      <LineChart title="Ventas por día" points={points} format={formatPesos} formatAxis={shortAmount} />
      <p className="mt-2 text-small text-tinta-3">
        Productos de pedidos pagados o contraentrega, por el día del pedido en Colombia. Sin envíos, anulados
        ni pagos pendientes, y menos lo reembolsado.
      </p>
    </Card>
  );
}
