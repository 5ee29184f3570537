import { Card } from '../../panel/card.tsx';
import { momentText } from '../../panel/date-texts.ts';
import { Tag } from '../../ui/surfaces.tsx';
import { RunButton } from './jobs-card.tsx';
import { sizeText } from './size-text.ts';
import type { SystemData } from './system.loader.ts';

/** As the alert has it. */
const LATE_SECONDS = 300;

/** What the database writes, minute by minute, outside of it. */
export function ArchiveCard({
  state: { archive, database },
  now,
  mayManage,
  onChange,
}: SystemData & { onChange: () => void }) {
  const { isOn, place, ageSeconds, lastArchivedAt, lastFailedAt, oldestAt, copies, drill } = archive;
  const moment = (iso: string | null) => (iso ? momentText(Date.parse(iso), now) : 'Nunca');
  const isLate = (ageSeconds ?? 0) > LATE_SECONDS;
  const rows = [
    ['Último tramo archivado', moment(lastArchivedAt)],
    ['Se puede volver a cualquier minuto desde', moment(oldestAt)],
    ['Último simulacro', drillText(drill, now)],
    ['Lugar', place ?? 'El de tu PostgreSQL'],
  ];
  return (
    <Card
      title="Archivo continuo"
      action={
        mayManage &&
        isOn &&
        database.isEmbedded && (
          <RunButton name="make-base-copy" label="Hacer una copia base" onChange={onChange} />
        )
      }
    >
      <p className="mt-3 flex flex-wrap items-center gap-2">
        {!isOn ? (
          <Tag>Apagado</Tag>
        ) : isLate ? (
          <Tag tone="urgent">Atrasado</Tag>
        ) : (
          <Tag tone="done">Al día</Tag>
        )}
        <span className="text-tinta-2">{isOn ? lossText(ageSeconds) : OFF}</span>
      </p>
      {isLate && lastFailedAt && (
        <p className="mt-1 text-small text-tinta-2">Último intento fallido: {moment(lastFailedAt)}</p>
      )}
      {isOn && (
        <dl className="mt-3 grid gap-3 sm:grid-cols-2">
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt className="text-small text-tinta-3">{name}</dt>
              <dd className="break-all font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <ul className="mt-2 divide-y divide-linea" aria-label="Copias base">
        {copies.map(({ label, kind, startedAt, bytes, addedBytes }) => (
          <li key={label} className="py-2 text-small">
            <strong>{moment(startedAt)}</strong>
            <span className="text-tinta-2">
              {' '}
              · {kind === 'full' ? 'completa' : 'lo que cambió'} · {sizeText(bytes)}, ocupa{' '}
              {sizeText(addedBytes)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const OFF = 'Si el disco se daña, se pierde lo vendido desde la última copia de la noche.';

function lossText(ageSeconds: number | null): string {
  if (ageSeconds === null) return 'Este servidor no recibe cambios.';
  const minutes = Math.max(1, Math.ceil(ageSeconds / 60));
  return minutes === 1
    ? 'Si el disco se daña, se pierde a lo sumo un minuto.'
    : `Si el disco se daña, se pierden ${minutes.toLocaleString('es-CO')} minutos.`;
}

function drillText(drill: SystemData['state']['archive']['drill'], now: number): string {
  if (!drill) return 'Ninguno: npm run drill';
  const when = momentText(Date.parse(drill.startedAt), now);
  if (drill.problem) return `Falló, ${when}`;
  return drill.finishedAt ? `Bien, ${when}` : `En curso, ${when}`;
}
