import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { ProductImage } from '../../../../domain/product.ts';
import { movedTo, placeAt, placeByKey } from './picture-order.ts';

const EDGE_PIXELS = 90;
const STEP_PIXELS = 14;

interface Drag {
  url: string;
  /** As it would be if it were let go now. */
  images: ProductImage[];
}

/** Order by handles: the list follows the pointer and is kept when it is let go; Escape puts it back. */
export function usePictureOrder(images: ProductImage[], onChange: (images: ProductImage[]) => void) {
  const listRef = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const write = (next: ProductImage[], url: string) => {
    const place = placeIn(next, url);
    if (place === placeIn(images, url)) return;
    onChange(next);
    setAnnouncement(`Foto en el lugar ${place + 1} de ${next.length}`);
  };
  const move = (url: string, place: number) => write(movedTo(images, url, place), url);

  const begin = (url: string) => (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ url, images });
  };
  const follow = (event: PointerEvent<HTMLButtonElement>) => {
    if (!drag) return;
    scrollAtEdge(event.clientY);
    const rows = listRef.current?.children ?? [];
    const middles = drag.images.map(({ url }) => middleOf(rows[placeIn(images, url)]));
    const place = placeAt(event.clientY, middles, placeIn(drag.images, drag.url));
    setDrag({ ...drag, images: movedTo(drag.images, drag.url, place) });
  };
  const drop = () => {
    if (drag) write(drag.images, drag.url);
    setDrag(null);
  };
  const press = (url: string) => (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key === 'Escape' && drag) return setDrag(null);
    const place = placeByKey(event.key, placeIn(images, url), images.length);
    if (place === null) return;
    event.preventDefault();
    move(url, place);
    // Its row has moved away below the focus.
    const handle = event.currentTarget;
    requestAnimationFrame(() => handle.focus());
  };
  const handleOf = (url: string) => ({
    onPointerDown: begin(url),
    onPointerMove: follow,
    onPointerUp: drop,
    onPointerCancel: () => setDrag(null),
    onKeyDown: press(url),
  });
  return {
    listRef,
    draggedUrl: drag?.url ?? null,
    announcement,
    move,
    handleOf,
    placeOf: (url: string) => placeIn(drag?.images ?? images, url),
  };
}

function placeIn(images: readonly ProductImage[], url: string): number {
  return images.findIndex((one) => one.url === url);
}

function middleOf(row: Element | undefined): number {
  const { top = 0, height = 0 } = row?.getBoundingClientRect() ?? {};
  return top + height / 2;
}

/** A long list goes on above and below the screen. */
function scrollAtEdge(pointerY: number): void {
  if (pointerY < EDGE_PIXELS) window.scrollBy(0, -STEP_PIXELS);
  else if (pointerY > window.innerHeight - EDGE_PIXELS) window.scrollBy(0, STEP_PIXELS);
}
