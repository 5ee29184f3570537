import { useId } from 'react';
import { FieldMessage } from '../../../ui/field.tsx';

interface RutFieldProps {
  file: File | null;
  error: string | undefined;
  onChange: (file: File | null) => void;
}

/** A PDF of at most 1 MB (spec 5). */
export function RutField({ file, error, onChange }: RutFieldProps) {
  const id = useId();
  const messageId = `${id}-mensaje`;
  return (
    <div>
      <label
        htmlFor={id}
        className="inline-flex min-h-[44px] cursor-pointer items-center rounded-[12px] border-[1.5px] border-borde bg-papel px-4 font-[650] text-compact hover:bg-crema-1 has-focus-visible:outline-3 has-focus-visible:outline-cielo-6 has-focus-visible:outline-offset-3"
      >
        {file ? 'Cambiar archivo' : 'Elegir el RUT (PDF)'}
        <input
          id={id}
          type="file"
          accept="application/pdf,.pdf"
          aria-invalid={error ? true : undefined}
          aria-describedby={messageId}
          className="sr-only"
          onChange={(event) => onChange(event.currentTarget.files?.[0] ?? null)}
        />
      </label>
      {file && <p className="mt-2 break-all text-small">{file.name}</p>}
      <FieldMessage id={messageId} error={error} hint="Máximo 1 MB, con fecha de este año." />
    </div>
  );
}
