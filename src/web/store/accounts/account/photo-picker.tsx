import { useId } from 'react';
import { FieldMessage } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PHOTO_ACCEPT } from './photo-choice.ts';
import type { Photos } from './use-photos.ts';

/** What somebody tells of in pictures. */
export function PhotoPicker({ photos: { photos, maximum, problem, add, remove } }: { photos: Photos }) {
  const id = useId();
  const isFull = photos.length >= maximum;
  return (
    <fieldset>
      <legend className="heading-3">
        Fotos <span className="font-normal font-sans text-small text-tinta-3">hasta {maximum}, opcional</span>
      </legend>
      <ul className="mt-3 flex flex-wrap gap-3">
        {photos.map((photo, index) => (
          <li key={photo.url} className="relative">
            <img
              src={photo.url}
              alt={`Foto ${index + 1}`}
              className="size-[92px] rounded-[14px] bg-crema-1 object-cover"
            />
            <button
              type="button"
              aria-label={`Quitar la foto ${index + 1}`}
              onClick={() => remove(photo)}
              className="-top-2 -right-2 absolute grid size-[44px] place-items-center"
            >
              <span className="grid size-7 place-items-center rounded-full border border-linea bg-papel">
                <Icon name="x" weight="bold" size={13} />
              </span>
            </button>
          </li>
        ))}
        {!isFull && (
          <li>
            <label className="grid size-[92px] cursor-pointer place-content-center justify-items-center gap-1 rounded-[14px] border-[1.5px] border-borde border-dashed font-semibold text-small text-verde-7 has-focus-visible:outline-3 has-focus-visible:outline-cielo-6 has-focus-visible:outline-offset-3">
              <Icon name="camera-plus" size={26} />
              Agregar<span className="sr-only"> fotos</span>
              <input
                type="file"
                multiple
                accept={PHOTO_ACCEPT}
                className="sr-only"
                onChange={({ currentTarget }) => {
                  void add([...(currentTarget.files ?? [])]);
                  // So that the same file can be chosen again.
                  currentTarget.value = '';
                }}
              />
            </label>
          </li>
        )}
      </ul>
      {problem && <FieldMessage id={id} error={problem} />}
    </fieldset>
  );
}
