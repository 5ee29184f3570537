import type { SettingField } from '../../../domain/setting-groups.ts';
import { momentText } from '../../panel/date-texts.ts';
import type { SettingsData } from './settings.loader.ts';

interface GroupHistoryProps {
  fields: readonly SettingField[];
  history: SettingsData['groups'][number]['history'];
  now: number;
}

export function GroupHistory({ fields, history, now }: GroupHistoryProps) {
  if (history.length === 0) return null;
  const labelOf = (path: string) => fields.find((field) => field.path === path)?.label ?? path;
  return (
    <details className="mt-5 border-linea border-t pt-4">
      <summary className="min-h-[44px] cursor-pointer py-2 font-semibold">
        Historial ({history.length})
      </summary>
      <ol className="divide-y divide-linea">
        {history.map(({ id, changedAt, person, reason, changes }) => (
          <li key={id} className="py-3 text-small">
            <p>
              <strong>{person}</strong> · {momentText(Date.parse(changedAt), now)}
            </p>
            {reason && <p className="text-tinta-2">Motivo: {reason}</p>}
            <ul>
              {changes.map(({ path, before, after }) => (
                <li key={path}>
                  {labelOf(path)}: <s className="text-tinta-3">{before.toLocaleString('es-CO')}</s> →{' '}
                  {after.toLocaleString('es-CO')}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  );
}
