import { Icon } from '../../../ui/icon.tsx';
import type { PictureUpload } from './use-picture-uploads.ts';

interface PictureUploadsProps {
  uploads: readonly PictureUpload[];
  retry: (id: number) => void;
  dismiss: (id: number) => void;
}

/** What is on its way and what could not be taken, file by file. */
export function PictureUploads({ uploads, retry, dismiss }: PictureUploadsProps) {
  const open = uploads.filter(({ problem }) => problem === null).length;
  return (
    <>
      <p role="status" className="sr-only">
        {open > 0 && `Subiendo ${open === 1 ? 'una foto' : `${open} fotos`}`}
      </p>
      {uploads.length > 0 && (
        <ul aria-label="Fotos que se suben" className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-2">
          {uploads.map((upload) => (
            <li key={upload.id} className="rounded-[14px] border border-linea px-4 py-3">
              {upload.problem === null ? (
                <Progress upload={upload} />
              ) : (
                <Problem upload={upload} retry={retry} dismiss={dismiss} />
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Progress({ upload: { name, sent } }: { upload: PictureUpload }) {
  const percent = Math.round(sent * 100);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 text-small">
      <p className="flex justify-between gap-4">
        <span className="min-w-0 truncate">{name}</span>
        <span className="shrink-0 text-tinta-2">
          {sent === 1 ? 'Preparando...' : sent === 0 ? 'En espera' : `${percent} %`}
        </span>
      </p>
      <progress aria-label={`Subida de ${name}`} value={percent} max={100} className="sr-only" />
      <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-crema-2">
        <span className="block h-full bg-verde-6" style={{ width: `${percent}%` }} />
      </span>
    </div>
  );
}

function Problem({
  upload,
  retry,
  dismiss,
}: Omit<PictureUploadsProps, 'uploads'> & { upload: PictureUpload }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
      <p role="alert" className="min-w-0 flex-1 basis-48 text-rojo-6">
        <span className="wrap-anywhere font-semibold">{upload.name}</span>: {upload.problem}
      </p>
      {upload.canRetry && (
        <button
          type="button"
          onClick={() => retry(upload.id)}
          className="min-h-[44px] px-2 font-semibold text-verde-7 underline"
        >
          Reintentar
        </button>
      )}
      <button
        type="button"
        aria-label={`Olvidar ${upload.name}`}
        onClick={() => dismiss(upload.id)}
        className="grid size-[44px] place-items-center rounded-[12px] hover:bg-crema-2"
      >
        <Icon name="x" weight="bold" size={18} />
      </button>
    </div>
  );
}
