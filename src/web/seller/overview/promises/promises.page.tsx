import type { ReactNode } from 'react';
import { formatNumber } from '../../../../domain/number-text.ts';
import { carrierLate, type OnTimeAdvice, onTimeAdvice, onTimeText } from '../../../../domain/on-time.ts';
import { sellerPaths } from '../../../../wire/seller-paths.ts';
import type { PageProps } from '../../../app/page.ts';
import { Card, PageHeading, ViewChoice } from '../../../panel/card.tsx';
import { shortDayText } from '../../../panel/date-texts.ts';
import { FigureCard } from '../../../panel/figure-card.tsx';
import { OnTimeTable } from '../../../panel/on-time-table.tsx';
import type { sellerPromisesLoader } from './promises.loader.ts';

/** What a shop's buyers were promised, what came, and what she can do about it. */
export function Page({ data }: PageProps<typeof sellerPromisesLoader>) {
  const { days, periods, figures, panel } = data;
  const { total } = figures;
  return (
    <>
      <PageHeading
        title="Puntualidad"
        text={`Paquetes que debían llegar del ${shortDayText(figures.from)} al ${shortDayText(figures.to)}`}
      />
      <div className="flex">
        <ViewChoice
          label="Periodo"
          choices={periods.map((one) => ({
            name: `${one} días`,
            href: sellerPaths.promises(one),
            isCurrent: one === days,
          }))}
        />
      </div>
      <div className="mt-5 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
        <FigureCard icon="truck" label="A tiempo" value={onTimeText(total)} note="de lo prometido" />
        <FigureCard
          icon="package"
          label="Paquetes"
          value={formatNumber(total.packages)}
          note="debían llegar"
        />
        <FigureCard
          icon="storefront"
          label="Los despachaste tarde"
          value={formatNumber(total.shopLate)}
          note="y llegaron tarde"
        />
        <FigureCard
          icon="truck"
          label="Tarde en el camino"
          value={formatNumber(carrierLate(total))}
          note="los despachaste a tiempo"
        />
      </div>
      <Advice advice={onTimeAdvice(total)} mayEditShop={panel.permissions.includes('edit-shop')} />
      <div className="mt-3 grid gap-3 sm:mt-5 sm:gap-5">
        <Card title="Por transportadora">
          <OnTimeTable label="Transportadoras" header="Transportadora" rows={figures.carriers} />
        </Card>
        <Card title="Por zona">
          <OnTimeTable label="Zonas" header="Zona" rows={figures.zones} />
        </Card>
      </div>
      <p className="mt-4 text-small text-tinta-3">
        Cuenta el último día que se le prometió primero a tu cliente, y el día en que el paquete quedó
        entregado. Se cuenta cada noche, hasta ayer; lo anulado y lo que va de regreso no cuenta.
      </p>
    </>
  );
}

function Advice({ advice, mayEditShop }: { advice: readonly OnTimeAdvice[]; mayEditShop: boolean }) {
  if (advice.length === 0) return null;
  return (
    <Card title="Qué puedes hacer" className="mt-3 sm:mt-5">
      <ul className="mt-2 grid gap-3">
        {advice.map((one) => (
          <li key={one}>{ADVICE[one](mayEditShop)}</li>
        ))}
      </ul>
    </Card>
  );
}

const ADVICE: Record<OnTimeAdvice, (mayEditShop: boolean) => ReactNode> = {
  'send-sooner': (mayEditShop) => (
    <>
      Ajusta tus días de alistamiento y tu hora de corte a lo que de verdad tardas: la fecha que ven tus
      clientes se calcula con ellos.{' '}
      {mayEditShop && (
        <a href={sellerPaths.shop()} className="text-link">
          Ajustar en Mi tienda
        </a>
      )}{' '}
      <a href={sellerPaths.orders()} className="text-link">
        Ver lo que falta despachar
      </a>
    </>
  ),
  'other-carrier': () =>
    'Hay paquetes que despachas a tiempo y llegan tarde: compara abajo tus transportadoras y usa la que mejor cumple.',
  'keep-on': () => 'Vas muy bien: tus clientes reciben cuando se les prometió. No tienes que cambiar nada.',
};
