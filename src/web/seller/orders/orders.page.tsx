import { useState } from 'react';
import { sellerPaths } from '../../../wire/seller-paths.ts';
import type { PageProps } from '../../app/page.ts';
import { PageHeading, ViewChoice } from '../../panel/card.tsx';
import { ListPanel } from '../../panel/list-panel.tsx';
import { Pager } from '../../panel/pager.tsx';
import { SearchForm } from '../../panel/search-form.tsx';
import { SavedViews } from '../../panel/views/saved-views.tsx';
import { ViewRow } from '../../panel/views/view-row.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { OrderRows, SelectAll } from './order-rows.tsx';
import { OrderTabs } from './order-tabs.tsx';
import type { sellerOrdersLoader } from './orders.loader.ts';

export function Page({ data }: PageProps<typeof sellerOrdersLoader>) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  // Only what is on the page is chosen: another page or tab begins anew.
  const selected = data.orders.filter(({ orderNumber }) => chosen.includes(orderNumber));
  const numbers = selected.map(({ orderNumber }) => orderNumber);
  return (
    <>
      <Head {...data} />
      <ListPanel>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 compact:p-2">
          <SearchForm
            action={sellerPaths.orders()}
            hidden={{ grupo: data.tabWord }}
            label="Buscar pedidos"
            placeholder="Número, cliente, producto o guía"
            search={data.search}
            className="min-w-0 flex-[1_1_280px]"
          />
          <SelectAll orders={data.orders} selected={numbers} onSelect={setChosen} />
          {data.sorts.length > 0 && <ViewChoice label="Orden" choices={data.sorts} />}
        </div>
        <OrderRows
          orders={data.orders}
          now={data.now}
          selected={numbers}
          onSelect={setChosen}
          canMove={data.panel.permissions.includes('move-orders')}
          empty={
            data.search ? (
              <>
                No encontramos pedidos con «{data.search}».{' '}
                <a href={sellerPaths.orders()} className="text-link">
                  Ver todos los pedidos
                </a>
              </>
            ) : (
              'Aquí no hay pedidos por ahora.'
            )
          }
        />
        <Pager firstHref={data.firstHref} nextHref={data.nextHref} />
      </ListPanel>
      <BulkBar
        selected={selected}
        canMove={data.panel.permissions.includes('move-orders')}
        onClear={() => setChosen([])}
      />
    </>
  );
}

type Data = PageProps<typeof sellerOrdersLoader>['data'];

function Head({ tabs, savedViews, panel }: Pick<Data, 'tabs' | 'savedViews' | 'panel'>) {
  const overdue = tabs.reduce((sum, tab) => sum + tab.overdue, 0);
  return (
    <PageHeading
      title="Pedidos"
      text={
        overdue > 0 ? (
          <OverdueText overdue={overdue} href={tabs.find((tab) => tab.overdue > 0)?.href} />
        ) : (
          'Vas al día con tus plazos.'
        )
      }
      isList
      action={
        <ButtonLink size="compact" variant="outline" href={sellerPaths.promises()}>
          Puntualidad
        </ButtonLink>
      }
      views={
        <ViewRow>
          <OrderTabs tabs={tabs} />
          <SavedViews
            list="seller-orders"
            address={sellerPaths.orders()}
            views={savedViews}
            tabWord="grupo"
            isReadOnly={panel.isReadOnly}
          />
        </ViewRow>
      }
    />
  );
}

function OverdueText({ overdue, href }: { overdue: number; href: string | undefined }) {
  return (
    <>
      {overdue === 1 ? 'Un pedido ya pasó su plazo.' : `${overdue} pedidos ya pasaron su plazo.`}{' '}
      <a href={href} className="text-link inline-block py-2">
        Empieza por ahí
      </a>
    </>
  );
}
