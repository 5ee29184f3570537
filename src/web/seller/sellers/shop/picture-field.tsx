import { useState } from 'react';
import { callApi } from '../../../app/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldMessage } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';

const TEXTS = {
  logo: { name: 'Logo', hint: 'Cuadrado; se recorta por el centro.' },
  banner: { name: 'Banner', hint: 'De 1600 × 460 píxeles; se recorta por el centro.' },
} as const;

interface PictureFieldProps {
  kind: keyof typeof TEXTS;
  url: string | null;
  error: string | undefined;
  onChange: (url: string | null) => void;
}

/** Uploaded at once, shown in the preview, part of the page only when that is saved. */
export function PictureField({ kind, url, error, onChange }: PictureFieldProps) {
  const [uploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { name, hint } = TEXTS[kind];
  const messageId = `${kind}-mensaje`;
  const choose = async (file: File) => {
    setUploading(true);
    setProblem(null);
    const reply = await callApi('uploadShopPicture', { body: { kind, file } });
    setUploading(false);
    if (!reply.ok) return setProblem(reply.message);
    onChange(reply.value.url);
  };
  const message = problem ?? error;
  return (
    <div>
      <p className="mb-[7px] font-semibold text-small leading-5">{name}</p>
      <div className="flex flex-wrap items-center gap-3">
        <label className="inline-flex min-h-[44px] items-center gap-[10px] whitespace-nowrap rounded-[12px] border-[1.5px] border-borde bg-papel px-4 font-[650] text-compact hover:bg-crema-1 has-focus-visible:outline-3 has-focus-visible:outline-cielo-6 has-focus-visible:outline-offset-3">
          <Icon name="camera" size={20} />
          {uploading ? 'Subiendo...' : `Subir ${name.toLowerCase()}`}
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
        {url && (
          <Button size="compact" variant="outline" onClick={() => onChange(null)}>
            Quitar {name.toLowerCase()}
          </Button>
        )}
      </div>
      <FieldMessage id={messageId} error={message} hint={hint} />
    </div>
  );
}
