import { type ChangeEvent, type DragEvent, useState } from 'react';
import { Card } from '../../panel/card.tsx';
import { ProgressBar } from '../../panel/progress-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LeavingDialog } from '../catalogue/products/leaving-dialog.tsx';
import { PicturesDialog } from './pictures-dialog.tsx';
import type { UploadForm } from './send-upload.ts';
import { fileSizeText } from './upload-kind.ts';
import { useUpload } from './use-upload.ts';

/** Takes one file by choice or drop and sends it. */
export function UploadCard({ title, text }: { title: string; text: string }) {
  const { upload, choose, send, stop, blocker } = useUpload();
  return (
    <Card title={title}>
      <p className="mt-1 text-compact text-tinta-2">{text}</p>
      {upload.step === 'sending' || upload.step === 'sent' ? (
        <Sending {...upload} onStop={stop} />
      ) : (
        <DropZone onFiles={choose} />
      )}
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
        <FormProblem text={upload.step === 'refused' ? upload.message : null} />
        {upload.step === 'refused' && upload.form && (
          <RetryButton form={upload.form} onRetry={(form) => void send(form)} />
        )}
      </div>
      {upload.step === 'asking' && (
        <PicturesDialog
          file={upload.file}
          onClose={stop}
          onSend={(replacesPictures) => void send({ kind: 'pictures', file: upload.file, replacesPictures })}
        />
      )}
      {upload.step === 'sending' ? (
        <LeavingDialog
          blocker={blocker}
          title="El archivo todavía se está subiendo"
          text="Si sales ahora, la subida se detiene y hay que empezarla de nuevo."
          stay="Seguir subiendo"
          leave="Salir y detenerla"
        />
      ) : (
        <LeavingDialog
          blocker={blocker}
          title="El archivo no se ha subido"
          text="Si sales ahora, tienes que elegirlo de nuevo."
          stay="Quedarme"
          leave="Salir sin subirlo"
        />
      )}
    </Card>
  );
}

function RetryButton({ form, onRetry }: { form: UploadForm; onRetry: (form: UploadForm) => void }) {
  return (
    <>
      <p className="w-full break-words text-compact text-tinta-2">{form.file.name}</p>
      <Button size="compact" variant="outline" onClick={() => onRetry(form)}>
        Intentar de nuevo
      </Button>
    </>
  );
}

function Sending({ form, part, onStop }: { form: UploadForm; part: number; onStop: () => void }) {
  const { file } = form;
  const isSent = part >= 1;
  const label = isSent ? 'Recibiendo el archivo' : 'Subiendo el archivo';
  return (
    <div className="mt-4 rounded-[16px] bg-crema-1 p-4 sm:p-5">
      <p role="status" className="mb-3 break-words font-semibold">
        {label}: {file.name}
      </p>
      <ProgressBar
        label={label}
        done={part * file.size}
        total={isSent ? 0 : file.size}
        text={
          isSent
            ? 'Un momento más...'
            : `${fileSizeText(part * file.size)} de ${fileSizeText(file.size)}. No cierres esta página.`
        }
      />
      <Button size="compact" variant="outline" className="mt-3" onClick={onStop}>
        Detener la subida
      </Button>
    </div>
  );
}

function DropZone({ onFiles }: { onFiles: (files: File[]) => void }) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])];
    // The same file may be chosen again once it is corrected.
    event.currentTarget.value = '';
    onFiles(files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the input inside
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`mt-4 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-[16px] border-[1.5px] border-dashed p-5 text-center sm:p-8 ${isOver ? 'border-verde-6 bg-verde-0' : 'border-borde'}`}
    >
      <label className="relative inline-flex min-h-[52px] cursor-pointer items-center justify-center gap-2 rounded-[14px] bg-verde-6 px-[26px] font-[650] text-body text-white hover:bg-verde-7 has-focus-visible:outline-3 has-focus-visible:outline-cielo-6 has-focus-visible:outline-offset-3 max-sm:w-full">
        <Icon name="plus" weight="bold" size={20} />
        Elegir archivo
        <input
          type="file"
          multiple
          accept=".xlsx,.csv,.txt,.tsv,.zip,.xls"
          onChange={choose}
          className="absolute inset-0 w-full cursor-pointer opacity-0"
        />
      </label>
      <span className="text-small text-tinta-3 max-lg:hidden">o arrástralo aquí</span>
      <span className="w-full text-small text-tinta-3">
        Productos: XLSX o CSV, máximo 10 MB y 20.000 filas. Fotos: ZIP, máximo 200 MB. También las dos a la
        vez, o la exportación de Shopify, WooCommerce o Mercado Libre tal como viene.
      </span>
    </div>
  );
}
