import { formatPesos } from '../../../domain/money.ts';
import { paths } from '../../../wire/paths.ts';
import { sellerPaths } from '../../../wire/seller-paths.ts';
import { Card, PageHeading } from '../../panel/card.tsx';
import { longDayText } from '../../panel/date-texts.ts';
import { Change, FigureCard } from '../../panel/figure-card.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { BestSellers } from './best-sellers.tsx';
import type { sellerHomeLoader } from './home.loader.ts';
import { PendingChecklist } from './pending-checklist.tsx';
import { SalesCard } from './sales-card.tsx';
import { TodoList, urgentText } from './todo-list.tsx';
import { WorkTable } from './work-table.tsx';

export type HomeData = Awaited<ReturnType<typeof sellerHomeLoader>>;

export function Page({ data }: { data: HomeData }) {
  const { panel, summary, work, money } = data;
  return (
    <>
      <PageHeading
        title={`${data.greeting}${panel.firstName ? `, ${panel.firstName}` : ''}`}
        text={longDayText(summary.today)}
        action={<Actions {...data} />}
      />
      {panel.sellerStatus === 1 && <PendingChecklist {...data} />}
      <TodoList {...data} />
      <div className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
        <FigureCard
          icon="trend-up"
          label="Ventas hoy"
          value={formatPesos(summary.salesToday)}
          note={<Change now={summary.salesToday} before={summary.salesYesterday} text="vs. ayer" />}
        />
        <FigureCard
          icon="package"
          label="Pedidos por despachar"
          value={work.toAccept + work.toSend}
          note={<WorkNote {...work} />}
          href={sellerPaths.orders()}
        />
        <FigureCard
          icon="receipt"
          label="Valor promedio"
          value={formatPesos(summary.averageOrder)}
          note={<Change now={summary.averageOrder} before={summary.averageOrderBefore} text="esta semana" />}
        />
        <FigureCard
          icon="star"
          label="Calificación"
          value={summary.rating === null ? '–' : String(summary.rating).replace('.', ',')}
          note={`${summary.reviewCount} ${summary.reviewCount === 1 ? 'valoración' : 'valoraciones'}`}
        />
      </div>
      <div className="mt-3 grid gap-3 sm:mt-5 sm:gap-5 lg:grid-cols-[minmax(0,1.72fr)_minmax(0,1fr)]">
        <SalesCard {...data} />
        <BestSellers {...data} />
      </div>
      {money && <MoneyCard {...money} />}
      <WorkTable orders={work.orders} now={data.now} />
    </>
  );
}

function Actions({ panel }: HomeData) {
  return (
    <>
      {panel.sellerStatus === 2 && (
        <ButtonLink
          size="compact"
          variant="outline"
          href={paths.seller(panel.sellerId)}
          icon={<Icon name="arrow-square-out" />}
        >
          Ver mi tienda
        </ButtonLink>
      )}
      {panel.permissions.includes('edit-products') && (
        <ButtonLink
          size="compact"
          href={sellerPaths.product('nuevo')}
          icon={<Icon name="plus" weight="bold" />}
        >
          Nuevo producto
        </ButtonLink>
      )}
    </>
  );
}

function WorkNote(work: HomeData['work']) {
  const urgent = urgentText(work);
  if (urgent) return <span className="font-semibold text-tomate-7">{urgent}</span>;
  return work.toAccept + work.toSend > 0 ? `${work.toAccept} por aceptar` : 'Estás al día';
}

function MoneyCard({ available, held, heldByCase, debt }: NonNullable<HomeData['money']>) {
  return (
    <Card
      className="mt-3 sm:mt-5"
      title="Tu dinero"
      action={
        <a href={sellerPaths.money()} className="text-link py-2">
          Ver pagos
        </a>
      }
    >
      <dl className="mt-3 flex flex-wrap gap-x-10 gap-y-3">
        <Amount name="Disponible" amount={available} />
        <Amount name="Retenido hasta la entrega y el retracto" amount={held} />
        {heldByCase > 0 && <Amount name="Retenido por un caso" amount={heldByCase} />}
        {debt > 0 && <Amount name="Por descontar" amount={debt} />}
      </dl>
    </Card>
  );
}

function Amount({ name, amount }: { name: string; amount: number }) {
  return (
    <div>
      <dt className="text-small text-tinta-3">{name}</dt>
      <dd className="cifra text-figure">{formatPesos(amount)}</dd>
    </div>
  );
}
