import { useEffect } from 'react';
import type { ProductImage } from '../../../../domain/product.ts';
import { MAXIMUM_PICTURES } from '../../../../domain/product-form.ts';
import { FieldMessage } from '../../../ui/field.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { PictureDrop } from './picture-drop.tsx';
import { PictureList } from './picture-list.tsx';
import { PictureUploads } from './picture-uploads.tsx';
import type { SectionProps } from './product-editor.tsx';
import { PICTURE_UPLOADS, usePictureUploads } from './use-picture-uploads.ts';

/** Pictures by file, camera or drag, ordered and described; the first one is the cover. */
export function PictureSection({ form, change, markReadable, errors }: SectionProps) {
  const { images } = form;
  const write = (next: ProductImage[]) => change({ images: next });
  const { uploads, add, retry, dismiss } = usePictureUploads(images, write);
  const isOver = uploads.every(({ problem }) => problem !== null);
  useEffect(() => markReadable(PICTURE_UPLOADS, isOver), [isOver, markReadable]);
  const room = MAXIMUM_PICTURES - images.length;
  return (
    <Panel>
      <h2 className="heading-3">Fotos</h2>
      <p className="mt-1 text-small text-tinta-2">
        Hasta {MAXIMUM_PICTURES}, de máximo 10 MB cada una. La primera es la portada.
        {images.length > 1 && ' Arrástralas por su asa para ordenarlas.'}
      </p>
      <PictureList images={images} onChange={write} />
      <PictureUploads uploads={uploads} retry={retry} dismiss={dismiss} />
      {room > 0 && <PictureDrop isEmpty={images.length === 0} onFiles={add} />}
      {errors.images && <FieldMessage id="fotos-mensaje" error={errors.images} />}
    </Panel>
  );
}
