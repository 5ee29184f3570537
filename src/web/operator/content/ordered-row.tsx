import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';

interface OrderedRowProps {
  /** For readers: 'el mensaje 2'. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
  children: ReactNode;
}

/** One of a list whose order is chosen by hand. */
export function OrderedRow({ name, isFirst, isLast, onMove, onRemove, children }: OrderedRowProps) {
  return (
    <li className="grid gap-3 rounded-[16px] bg-crema-1 p-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <div className="grid gap-3">{children}</div>
      <div className="flex gap-1 sm:pt-6">
        <button
          type="button"
          aria-label={`Subir ${name}`}
          disabled={isFirst}
          onClick={() => onMove(-1)}
          className={rowButton}
        >
          <Icon name="caret-up" weight="bold" size={18} />
        </button>
        <button
          type="button"
          aria-label={`Bajar ${name}`}
          disabled={isLast}
          onClick={() => onMove(1)}
          className={rowButton}
        >
          <Icon name="caret-down" weight="bold" size={18} />
        </button>
        <button type="button" aria-label={`Quitar ${name}`} onClick={onRemove} className={rowButton}>
          <Icon name="trash" size={20} />
        </button>
      </div>
    </li>
  );
}

const rowButton =
  'grid size-[44px] place-items-center rounded-[12px] hover:bg-crema-2 disabled:text-apagado disabled:hover:bg-transparent';

/** A list with one of its items a place further up or down. */
export function moved<Item>(items: readonly Item[], at: number, step: -1 | 1): Item[] {
  const item = items[at];
  const rest = items.filter((_, index) => index !== at);
  return item === undefined ? rest : rest.toSpliced(at + step, 0, item);
}
