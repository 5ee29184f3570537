import { operatorPaths } from '../../../wire/operator-paths.ts';
import { callApi } from '../../app/api-client.ts';
import type { PageProps } from '../../app/page.ts';
import { AuditEventRow } from '../../panel/audit-event.tsx';
import { PageHeading } from '../../panel/card.tsx';
import { ExportButton } from '../../panel/export-button.tsx';
import { ListPanel } from '../../panel/list-panel.tsx';
import { Pager } from '../../panel/pager.tsx';
import { SavedViews } from '../../panel/views/saved-views.tsx';
import type { AuditData, operatorAuditLoader } from './audit.loader.ts';
import { AuditFilters } from './audit-filters.tsx';

/** Every change by anyone, the latest first. */
export function Page({ data }: PageProps<typeof operatorAuditLoader>) {
  const { events, now, nextBefore, isFirstPage, filter } = data;
  return (
    <>
      <PageHeading
        title="Registro"
        isList
        text="Quién cambió qué, cuándo y por qué. Nada de esto se puede cambiar ni borrar."
        views={<SavedViews list="operator-audit" address={operatorPaths.audit()} views={data.savedViews} />}
        action={<ExportButton load={() => callApi('exportAuditEntries', { query: filter })} />}
      />
      <AuditFilters key={JSON.stringify(filter)} filter={filter} />
      <ListPanel className="mt-5">
        {events.length === 0 ? (
          <p className="mt-3 text-tinta-2">No hay cambios con este filtro.</p>
        ) : (
          <ol aria-label="Cambios" className="divide-y divide-linea">
            {events.map((event) => (
              <AuditEventRow key={event.id} event={event} now={now} aside={event.shopName} />
            ))}
          </ol>
        )}
      </ListPanel>
      <Pager
        firstHref={isFirstPage ? null : pathOf(filter)}
        nextHref={nextBefore === null ? null : pathOf(filter, nextBefore)}
      />
    </>
  );
}

function pathOf({ email, kind, sellerId, code, from, until }: AuditData['filter'], before?: number): string {
  const query = new URLSearchParams({
    ...(email && { email }),
    ...(kind && { tipo: kind }),
    ...(sellerId && { codVendedor: String(sellerId) }),
    ...(code && { codigo: code }),
    ...(from && { desde: from }),
    ...(until && { hasta: until }),
    ...(before && { antes: String(before) }),
  }).toString();
  return query ? `${operatorPaths.audit()}?${query}` : operatorPaths.audit();
}
