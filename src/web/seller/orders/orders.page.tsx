import { useState } from 'react';
import { sellerPaths } from '../../../wire/seller-paths.ts';
import type { PageProps } from '../../app/page.ts';
import { PageHeading, ViewChoice } from '../../panel/card.tsx';
import { Pager } from '../../panel/pager.tsx';
import { SearchForm } from '../../panel/search-form.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { OrderRows } from './order-rows.tsx';
import { OrderTabs } from './order-tabs.tsx';
import type { sellerOrdersLoader } from './orders.loader.ts';

export function Page({ data }: PageProps<typeof sellerOrdersLoader>) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  // Only what is on the page is chosen: another page or tab begins anew.
  const selected = data.orders.filter(({ orderNumber }) => chosen.includes(orderNumber));
  const overdue = data.tabs.reduce((sum, tab) => sum + tab.overdue, 0);
  return (
    <>
      <PageHeading
        title="Pedidos"
        text={
          overdue > 0 ? (
            <OverdueText overdue={overdue} href={data.tabs.find((tab) => tab.overdue > 0)?.href} />
          ) : (
            'Vas al día con tus plazos.'
          )
        }
      />
      <OrderTabs tabs={data.tabs} />
      <section className="mt-4 rounded-[18px] border border-linea bg-papel p-4 sm:rounded-[22px] sm:p-6">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <SearchForm
            key={data.search}
            action={sellerPaths.orders()}
            hidden={{ grupo: data.tabWord }}
            label="Buscar pedidos"
            placeholder="Número, cliente, producto o guía"
            search={data.search}
            className="min-w-0 flex-[1_1_280px]"
          />
          {data.sorts.length > 0 && <ViewChoice label="Orden" choices={data.sorts} />}
        </div>
        <OrderRows
          orders={data.orders}
          now={data.now}
          selected={selected.map(({ orderNumber }) => orderNumber)}
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
      </section>
      <BulkBar
        selected={selected}
        canMove={data.panel.permissions.includes('move-orders')}
        onClear={() => setChosen([])}
      />
    </>
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
