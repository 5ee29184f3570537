import { operatorPaths } from '../../../wire/operator-paths.ts';
import { SELLER_TABS } from '../../../wire/sellers/operator-sellers.ts';
import { PageHeading } from '../../panel/card.tsx';
import { Pager } from '../../panel/pager.tsx';
import { SearchForm } from '../../panel/search-form.tsx';
import { SavedViews } from '../../panel/views/saved-views.tsx';
import { ViewRow } from '../../panel/views/view-row.tsx';
import { ApplicationCard } from './application-card.tsx';
import { ApplicationList } from './application-list.tsx';
import { SellerTable } from './seller-table.tsx';
import { SellerTabs } from './seller-tabs.tsx';
import type { SellersData } from './sellers.loader.ts';

export function Page({ data }: { data: SellersData }) {
  const isQueue = data.tab === 'pending' || data.tab === 'correcting';
  return (
    <>
      <PageHeading
        title="Aprobación de vendedores"
        text="Respondemos cada solicitud en menos de 24 horas."
        isList={!isQueue}
        views={
          <ViewRow>
            <SellerTabs panel={data.panel} tab={data.tab} />
            <SavedViews
              list="operator-sellers"
              address={operatorPaths.sellers()}
              views={data.savedViews}
              tabWord="grupo"
            />
          </ViewRow>
        }
      />
      <SearchForm
        key={data.tab}
        action={operatorPaths.sellers()}
        hidden={{ grupo: SELLER_TABS[data.tab] }}
        label="Buscar vendedores"
        placeholder="Nombre, NIT, correo, teléfono o ciudad"
        search={data.search}
        className="max-w-[560px]"
      />
      {isQueue ? <Queue {...data} /> : <Everybody {...data} />}
    </>
  );
}

/** List and application beside each other; on a phone first the list, then the application. */
function Queue(data: SellersData) {
  const { sellers, application, isChosen } = data;
  if (sellers.length === 0 && !application)
    return <p className="py-10 text-center text-tinta-2">{emptyText(data)}</p>;
  return (
    <div className="mt-5 grid gap-5 lg:grid-cols-[minmax(280px,390px)_minmax(0,1fr)] lg:items-start">
      <div className={isChosen ? 'max-lg:hidden' : ''}>
        <ApplicationList {...data} />
        <Pager firstHref={data.firstHref} nextHref={data.nextHref} />
      </div>
      {application && (
        <div className={isChosen ? '' : 'max-lg:hidden'}>
          <ApplicationCard
            key={application.sellerId}
            seller={application}
            panel={data.panel}
            now={data.now}
            back={{ tab: data.tab, search: data.search }}
          />
        </div>
      )}
    </div>
  );
}

function Everybody(data: SellersData) {
  return (
    <>
      <SellerTable sellers={data.sellers} tab={data.tab} empty={emptyText(data)} />
      <Pager firstHref={data.firstHref} nextHref={data.nextHref} />
    </>
  );
}

function emptyText({ search, tab }: SellersData): string {
  if (search) return 'Ningún vendedor de este grupo coincide con la búsqueda.';
  return {
    pending: 'No hay solicitudes por revisar.',
    correcting: 'Nadie tiene correcciones pendientes.',
    active: 'Todavía no hay vendedores activos.',
    blocked: 'No hay vendedores bloqueados.',
  }[tab];
}
