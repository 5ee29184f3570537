import { type KeyboardEvent, useState } from 'react';
import { operatorPaths } from '../../../../wire/operator-paths.ts';
import { callApi } from '../../../app/api-client.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Tag } from '../../../ui/surfaces.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { TreeCategory } from './catalogue.loader.ts';
import { childrenOf, placeAfterStep, type TreePlace, type TreeStep } from './tree-moves.ts';
import { type Drag, useTreeDrag } from './use-tree-drag.ts';

interface CategoryTreeProps {
  categories: readonly TreeCategory[];
  selectedId: number | null;
  mayEdit: boolean;
  onMoved: () => Promise<void>;
}

const STEPS: Record<string, TreeStep> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** Ordered by dragging, by the arrow keys on a handle, and by the buttons of a category's own panel. */
export function CategoryTree({ categories, selectedId, mayEdit, onMoved }: CategoryTreeProps) {
  const [moving, setMoving] = useState(false);
  const [said, setSaid] = useState('');
  const move = async (id: number, { parentId, beforeId }: TreePlace) => {
    if (moving) return;
    setMoving(true);
    const reply = await callApi('moveCategory', {
      params: { categoryId: id },
      body: { parentId, beforeId },
    });
    if (reply.ok) await onMoved();
    else showToast({ kind: 'error', text: reply.message });
    setMoving(false);
    setSaid(reply.ok ? placeText(categories, id, { parentId, beforeId }) : '');
  };
  const { drag, handleOf } = useTreeDrag(categories, (id, place) => void move(id, place));
  const onKeyDown = (id: number) => (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const place = placeAfterStep(categories, id, step);
    if (place) void move(id, place);
  };
  const row = (category: TreeCategory) => (
    <CategoryRow
      category={category}
      isSelected={category.id === selectedId}
      drag={drag}
      handle={mayEdit ? { ...handleOf(category.id), onKeyDown: onKeyDown(category.id) } : null}
    />
  );
  return (
    <>
      {mayEdit && categories.length > 1 && (
        <p id="ayuda-del-arbol" className="mt-2 text-small text-tinta-2">
          Arrastra por los puntos. Con el teclado: flechas arriba y abajo para ordenar, derecha para meterla
          en la de arriba, izquierda para sacarla.
        </p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <ul className="mt-3 grid gap-1">
        {childrenOf(categories, 0).map((main) => (
          <li key={main.id}>
            {row(main)}
            <ul className="grid gap-1 pl-6 sm:pl-9">
              {childrenOf(categories, main.id).map((sub) => (
                <li key={sub.id}>{row(sub)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}

interface CategoryRowProps {
  category: TreeCategory;
  isSelected: boolean;
  drag: Drag | null;
  handle: React.ComponentProps<'button'> | null;
}

function CategoryRow({ category, isSelected, drag, handle }: CategoryRowProps) {
  const { id, name, hidden, productCount } = category;
  const place = drag?.place;
  const isInside = place?.parentId === id && place.beforeId === null;
  const mark =
    place && place.beforeId === id
      ? 'shadow-[0_-3px_0_var(--color-verde-6)]'
      : isInside
        ? 'outline-2 outline-verde-6'
        : '';
  return (
    <div
      data-category={id}
      className={`flex items-center gap-1 rounded-[12px] ${isSelected ? 'bg-verde-1' : 'hover:bg-crema-1'} ${drag?.id === id ? 'opacity-50' : ''} ${mark}`}
    >
      {handle && (
        <button
          type="button"
          aria-label={`Mover ${name}`}
          aria-describedby="ayuda-del-arbol"
          {...handle}
          className="grid size-[44px] shrink-0 cursor-grab touch-none place-items-center rounded-[12px] text-tinta-3 active:cursor-grabbing"
        >
          <Icon name="dots-six-vertical" weight="bold" size={20} />
        </button>
      )}
      <a
        href={operatorPaths.catalogue(id)}
        data-keep-scroll
        aria-current={isSelected ? 'true' : undefined}
        className="flex min-h-[44px] min-w-0 flex-1 items-center justify-between gap-3 rounded-[12px] px-2"
      >
        <span className={`min-w-0 break-words ${category.parentId === 0 ? 'font-semibold' : ''}`}>
          {name}
        </span>
        <span className="flex shrink-0 items-center gap-2 text-small text-tinta-2">
          {hidden && <Tag>Oculta</Tag>}
          <span className="cifra">{productCount}</span>
          <span className="sr-only">{productCount === 1 ? 'producto' : 'productos'}</span>
        </span>
      </a>
    </div>
  );
}

function placeText(
  categories: readonly TreeCategory[],
  id: number,
  { parentId, beforeId }: TreePlace,
): string {
  const nameOf = (one: number) => categories.find((category) => category.id === one)?.name ?? '';
  const inside = parentId === 0 ? 'como categoría principal' : `dentro de ${nameOf(parentId)}`;
  return `${nameOf(id)} quedó ${inside}, ${beforeId === null ? 'al final' : `antes de ${nameOf(beforeId)}`}.`;
}
