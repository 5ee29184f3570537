import { formatPesos } from '../../../../domain/money.ts';
import { operatorPaths } from '../../../../wire/operator-paths.ts';
import type { PageProps } from '../../../app/page.ts';
import { Card, PageHeading } from '../../../panel/card.tsx';
import { shortAmount } from '../../../panel/chart-scale.ts';
import { shortDayText } from '../../../panel/date-texts.ts';
import { Change, FigureCard } from '../../../panel/figure-card.tsx';
import { LineChart } from '../../../panel/line-chart.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { FiguresExport } from './export-button.tsx';
import type { FiguresData, operatorFiguresLoader } from './figures.loader.ts';
import { PeriodForm } from './period-form.tsx';
import { periodText } from './period-text.ts';
import { MissedSearches, RefundCauses, TopProducts, TopSellers } from './rankings.tsx';
import { StepsCard } from './steps-card.tsx';

/** How the marketplace does, from its own books and counts. */
export function Page({ data }: PageProps<typeof operatorFiguresLoader>) {
  const { figures, problem } = data;
  return (
    <>
      <PageHeading
        title="Cifras"
        text={periodText(figures)}
        action={
          <ButtonLink size="compact" variant="outline" href={operatorPaths.promises()}>
            Puntualidad
          </ButtonLink>
        }
      />
      {problem && (
        <Notice tone="urgent" className="mb-4">
          {problem}
        </Notice>
      )}
      <PeriodForm from={figures.from} to={figures.to} />
      <Totals {...data} />
      <div className="mt-3 grid gap-3 sm:mt-5 sm:gap-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:items-start">
        <SalesCard {...data} />
        <StepsCard {...data} />
      </div>
      <div className="mt-3 grid gap-3 sm:mt-5 sm:gap-5 lg:grid-cols-2 lg:items-start">
        <TopProducts {...data} />
        <TopSellers {...data} />
        <RefundCauses {...data} />
        <MissedSearches {...data} />
      </div>
    </>
  );
}

function Totals({ figures: { totals, totalsBefore } }: FiguresData) {
  const before = 'vs. antes';
  return (
    <div className="mt-5 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
      <FigureCard
        icon="trend-up"
        label="Ventas"
        value={formatPesos(totals.sales)}
        note={<Change now={totals.sales} before={totalsBefore.sales} text={before} />}
      />
      <FigureCard
        icon="wallet"
        label="Ingreso neto"
        value={formatPesos(totals.income)}
        note={<Change now={totals.income} before={totalsBefore.income} text={before} />}
      />
      <FigureCard
        icon="package"
        label="Pedidos"
        value={totals.orders}
        note={<Change now={totals.orders} before={totalsBefore.orders} text={before} />}
      />
      <FigureCard
        icon="receipt"
        label="Valor promedio"
        value={formatPesos(totals.average)}
        note={`${totals.cancelled} ${totals.cancelled === 1 ? 'paquete anulado' : 'paquetes anulados'}`}
      />
    </div>
  );
}

function SalesCard({ figures }: FiguresData) {
  const points = figures.days.map(({ day, sales, salesBefore }) => ({
    label: shortDayText(day),
    current: sales,
    previous: salesBefore,
  }));
  return (
    <Card title="Ventas por día" action={<FiguresExport figures={figures} table="days" />}>
      <LineChart title="Ventas por día" points={points} format={formatPesos} formatAxis={shortAmount} />
      <p className="mt-2 text-small text-tinta-3">
        Productos de pedidos pagados o contraentrega, por el día del pedido en Colombia, sin envíos y menos lo
        reembolsado. El ingreso neto son las comisiones menos las devueltas.
      </p>
    </Card>
  );
}
