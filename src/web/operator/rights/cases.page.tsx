import { operatorPaths } from '../../../wire/operator-paths.ts';
import { operatorCasePaths } from '../../../wire/rights/case-paths.ts';
import type { Column } from '../../panel/data-table.tsx';
import { ListPage } from '../../panel/list-page.tsx';
import { caseColumns, type QueuedCase } from '../../panel/rights/case-columns.tsx';
import { CaseFilters } from '../../panel/rights/case-filters.tsx';
import { waitingText } from '../../panel/rights/waiting-text.ts';
import { SavedViews } from '../../panel/views/saved-views.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import type { OperatorCasesData } from './cases.loader.ts';
import { FrequentReturners } from './frequent-returners.tsx';

export function Page({ data }: { data: OperatorCasesData }) {
  const {
    cases,
    asked,
    filter,
    frequent,
    panel,
    isFiltered,
    counts,
    firstHref,
    nextHref,
    today,
    savedViews,
  } = data;
  const address = operatorCasePaths.list();
  return (
    <>
      <ListPage
        title="Casos"
        text={waitingText(counts, 'Nadie espera una decisión tuya.')}
        views={<SavedViews list="operator-cases" address={address} presets={PRESETS} views={savedViews} />}
        filters={
          <CaseFilters
            key={JSON.stringify(filter)}
            action={address}
            filter={filter}
            waitingName="Por decidir"
          >
            <TextField
              label="Código de la tienda"
              name="tienda"
              inputMode="numeric"
              defaultValue={filter.tienda}
              className="sm:w-44"
            />
          </CaseFilters>
        }
        columns={[...caseColumns({ today, asked, side: 'operator', hrefOf: operatorCasePaths.case }), SHOP]}
        rows={cases}
        rowKey={({ number }) => number}
        empty={{
          isFiltered,
          unfit: 'Ningún caso cumple con esto.',
          all: 'Ver todos los abiertos',
          allHref: address,
          none: 'No hay casos abiertos.',
        }}
        firstHref={firstHref}
        nextHref={nextHref}
      />
      {frequent && (
        <FrequentReturners frequent={frequent} linksBuyers={panel.permissions.includes('see-buyers')} />
      )}
    </>
  );
}

const SHOP: Column<QueuedCase> = {
  id: 'shop',
  header: 'Tienda',
  cell: ({ sellerId, sellerName }) =>
    sellerId === null ? (
      'Nosotros'
    ) : (
      <a href={operatorPaths.seller(sellerId)} className="text-link">
        {sellerName}
      </a>
    ),
};

const PRESETS = [
  { name: 'Abiertos', query: '' },
  { name: 'Por decidir', query: 'estado=esperan' },
  { name: 'Apelaciones', query: 'estado=apelado' },
  { name: 'Reversiones', query: 'tipo=reversion' },
  { name: 'Datos: consultas', query: 'tipo=consulta-datos' },
  { name: 'Datos: reclamos', query: 'tipo=reclamo-datos' },
  { name: 'Cerrados', query: 'estado=cerrado' },
];
