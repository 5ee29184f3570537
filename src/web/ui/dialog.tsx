import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from './icon.tsx';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Not shown but read aloud, for dialogs whose content needs no headline. */
  hideTitle?: boolean;
  /** `start`: a drawer from the left edge. Otherwise a panel, below 640 a bottom sheet. */
  placement?: 'middle' | 'start';
  className?: string;
  children: ReactNode;
}

/**
 * The browser's own modal dialog: it keeps focus inside, closes with Escape and gives focus back. A click
 * outside closes it too, and the page behind does not scroll (style.css).
 */
export function Dialog({ open, onClose, title, hideTitle, placement, className, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Text that is selected beyond the edge, and a panel that moves under the finger, end a press outside that began inside.
  const beganOutside = useRef(false);
  // Before the element goes: a dialog that is removed while open does not give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const page = document.documentElement;
    // The room of the scroll bar that goes, so that the page behind does not move.
    page.style.paddingRight = `${innerWidth - page.clientWidth}px`;
    dialog.showModal();
    return () => {
      dialog.close();
      page.style.paddingRight = '';
    };
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={onClose}
      onMouseDown={(event) => {
        beganOutside.current = isOutside(event);
      }}
      onClick={(event) => beganOutside.current && isOutside(event) && onClose()}
      className={`dialog-surface fixed bg-papel text-tinta shadow-e3 backdrop:bg-velo ${placements[placement ?? 'middle']} ${className ?? ''}`}
    >
      <h2 id={titleId} className={hideTitle ? 'sr-only' : 'heading-3 mb-5 pr-12 sm:text-figure'}>
        {title}
      </h2>
      <button
        type="button"
        aria-label="Cerrar"
        onClick={onClose}
        className="absolute top-4 right-4 grid size-[44px] place-items-center rounded-full bg-crema-1 hover:bg-crema-2 sm:top-5 sm:right-5"
      >
        <Icon name="x" weight="bold" size={18} />
      </button>
      {children}
    </dialog>
  );
}

const placements = {
  middle:
    'from-below m-auto max-h-[calc(100dvh-48px)] w-[min(720px,calc(100%-48px))] overflow-y-auto overscroll-contain rounded-[26px] p-8 max-sm:mb-0 max-sm:max-h-[88dvh] max-sm:w-full max-sm:max-w-full max-sm:rounded-b-none max-sm:px-[18px] max-sm:py-[22px]',
  start:
    'from-left m-0 h-dvh max-h-dvh w-[min(360px,calc(100%-48px))] max-w-none overflow-y-auto overscroll-contain rounded-r-[22px] p-5',
} as const;

/** Clicks on the backdrop land on the dialog element itself but outside its box. */
function isOutside(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false;
  const box = event.currentTarget.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
}
