import { Card } from '../../panel/card.tsx';
import { momentText } from '../../panel/date-texts.ts';
import { Tag } from '../../ui/surfaces.tsx';
import { RunButton } from './jobs-card.tsx';
import { sizeText } from './size-text.ts';
import type { SystemData } from './system.loader.ts';

export function BackupsCard({
  state: { backups },
  now,
  mayManage,
  onChange,
}: SystemData & { onChange: () => void }) {
  return (
    <Card
      title="Copias de seguridad"
      action={mayManage && <RunButton name="back-up" label="Hacer una ahora" onChange={onChange} />}
    >
      {backups.length === 0 && (
        <p className="mt-3 text-tinta-2">Todavía no hay copias: se hacen cada noche.</p>
      )}
      <ul className="mt-2 divide-y divide-linea">
        {backups.map(({ id, startedAt, finishedAt, folder, bytes, rowCount, fileCount, problem }) => (
          <li key={id} className="py-3">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <strong>{momentText(Date.parse(startedAt), now)}</strong>
              {problem ? (
                <Tag tone="urgent">Falló</Tag>
              ) : finishedAt ? (
                <Tag tone="done">Completa</Tag>
              ) : (
                <Tag>En curso</Tag>
              )}
            </p>
            <p className="mt-1 break-all text-small text-tinta-2">{problem ?? folder}</p>
            {bytes !== null && (
              <p className="text-small text-tinta-3">
                {sizeText(bytes)} · {(rowCount ?? 0).toLocaleString('es-CO')} filas ·{' '}
                {(fileCount ?? 0).toLocaleString('es-CO')} {fileCount === 1 ? 'archivo' : 'archivos'}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
