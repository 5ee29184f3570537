import { sellerCasePaths } from '../../../wire/rights/case-paths.ts';
import { ListPage } from '../../panel/list-page.tsx';
import { caseColumns } from '../../panel/rights/case-columns.tsx';
import { CaseFilters } from '../../panel/rights/case-filters.tsx';
import { waitingText } from '../../panel/rights/waiting-text.ts';
import { SavedViews } from '../../panel/views/saved-views.tsx';
import type { SellerCasesData } from './cases.loader.ts';

export function Page({ data }: { data: SellerCasesData }) {
  const { cases, asked, filter, isFiltered, counts, firstHref, nextHref, today, savedViews, panel } = data;
  const address = sellerCasePaths.list();
  return (
    <ListPage
      title="Casos"
      text={waitingText(counts, 'Nadie espera una respuesta tuya.')}
      views={
        <SavedViews
          list="seller-cases"
          address={address}
          presets={PRESETS}
          views={savedViews}
          isReadOnly={panel.isReadOnly}
        />
      }
      filters={
        <CaseFilters
          key={JSON.stringify(filter)}
          action={address}
          filter={filter}
          waitingName="Esperan tu respuesta"
        />
      }
      columns={caseColumns({ today, asked, side: 'shop', hrefOf: sellerCasePaths.case })}
      rows={cases}
      rowKey={({ number }) => number}
      empty={{
        isFiltered,
        unfit: 'Ningún caso cumple con esto.',
        all: 'Ver todos los abiertos',
        allHref: address,
        none: 'No hay casos abiertos. Cuando un cliente pida algo por sus derechos, lo verás aquí con su plazo.',
      }}
      firstHref={firstHref}
      nextHref={nextHref}
    />
  );
}

const PRESETS = [
  { name: 'Abiertos', query: '' },
  { name: 'Esperan tu respuesta', query: 'estado=esperan' },
  { name: 'Por revisar', query: 'estado=en-inspeccion' },
  { name: 'Cerrados', query: 'estado=cerrado' },
];
