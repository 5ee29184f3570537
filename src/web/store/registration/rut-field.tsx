import { Field, fieldBox, fieldControl } from '../../ui/field.tsx';

interface RutFieldProps {
  error: string | undefined;
  onChange: (file: File | null) => void;
}

/** Spec 5: one PDF of at most 1 MB. */
export function RutField({ error, onChange }: RutFieldProps) {
  return (
    <Field label="RUT en PDF" error={error} hint="Un archivo PDF de máximo 1 MB.">
      {(control) => (
        <span className={`${fieldBox} pl-2`}>
          <input
            {...control}
            type="file"
            name="rut"
            required
            accept="application/pdf,.pdf"
            onChange={(event) => onChange(event.currentTarget.files?.[0] ?? null)}
            className={`${fieldControl} cursor-pointer py-[6px] file:mr-3 file:min-h-[36px] file:cursor-pointer file:rounded-[10px] file:border-0 file:bg-verde-1 file:px-4 file:font-semibold file:text-[15px] file:text-verde-7`}
          />
        </span>
      )}
    </Field>
  );
}
