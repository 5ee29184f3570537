import { useEffect, useRef, useState } from 'react';
import { paths } from '../../../../wire/paths.ts';
import { callApi } from '../../../app/api-client.ts';
import { useSending } from '../../../app/use-sending.ts';
import { Card } from '../../../panel/card.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { TreeCategory } from './catalogue.loader.ts';
import { CategoryForm } from './category-form.tsx';
import { CategorySchemaForm } from './category-schema-form.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { placeAfterStep, type TreeStep } from './tree-moves.ts';
import { UploadField } from './upload-field.tsx';

export interface CategoryDetailsProps {
  category: TreeCategory;
  categories: readonly TreeCategory[];
  mayEdit: boolean;
  onChange: () => Promise<void>;
}

/** Everything about one category. */
export function CategoryDetails(props: CategoryDetailsProps) {
  const { category, mayEdit } = props;
  const address =
    category.parentId === 0 ? paths.category(category.id) : paths.subcategory(category.parentId, category.id);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Below the tree on narrow screens, where nobody would see that it came.
    if (!matchMedia('(min-width: 1024px)').matches) top.current?.scrollIntoView();
  }, []);
  return (
    <div
      ref={top}
      className="grid scroll-mt-[76px] gap-5 lg:sticky lg:top-8 lg:max-h-[calc(100dvh-64px)] lg:overflow-y-auto"
    >
      <Card
        title={category.name}
        action={
          <a href={address} className="font-semibold text-small text-verde-7 underline underline-offset-2">
            Ver en la tienda
          </a>
        }
      >
        {mayEdit ? (
          <CategoryForm {...props} />
        ) : (
          <p className="mt-3 text-tinta-2">
            Código {category.id}. Tu rol ve las categorías; las cambia quien tiene el rol Contenido.
          </p>
        )}
      </Card>
      {mayEdit && (
        <>
          <Card title="Imágenes">
            <PictureFields {...props} />
          </Card>
          <Card title="Qué se pide de sus productos">
            <CategorySchemaForm {...props} />
          </Card>
          <Card title="Mover, unir o eliminar">
            <PlaceButtons {...props} />
          </Card>
        </>
      )}
    </div>
  );
}

const PICTURES = [
  { kind: 'square', key: 'imageUrl', label: 'Imagen', hint: 'Cuadrada; se recorta por el centro.' },
  {
    kind: 'featured',
    key: 'featuredImageUrl',
    label: 'Imagen destacada',
    hint: 'De 860 × 560 píxeles: la del cuadro grande del inicio.',
  },
] as const;

function PictureFields({ category, onChange }: CategoryDetailsProps) {
  return (
    <div className="mt-4 grid gap-5 sm:grid-cols-2">
      {PICTURES.map((picture) => (
        <PictureField key={picture.kind} {...{ category, picture, onChange }} />
      ))}
    </div>
  );
}

interface PictureFieldProps extends Pick<CategoryDetailsProps, 'category' | 'onChange'> {
  picture: (typeof PICTURES)[number];
}

function PictureField({ category, picture: { kind, key, label, hint }, onChange }: PictureFieldProps) {
  const { problem, send } = useSending();
  const params = { categoryId: category.id };
  const upload = (file: File) =>
    send(
      () => callApi('uploadCategoryPicture', { params, body: { kind, file } }),
      async () => {
        await onChange();
        return 'Guardaste la imagen.';
      },
    );
  const url = category[key];
  return (
    <UploadField label={label} hint={hint} error={problem ?? undefined} onChoose={upload}>
      {url && (
        <img
          src={url}
          alt=""
          width={96}
          height={96}
          className="h-[96px] w-auto rounded-[12px] object-cover"
        />
      )}
    </UploadField>
  );
}

const STEPS: readonly { step: TreeStep; text: string }[] = [
  { step: 'up', text: 'Subir' },
  { step: 'down', text: 'Bajar' },
  { step: 'in', text: 'Meter en la de arriba' },
  { step: 'out', text: 'Sacar' },
];

function PlaceButtons({ category, categories, onChange }: CategoryDetailsProps) {
  const [merging, setMerging] = useState(false);
  const move = async (step: TreeStep) => {
    const place = placeAfterStep(categories, category.id, step);
    if (!place) return;
    const reply = await callApi('moveCategory', { params: { categoryId: category.id }, body: place });
    if (!reply.ok) showToast({ kind: 'error', text: reply.message });
    await onChange();
  };
  const remove = async () => {
    const reply = await callApi('deleteCategory', { params: { categoryId: category.id } });
    if (!reply.ok) return showToast({ kind: 'error', text: reply.message });
    await onChange();
    showToast({ kind: 'success', text: `Eliminaste ${category.name}.` });
  };
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3">
        {STEPS.map(({ step, text }) => (
          <Button
            key={step}
            variant="outline"
            size="compact"
            disabled={placeAfterStep(categories, category.id, step) === null}
            onClick={() => void move(step)}
          >
            {text}
          </Button>
        ))}
      </div>
      <div className="mt-4 flex flex-wrap gap-3 border-linea border-t pt-4">
        <Button variant="secondary" size="compact" onClick={() => setMerging(true)}>
          Unir con otra
        </Button>
        <Button variant="destructive" size="compact" onClick={() => void remove()}>
          Eliminar
        </Button>
      </div>
      <p className="mt-2 text-small text-tinta-2">
        Solo se elimina una categoría sin productos ni subcategorías.
      </p>
      {merging && (
        <MergeDialog {...{ category, categories }} onClose={() => setMerging(false)} onMerged={onChange} />
      )}
    </>
  );
}
