import { useState } from 'react';
import { TextField } from '../../../ui/text-fields.tsx';
import type { ActionProps } from './bulk-actions.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { Segments } from './segments.tsx';

const WAYS = [
  { id: 'add', name: 'Poner' },
  { id: 'remove', name: 'Quitar' },
] as const;

const MAXIMUM_LETTERS = 30;

/** Words of the shop's own, for grouping its products; shoppers never see them. */
export function TagsDialog({ choice, tags: known, ...props }: ActionProps & { tags: readonly string[] }) {
  const [how, setHow] = useState<'add' | 'remove'>('add');
  const [text, setText] = useState('');
  const tags = [...new Set(text.split(',').map((tag) => tag.trim()))].filter(Boolean);
  const isLong = tags.some((tag) => tag.length > MAXIMUM_LETTERS);
  const isMany = tags.length > 10;
  const error = isLong ? `Usa máximo ${MAXIMUM_LETTERS} letras.` : isMany ? 'Escribe máximo 10.' : undefined;
  const change = tags.length === 0 || error ? null : { kind: 'tags' as const, how, tags };
  const rest = known.filter((tag) => !tags.includes(tag)).slice(0, 12);
  return (
    <BulkDialog
      title={`Etiquetas de ${choice.count.toLocaleString('es-CO')}`}
      {...{ choice, change, ...props }}
    >
      <Segments label="Qué hacer con ellas" options={WAYS} chosen={how} onChoose={setHow} />
      <TextField
        label="Etiquetas, separadas por comas"
        hint="Solo las ve tu equipo: sirven para agrupar y buscar."
        maxLength={340}
        autoComplete="off"
        value={text}
        error={error}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {rest.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {rest.map((tag) => (
            <button
              key={tag}
              type="button"
              onClick={() => setText([...tags, tag].join(', '))}
              className="min-h-[44px] rounded-full border border-borde px-4 text-small hover:bg-crema-1"
            >
              {tag}
            </button>
          ))}
        </div>
      )}
    </BulkDialog>
  );
}
