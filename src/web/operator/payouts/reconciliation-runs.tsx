import { counted } from '../../panel/counted.ts';
import { momentText } from '../../panel/date-texts.ts';
import { Tag } from '../../ui/surfaces.tsx';
import type { ReconciliationData } from './reconciliation.page.tsx';

const READINGS = {
  complete: 'Lista del proveedor completa',
  cut: 'Lista del proveedor incompleta',
  away: 'El proveedor no respondió',
  none: 'Sin proveedor de pagos',
} as const;

/** The latest comparisons and what each has found. */
export function ReconciliationRuns({ data: { runs, now } }: { data: ReconciliationData }) {
  if (runs.length === 0)
    return <p className="mt-3 text-tinta-2">Aún no hay ninguna; corre sola cada noche.</p>;
  return (
    <ul className="mt-3 divide-y divide-linea">
      {runs.map((run) => (
        <li key={run.id} className="py-3">
          <p className="flex flex-wrap items-center justify-between gap-2 font-semibold">
            {momentText(Date.parse(run.startedAt ?? run.requestedAt), now)}
            <RunTag run={run} />
          </p>
          <p className="text-small text-tinta-3">
            {run.isOnDemand ? 'A pedido' : 'De la noche'}
            {run.providerRead && ` · ${READINGS[run.providerRead]}`}
            {run.finishedAt &&
              ` · ${counted(run.opened ?? 0, 'nueva', 'nuevas')}, ${counted(run.resolved ?? 0, 'resuelta', 'resueltas')}`}
          </p>
        </li>
      ))}
    </ul>
  );
}

function RunTag({ run: { finishedAt, found } }: { run: ReconciliationData['runs'][number] }) {
  if (!finishedAt) return <Tag tone="moving">En espera o en curso</Tag>;
  if (!found) return <Tag tone="done">Cuadra</Tag>;
  return <Tag tone="attention">{counted(found, 'diferencia', 'diferencias')}</Tag>;
}
