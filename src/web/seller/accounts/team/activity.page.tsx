import { type ChangeEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { AUDIT_KIND_IDS, AUDIT_KINDS } from '../../../../domain/audit-words.ts';
import { sellerPaths } from '../../../../wire/seller-paths.ts';
import { callApi } from '../../../app/api-client.ts';
import { AuditEventRow } from '../../../panel/audit-event.tsx';
import { DensitySwitch } from '../../../panel/density-switch.tsx';
import { ExportButton } from '../../../panel/export-button.tsx';
import { Pager } from '../../../panel/pager.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { SelectField } from '../../../ui/text-fields.tsx';
import type { sellerActivityLoader } from './activity.loader.ts';

type ActivityData = Awaited<ReturnType<typeof sellerActivityLoader>>;

interface Asked {
  kind: string | null;
  accountId: number | null;
  before?: number;
}

/** Who did what in the shop, the latest first. */
export function Page({ data }: { data: ActivityData }) {
  const { events, now, nextBefore, isFirstPage, filter, people } = data;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="heading-1">Quién hizo qué</h1>
        <span className="flex gap-3">
          <DensitySwitch />
          <ExportButton load={() => exportOf(filter)} />
        </span>
      </div>
      <Filters filter={filter} people={people} />
      <Panel className="mt-5">
        {events.length === 0 ? (
          <p className="text-tinta-2">Todavía no hay cambios que mostrar.</p>
        ) : (
          <ol className="divide-y divide-linea">
            {events.map((event) => (
              <AuditEventRow key={event.id} event={event} now={now} />
            ))}
          </ol>
        )}
      </Panel>
      <Pager
        firstHref={isFirstPage ? null : pathOf(filter)}
        nextHref={nextBefore === null ? null : pathOf({ ...filter, before: nextBefore })}
      />
    </>
  );
}

function Filters({ filter, people }: Pick<ActivityData, 'filter' | 'people'>) {
  const navigate = useNavigate();
  // A choice stands until its list is there; then the address says what is chosen, after Back too. No key: the field in
  // which she chooses would lose the focus.
  const [chosen, setChosen] = useState<{ since: ActivityData['filter']; now: Asked } | null>(null);
  const { kind, accountId } = chosen?.since === filter ? chosen.now : filter;
  const show = (event: ChangeEvent<HTMLSelectElement>) => {
    const form = new FormData(event.currentTarget.form ?? undefined);
    const now = { kind: String(form.get('tipo')), accountId: Number(form.get('persona')) || null };
    setChosen({ since: filter, now });
    void navigate(pathOf(now));
  };
  return (
    <form className="mt-5 grid gap-4 sm:max-w-[640px] sm:grid-cols-2">
      <SelectField label="Persona" name="persona" value={accountId ?? ''} onChange={show}>
        <option value="">Todas</option>
        {people.map(({ accountId, name }) => (
          <option key={accountId} value={accountId}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label="Qué" name="tipo" value={kind ?? ''} onChange={show}>
        <option value="">Todo</option>
        {AUDIT_KIND_IDS.map((kind) => (
          <option key={kind} value={kind}>
            {AUDIT_KINDS[kind]}
          </option>
        ))}
      </SelectField>
    </form>
  );
}

function exportOf({ kind, accountId }: ActivityData['filter']) {
  return callApi('exportActivity', { query: { ...(kind && { kind }), ...(accountId && { accountId }) } });
}

function pathOf({ kind, accountId, before }: Asked) {
  const query = new URLSearchParams({
    ...(kind && { tipo: kind }),
    ...(accountId && { persona: String(accountId) }),
    ...(before && { antes: String(before) }),
  }).toString();
  return query ? `${sellerPaths.activity()}?${query}` : sellerPaths.activity();
}
