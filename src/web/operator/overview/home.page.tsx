import { formatPesos } from '../../../domain/money.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { Card, PageHeading } from '../../panel/card.tsx';
import { countText } from '../../panel/count-text.ts';
import { longDayText } from '../../panel/date-texts.ts';
import { Change, FigureCard } from '../../panel/figure-card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/surfaces.tsx';
import type { HomeData, ShownQueue } from './home.loader.ts';
import { SetUpCard } from './set-up-card.tsx';

export function Page({ data }: { data: HomeData }) {
  const { panel, today, setUp, queues } = data;
  const late = queues.filter(({ isLate }) => isLate).length;
  return (
    <>
      <PageHeading title="Resumen" text={longDayText(today.today)} />
      {setUp && <SetUpCard setUp={setUp} />}
      <Figures panel={panel} today={today} />
      {queues.length > 0 && (
        <Card title="Por atender" className="mt-3 sm:mt-5" action={late > 0 && <LateCount late={late} />}>
          <ul className="mt-3 divide-y divide-linea">
            {queues.map((queue) => (
              <QueueRow key={queue.queue} queue={queue} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function Figures({ panel, today }: Pick<HomeData, 'panel' | 'today'>) {
  const seesOrders = panel.permissions.includes('see-orders');
  const linked = (query: string) => (seesOrders ? { href: `${operatorPaths.orders()}?${query}` } : {});
  return (
    <div
      className={`grid grid-cols-2 gap-3 max-lg:*:odd:last:col-span-2 sm:gap-5 ${today.sales ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}
    >
      {today.sales && (
        <FigureCard
          icon="trend-up"
          label="Ventas hoy"
          value={formatPesos(today.sales.today)}
          note={<Change now={today.sales.today} before={today.sales.yesterday} text="vs. ayer" />}
        />
      )}
      <FigureCard
        icon="package"
        label="Pedidos hoy"
        value={today.orders}
        note={<Change now={today.orders} before={today.ordersYesterday} text="vs. ayer" />}
        {...linked(`desde=${today.today}&hasta=${today.today}`)}
      />
      <FigureCard
        icon="clock"
        label="Pagos pendientes"
        value={countText(today.awaitingPayment)}
        note="Esperan al proveedor de pagos"
        {...linked('estadoPago=pendiente')}
      />
      <FigureCard
        icon="warning"
        label="Pedidos atrasados"
        value={
          <span className={today.latePackages > 0 ? 'text-tomate-7' : ''}>
            {countText(today.latePackages)}
          </span>
        }
        note="La tienda pasó su plazo"
        {...linked('atrasados=si')}
      />
    </div>
  );
}

function LateCount({ late }: { late: number }) {
  return (
    <Tag tone="urgent">{late === 1 ? 'Una lista pasó su plazo' : `${late} listas pasaron su plazo`}</Tag>
  );
}

function QueueRow({ queue }: { queue: ShownQueue }) {
  const { name, count, href, age, isLate, left, promiseText } = queue;
  return (
    <li
      className={`relative flex flex-wrap items-center gap-x-4 gap-y-1 py-4 ${isLate ? '-mx-3 rounded-[12px] bg-tomate-1 px-3' : ''}`}
    >
      <span
        className={`cifra min-w-[44px] text-figure ${isLate ? 'text-tomate-7' : count === 0 ? 'text-tinta-3' : ''}`}
      >
        {countText(count)}
      </span>
      <span className="min-w-0 flex-[1_1_200px]">
        {href ? (
          <a href={href} className="rounded-[6px] font-semibold after:absolute after:inset-0">
            {name}
          </a>
        ) : (
          <span className="font-semibold">{name}</span>
        )}
        <span className="block text-small text-tinta-2">
          {count === 0 ? (promiseText ?? 'Nada pendiente') : `El más antiguo llegó ${age}`}
        </span>
      </span>
      <span className="max-sm:ml-[60px]">
        {count === 0 ? (
          <Tag tone="done">
            <Icon name="check" weight="bold" size={14} />
            Al día
          </Tag>
        ) : (
          left && <Tag tone={isLate ? 'urgent' : 'attention'}>{left}</Tag>
        )}
      </span>
    </li>
  );
}
