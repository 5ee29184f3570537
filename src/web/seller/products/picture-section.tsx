import { type ChangeEvent, type DragEvent, useState } from 'react';
import { pictureOfWidth } from '../../../domain/picture.ts';
import { MAXIMUM_PICTURES } from '../../../domain/product-form.ts';
import { callApi } from '../../app/api-client.ts';
import { FieldMessage } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/surfaces.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import type { SectionProps } from './product-editor.tsx';

const MAXIMUM_BYTES = 10 * 1024 * 1024;

/** Pictures by file, camera or drag; the first one is the cover. */
export function PictureSection({ form, change, errors }: SectionProps) {
  const { images } = form;
  const { waiting, problem, add } = usePictureUpload(form.images, (next) => change({ images: next }));
  const [isOver, setOver] = useState(false);
  const place = (from: number, to: number) => {
    const next = images.toSpliced(from, 1);
    const moved = images[from];
    if (moved) change({ images: next.toSpliced(to, 0, moved) });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void add([...event.dataTransfer.files]);
  };
  return (
    <Panel>
      <h2 className="heading-3">Fotos</h2>
      <p className="mt-1 text-[14.5px] text-tinta-2">
        Hasta {MAXIMUM_PICTURES}, de máximo 10 MB cada una. La primera es la portada.
      </p>
      <ol className="mt-4 grid gap-3">
        {images.map((image, index) => (
          <li
            key={image.url}
            className="grid grid-cols-[80px_minmax(0,1fr)] gap-3 rounded-[16px] bg-crema-1 p-3"
          >
            <img
              src={pictureOfWidth(image.url, 160)}
              alt={image.alt}
              width={80}
              height={80}
              className="size-20 rounded-[12px] bg-papel object-cover"
            />
            <TextField
              label={`Qué se ve en la foto ${index + 1}`}
              maxLength={200}
              value={image.alt}
              onChange={(event) => {
                const alt = event.currentTarget.value;
                change({ images: images.with(index, { ...image, alt }) });
              }}
            />
            <div className="col-span-2 flex flex-wrap gap-2">
              <PictureButton
                disabled={index === 0}
                label={`Mover antes la foto ${index + 1}`}
                onClick={() => place(index, index - 1)}
              >
                <Icon name="caret-up" weight="bold" size={18} />
              </PictureButton>
              <PictureButton
                disabled={index === images.length - 1}
                label={`Mover después la foto ${index + 1}`}
                onClick={() => place(index, index + 1)}
              >
                <Icon name="caret-down" weight="bold" size={18} />
              </PictureButton>
              <PictureButton
                label={`Quitar la foto ${index + 1}`}
                onClick={() => change({ images: images.filter((one) => one !== image) })}
              >
                <Icon name="trash" size={20} />
              </PictureButton>
            </div>
          </li>
        ))}
      </ol>
      {images.length < MAXIMUM_PICTURES && (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the inputs inside
        <div
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className={`mt-3 flex flex-wrap items-center justify-center gap-3 rounded-[16px] border-[1.5px] border-dashed p-5 ${isOver ? 'border-verde-6 bg-verde-0' : 'border-borde'}`}
        >
          <FileChoice label="Elegir fotos" multiple onFiles={add} />
          <FileChoice label="Tomar foto" camera onFiles={add} />
          <span className="text-[14px] text-tinta-3 max-lg:hidden">o arrástralas aquí</span>
        </div>
      )}
      <p role="status" className="mt-2 text-[14px] text-tinta-2 empty:hidden">
        {waiting > 0 && `Subiendo ${waiting === 1 ? 'una foto' : `${waiting} fotos`}...`}
      </p>
      {(problem ?? errors.images) && <FieldMessage id="fotos-mensaje" error={problem ?? errors.images} />}
    </Panel>
  );
}

interface FileChoiceProps {
  label: string;
  multiple?: boolean;
  camera?: boolean;
  onFiles: (files: File[]) => Promise<void>;
}

function FileChoice({ label, multiple, camera, onFiles }: FileChoiceProps) {
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])];
    event.currentTarget.value = '';
    void onFiles(files);
  };
  return (
    <label className="relative inline-flex min-h-[46px] cursor-pointer items-center gap-2 rounded-[14px] bg-verde-1 px-4 font-semibold text-verde-7 has-focus-visible:outline-3 has-focus-visible:outline-cielo-6 has-focus-visible:outline-offset-3">
      {camera ? <Icon name="camera" size={20} /> : <Icon name="plus" weight="bold" size={20} />}
      {label}
      <input
        type="file"
        accept="image/*"
        multiple={multiple}
        {...(camera && { capture: 'environment' as const })}
        onChange={choose}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
      />
    </label>
  );
}

interface PictureButtonProps {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

function PictureButton({ label, disabled, onClick, children }: PictureButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="grid size-[44px] place-items-center rounded-[12px] border border-borde bg-papel hover:bg-crema-2 disabled:border-linea disabled:text-apagado"
    >
      {children}
    </button>
  );
}

function usePictureUpload(
  images: SectionProps['form']['images'],
  onChange: (images: SectionProps['form']['images']) => void,
) {
  const [waiting, setWaiting] = useState(0);
  const [problem, setProblem] = useState<string | undefined>();
  const add = async (files: File[]) => {
    const fitting = files.slice(0, MAXIMUM_PICTURES - images.length);
    setProblem(fitting.length < files.length ? `Sube máximo ${MAXIMUM_PICTURES} fotos.` : undefined);
    setWaiting(fitting.length);
    let next = images;
    // One after the other, in the order in which they were chosen.
    for (const file of fitting) {
      const url = await send(file, setProblem);
      setWaiting((count) => count - 1);
      if (!url || next.some((image) => image.url === url)) continue;
      next = [...next, { url, alt: '' }];
      onChange(next);
    }
  };
  return { waiting, problem, add };
}

async function send(file: File, onProblem: (text: string) => void): Promise<string | null> {
  if (file.size > MAXIMUM_BYTES) {
    onProblem(`${file.name} pesa más de 10 MB.`);
    return null;
  }
  const reply = await callApi('uploadProductPicture', { body: { file } });
  if (reply.ok) return reply.value.url;
  onProblem(`${file.name}: ${reply.message}`);
  return null;
}
