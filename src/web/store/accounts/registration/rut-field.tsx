import { useState } from 'react';
import { Field, fieldBox } from '../../../ui/field.tsx';

interface RutFieldProps {
  error: string | undefined;
  onChange: (file: File | null) => void;
}

/** Spec 5: one PDF of at most 1 MB. The browser's own control lies invisible on top: its words follow its language. */
export function RutField({ error, onChange }: RutFieldProps) {
  const [name, setName] = useState('');
  const take = (file: File | null) => {
    setName(file?.name ?? '');
    onChange(file);
  };
  return (
    <Field label="RUT en PDF" error={error} hint="Un archivo PDF de máximo 1 MB.">
      {(control) => (
        <span className={`${fieldBox} relative px-2!`}>
          <span className="shrink-0 rounded-[10px] bg-verde-1 px-4 py-[6px] font-semibold text-compact text-verde-7">
            Elegir archivo
          </span>
          <span className={`truncate ${name ? '' : 'text-tinta-3'}`}>{name || 'Ninguno elegido'}</span>
          <input
            {...control}
            type="file"
            name="rut"
            required
            accept="application/pdf,.pdf"
            onChange={(event) => take(event.currentTarget.files?.[0] ?? null)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </span>
      )}
    </Field>
  );
}
