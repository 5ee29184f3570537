import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';

// Nobody opens it on most visits: its part of the script, and the categories, come with the first opening.
const CategoryPanel = lazyPart(() => import('./category-panel.tsx').then((part) => part.CategoryPanel));

// Spec 9.
const CLOSE_DELAY_MILLIS = 300;

/** 'Buscar Ahora': opens on hover, click or key; subcategories stand beside their category. */
export function CategoryMenu() {
  const [isOpen, setOpen] = useState(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  const open = () => {
    clearTimeout(closing.current);
    setOpen(true);
  };
  const close = () => {
    clearTimeout(closing.current);
    setOpen(false);
  };
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') closing.current = setTimeout(close, CLOSE_DELAY_MILLIS);
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    close();
    button.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and keys of the button and links inside
    <div
      onPointerEnter={(event) => event.pointerType === 'mouse' && open()}
      onPointerLeave={onPointerLeave}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      className="relative mr-2"
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        // With a mouse the menu is open by the time of the click; a click that closed it would surprise.
        onClick={({ nativeEvent }) =>
          (nativeEvent as MouseEvent & { pointerType?: string }).pointerType === 'mouse' || !isOpen
            ? open()
            : close()
        }
        className="flex items-center gap-2 whitespace-nowrap rounded-full bg-verde-6 px-[14px] py-2 font-semibold text-white transition-colors duration-200 hover:bg-verde-7 noscript:hidden"
      >
        <Icon name="squares-four" weight="fill" size={18} />
        Buscar Ahora
        <Icon name="caret-down" weight="bold" size={14} />
      </button>
      <div id={panelId} hidden={!isOpen} className="absolute top-full left-0 z-30 pt-2">
        {isOpen && (
          <Suspense>
            <CategoryPanel onChoose={close} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
