import { type ReactNode, useId, useState } from 'react';
import { FieldMessage } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';

interface UploadFieldProps {
  label: string;
  hint: string;
  error: string | undefined;
  onChoose: (file: File) => Promise<unknown>;
  /** What is there already. */
  children?: ReactNode;
}

/** A picture from the person's device. */
export function UploadField({ label, hint, error, onChoose, children }: UploadFieldProps) {
  const [uploading, setUploading] = useState(false);
  const messageId = `${useId()}-mensaje`;
  const choose = async (file: File) => {
    setUploading(true);
    await onChoose(file);
    setUploading(false);
  };
  return (
    <div>
      <p className="mb-[7px] font-semibold text-small leading-5">{label}</p>
      <div className="flex flex-wrap items-center gap-3">
        {children}
        <label className="inline-flex min-h-[44px] items-center gap-[10px] whitespace-nowrap rounded-[12px] border-[1.5px] border-borde bg-papel px-4 font-[650] text-compact hover:bg-crema-1 has-focus-visible:outline-3 has-focus-visible:outline-cielo-6 has-focus-visible:outline-offset-3">
          <Icon name="camera" size={20} />
          {uploading ? 'Subiendo...' : 'Subir'}
          <span className="sr-only"> {label.toLowerCase()}</span>
          <input
            type="file"
            accept="image/*"
            disabled={uploading}
            className="sr-only"
            aria-describedby={messageId}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file) void choose(file);
              // So that the same file can be chosen again after an error.
              currentTarget.value = '';
            }}
          />
        </label>
      </div>
      <FieldMessage id={messageId} error={error} hint={hint} />
    </div>
  );
}
