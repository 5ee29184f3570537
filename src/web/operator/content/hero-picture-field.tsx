import type { HeroPictureKind } from '../../../domain/hero-picture.ts';
import { callApi } from '../../app/api-client.ts';
import { useSending } from '../../app/use-sending.ts';
import { Button } from '../../ui/button.tsx';
import { UploadField } from '../catalogue/categories/upload-field.tsx';

interface HeroPictureFieldProps {
  label: string;
  hint: string;
  kind: HeroPictureKind;
  url: string | null;
  error: string | undefined;
  onChange: (url: string | null) => void;
}

/** Uploaded at once, part of the banner only when its draft is saved. Without one the original drawing is shown. */
export function HeroPictureField({ label, hint, kind, url, error, onChange }: HeroPictureFieldProps) {
  const { problem, send } = useSending();
  const upload = (file: File) =>
    send(
      () => callApi('uploadContentPicture', { body: { kind, file } }),
      (picture) => onChange(picture.url),
    );
  return (
    <UploadField label={label} hint={hint} error={problem ?? error} onChoose={upload}>
      {url && (
        <>
          <img
            src={url}
            alt=""
            width={160}
            height={120}
            className="h-[120px] w-auto rounded-[12px] object-cover"
          />
          <Button variant="outline" size="compact" onClick={() => onChange(null)}>
            Quitar<span className="sr-only"> {label.toLowerCase()}</span>
          </Button>
        </>
      )}
    </UploadField>
  );
}
