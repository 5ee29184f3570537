import { Icon } from '../icon.tsx';

interface ArrowButtonProps {
  direction: 'previous' | 'next';
  atEnd: boolean;
  onClick: () => void;
  className?: string;
}

/** Stays focusable at the end of the row: a disabled button would drop the keyboard's place. */
export function ArrowButton({ direction, atEnd, onClick, className = '' }: ArrowButtonProps) {
  return (
    <button
      type="button"
      aria-label={direction === 'previous' ? 'Anterior' : 'Siguiente'}
      aria-disabled={atEnd}
      onClick={atEnd ? undefined : onClick}
      className={`grid size-11 shrink-0 cursor-pointer place-items-center rounded-full border border-linea bg-papel text-tinta shadow-e1 transition-transform duration-120 active:scale-98 aria-disabled:cursor-default aria-disabled:text-borde ${className}`}
    >
      <Icon name={direction === 'previous' ? 'caret-left' : 'caret-right'} weight="bold" size={20} />
    </button>
  );
}

interface PageBulletsProps {
  page: number;
  pageCount: number;
  onChoose: (page: number) => void;
  className?: string;
}

export function PageBullets({ page, pageCount, onChoose, className = '' }: PageBulletsProps) {
  return (
    <div className={`flex items-center ${className}`}>
      {Array.from({ length: pageCount }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a bullet is its page number
          key={index}
          type="button"
          aria-label={`Ir a la parte ${index + 1} de ${pageCount}`}
          aria-current={index === page ? 'true' : undefined}
          onClick={() => onChoose(index)}
          className="group grid h-11 min-w-6 cursor-pointer place-items-center px-1"
        >
          <span className="block h-2 w-2 rounded-full bg-[#d6c9b2] transition-[width,background-color] duration-200 group-hover:bg-borde group-aria-[current]:w-[26px] group-aria-[current]:bg-verde-6 motion-reduce:transition-none" />
        </button>
      ))}
    </div>
  );
}
