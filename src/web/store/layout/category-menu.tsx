import { type FocusEvent, type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { paths } from '../../../wire/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { CategoryIcon } from './category-icon.tsx';
import type { MenuCategory } from './category-tree.ts';
import { moveFocus } from './move-focus.ts';

// Spec 9.
const CLOSE_DELAY_MILLIS = 300;

/** 'Buscar Ahora': opens on hover, click or key; subcategories stand beside their category. */
export function CategoryMenu({ menu }: { menu: readonly MenuCategory[] }) {
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
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && isOpen) {
      close();
      button.current?.focus();
    } else moveFocus(event);
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
        {isOpen && <CategoryPanel menu={menu} onChoose={close} />}
      </div>
    </div>
  );
}

function CategoryPanel({ menu, onChoose }: { menu: readonly MenuCategory[]; onChoose: () => void }) {
  const [activeId, setActiveId] = useState(menu[0]?.id);
  if (menu.length === 0)
    return <p className={`${panel} px-5 py-4 whitespace-nowrap`}>No hay categorías disponibles</p>;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on a link inside closes; Enter clicks too
    <ul onClick={onChoose} data-focus-column className={`${panel} relative min-h-[288px] w-[540px] p-3`}>
      {menu.map((category) => (
        <li
          key={category.id}
          onPointerEnter={() => setActiveId(category.id)}
          onFocus={() => setActiveId(category.id)}
        >
          <a
            href={paths.category(category.id)}
            className={`flex h-[46px] w-[254px] items-center gap-3 rounded-[12px] px-[14px] font-semibold text-[15.5px] ${category.id === activeId ? 'bg-verde-1 text-verde-7' : ''}`}
          >
            <CategoryIcon name={category.name} />
            <span className="flex-1">{category.name}</span>
            {category.children.length > 0 && <Icon name="caret-right" weight="bold" size={14} />}
          </a>
          {category.id === activeId && <Subcategories category={category} />}
        </li>
      ))}
    </ul>
  );
}

const panel = 'rounded-[22px] border border-linea bg-papel font-normal shadow-e2';

function Subcategories({ category }: { category: MenuCategory }) {
  return (
    <ul
      aria-label={category.name}
      data-focus-column
      className="absolute inset-y-3 left-[272px] w-[255px] overflow-y-auto border-linea border-l pl-2"
    >
      {category.children.map(({ id, name }) => (
        <li key={id}>
          <a
            href={paths.subcategory(category.id, id)}
            className="flex min-h-[46px] items-center rounded-[12px] px-[14px] text-[15.5px] hover:bg-crema-1"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
