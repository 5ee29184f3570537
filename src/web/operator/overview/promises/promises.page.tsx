import { formatNumber } from '../../../../domain/number-text.ts';
import { carrierLate, onTimeText } from '../../../../domain/on-time.ts';
import { operatorPaths } from '../../../../wire/operator-paths.ts';
import { callApi } from '../../../app/api-client.ts';
import type { PageProps } from '../../../app/page.ts';
import { Card, PageHeading, ViewChoice } from '../../../panel/card.tsx';
import { shortDayText } from '../../../panel/date-texts.ts';
import { ExportButton } from '../../../panel/export-button.tsx';
import { FigureCard } from '../../../panel/figure-card.tsx';
import { OnTimeTable } from '../../../panel/on-time-table.tsx';
import { PROMISE_ORDERS, PROMISE_PERIODS } from './promise-views.ts';
import type { operatorPromisesLoader, PromisesData } from './promises.loader.ts';

/** What buyers were promised, and what came. */
export function Page({ data }: PageProps<typeof operatorPromisesLoader>) {
  const { days, view, figures } = data;
  return (
    <>
      <PageHeading
        title="Puntualidad"
        text={`Paquetes que debían llegar del ${shortDayText(figures.from)} al ${shortDayText(figures.to)}`}
      />
      <div className="flex flex-wrap gap-3">
        <ViewChoice
          label="Periodo"
          choices={PROMISE_PERIODS.map((dias) => ({
            name: `${dias} días`,
            href: operatorPaths.promises({ dias, orden: view.word }),
            isCurrent: dias === days,
          }))}
        />
        <ViewChoice
          label="Orden"
          choices={PROMISE_ORDERS.map(({ word, name }) => ({
            name,
            href: operatorPaths.promises({ dias: days, orden: word }),
            isCurrent: word === view.word,
          }))}
        />
      </div>
      <Totals {...data} />
      <div className="mt-3 grid gap-3 sm:mt-5 sm:gap-5">
        <Card title="Tiendas" action={<Export {...data} by="shop" />}>
          <OnTimeTable label="Tiendas" header="Tienda" rows={figures.shops} name={ShopLink} />
        </Card>
        <Card title="Transportadoras" action={<Export {...data} by="carrier" />}>
          <OnTimeTable label="Transportadoras" header="Transportadora" rows={figures.carriers} />
        </Card>
        <Card title="Zonas" action={<Export {...data} by="zone" />}>
          <OnTimeTable label="Zonas" header="Zona" rows={figures.zones} />
        </Card>
      </div>
      <p className="mt-4 text-small text-tinta-3">
        A tiempo: llegó a más tardar el último día que se le prometió primero al comprador. Tarde por la
        tienda: salió después de su último día de despacho. Se cuenta cada noche, hasta ayer; lo anulado y lo
        que va de regreso no cuenta. De cada tabla se ven las primeras 200 filas.
      </p>
    </>
  );
}

function Totals({ figures: { total } }: PromisesData) {
  return (
    <div className="mt-5 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
      <FigureCard icon="truck" label="A tiempo" value={onTimeText(total)} note="de lo prometido" />
      <FigureCard icon="package" label="Paquetes" value={formatNumber(total.packages)} note="debían llegar" />
      <FigureCard
        icon="storefront"
        label="Tarde por la tienda"
        value={formatNumber(total.shopLate)}
        note="salieron tarde"
      />
      <FigureCard
        icon="truck"
        label="Tarde en el camino"
        value={formatNumber(carrierLate(total))}
        note="salieron a tiempo"
      />
    </div>
  );
}

function ShopLink({ key, name }: { key: string; name: string }) {
  return (
    <a href={operatorPaths.seller(Number(key))} className="text-link">
      {name}
    </a>
  );
}

function Export({
  days,
  view,
  by,
}: Pick<PromisesData, 'days' | 'view'> & { by: 'shop' | 'zone' | 'carrier' }) {
  return (
    <ExportButton short load={() => callApi('exportPromises', { query: { by, days, order: view.order } })} />
  );
}
