import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';

/** Named one by one: asked for any image, an iPhone sends HEIC, which nothing here can read; so it sends JPEG. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

interface PictureDropProps {
  isEmpty: boolean;
  onFiles: (files: File[]) => void;
}

/** Files chosen, taken with the camera, or dropped anywhere on the page. */
export function PictureDrop({ isEmpty, onFiles }: PictureDropProps) {
  const place = useRef<HTMLDivElement>(null);
  const isOver = useDroppedFiles((files) => {
    // Dropped files come by the window, which a form that is being saved does not close.
    if (!place.current?.closest('fieldset:disabled')) onFiles(files);
  });
  return (
    <div
      ref={place}
      className={`mt-3 flex flex-wrap items-center justify-center gap-3 rounded-[16px] border-[1.5px] border-dashed p-5 ${isEmpty ? 'min-h-[132px]' : ''} ${isOver ? 'border-verde-6 bg-verde-0' : 'border-borde'}`}
    >
      <FileChoice label="Elegir fotos" multiple onFiles={onFiles} />
      <FileChoice label="Tomar foto" camera onFiles={onFiles} />
      <span className="text-small text-tinta-3 max-lg:hidden">
        {isOver ? 'Suéltalas' : 'o arrástralas aquí'}
      </span>
    </div>
  );
}

/** A file that misses the field would otherwise open in place of the page, and what was typed would be gone. */
function useDroppedFiles(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      latest.current([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
}

interface FileChoiceProps {
  label: string;
  multiple?: boolean;
  camera?: boolean;
  onFiles: (files: File[]) => void;
}

function FileChoice({ label, multiple, camera, onFiles }: FileChoiceProps) {
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])];
    event.currentTarget.value = '';
    onFiles(files);
  };
  return (
    <label className="relative inline-flex min-h-[46px] cursor-pointer items-center gap-2 rounded-[14px] bg-verde-1 px-4 font-semibold text-verde-7 has-focus-visible:outline-3 has-focus-visible:outline-cielo-6 has-focus-visible:outline-offset-3">
      {camera ? <Icon name="camera" size={20} /> : <Icon name="plus" weight="bold" size={20} />}
      {label}
      <input
        type="file"
        accept={ACCEPTED}
        multiple={multiple}
        {...(camera && { capture: 'environment' as const })}
        onChange={choose}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
      />
    </label>
  );
}
