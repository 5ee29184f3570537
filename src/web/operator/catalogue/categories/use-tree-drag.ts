import { type PointerEvent, useState } from 'react';
import type { TreeCategory } from './catalogue.loader.ts';
import { placeAtRow, type TreePlace } from './tree-moves.ts';

export interface Drag {
  id: number;
  /** Where it would go if it were dropped now. */
  place: TreePlace | null;
}

/** Dragging by the handle, with mouse, pen and finger alike. */
export function useTreeDrag(
  categories: readonly TreeCategory[],
  onDrop: (id: number, place: TreePlace) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  return {
    drag,
    handleOf: (id: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus();
        setDrag({ id, place: null });
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
        if (drag?.id !== id) return;
        const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-category]');
        if (!row) return setDrag({ id, place: null });
        const { top, height } = row.getBoundingClientRect();
        const part = (clientY - top) / height;
        setDrag({ id, place: placeAtRow(categories, id, Number(row.dataset.category), part) });
      },
      onPointerUp: () => {
        if (drag?.id === id && drag.place) onDrop(id, drag.place);
        setDrag(null);
      },
      onPointerCancel: () => setDrag(null),
    }),
  };
}
