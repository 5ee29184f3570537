import { useEffect, useState } from 'react';
import { FieldMessage } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PHOTO_ACCEPT } from './photo-choice.ts';

interface PhotoFieldProps {
  photo: File | null;
  currentUrl: string | null;
  error: string | undefined;
  onChoose: (photo: File) => Promise<void>;
}

/** The photo as it is or as it will be. */
export function PhotoField({ photo, currentUrl, error, onChoose }: PhotoFieldProps) {
  const shown = usePreview(photo) ?? currentUrl;
  return (
    <div>
      <div className="flex items-center gap-4 sm:gap-5">
        <span className="grid size-[96px] shrink-0 place-items-center overflow-hidden rounded-full bg-crema-1 text-tinta-3">
          {shown ? (
            <img
              src={shown}
              alt="Tu foto de perfil"
              width={96}
              height={96}
              className="size-full object-cover"
            />
          ) : (
            <Icon name="user" weight="duotone" size={44} />
          )}
        </span>
        <label className="inline-flex min-h-[44px] items-center gap-[10px] whitespace-nowrap rounded-[12px] border-[1.5px] border-borde bg-papel px-4 font-[650] text-compact hover:bg-crema-1 has-focus-visible:outline-3 has-focus-visible:outline-cielo-6 has-focus-visible:outline-offset-3">
          <Icon name="camera" size={20} />
          Cambiar foto
          <input
            type="file"
            name="photo"
            accept={PHOTO_ACCEPT}
            className="sr-only"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'foto-mensaje' : undefined}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file) void onChoose(file);
              // So that the same file can be chosen again after an error.
              currentTarget.value = '';
            }}
          />
        </label>
      </div>
      {error && <FieldMessage id="foto-mensaje" error={error} />}
    </div>
  );
}

function usePreview(photo: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!photo) return setUrl(null);
    const made = URL.createObjectURL(photo);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return url;
}
