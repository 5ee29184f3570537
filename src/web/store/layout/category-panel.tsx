import { useState } from 'react';
import { paths } from '../../../wire/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/waiting.tsx';
import { CategoryIcon } from './category-icon.tsx';
import type { MenuCategory } from './category-tree.ts';
import { moveFocus } from './move-focus.ts';
import { useCategoryMenu } from './use-category-menu.ts';

/** Top-level categories; the subcategories of the one in use stand beside them. */
export function CategoryPanel({ onChoose }: { onChoose: () => void }) {
  const menu = useCategoryMenu();
  const [chosenId, setActiveId] = useState<number>();
  if (menu === null)
    return (
      <div className={`${panel} grid min-h-[288px] w-[540px] place-items-center`}>
        <Spinner />
      </div>
    );
  const activeId = chosenId ?? menu[0]?.id;
  if (menu.length === 0)
    return <p className={`${panel} px-5 py-4 whitespace-nowrap`}>No hay categorías disponibles</p>;
  return (
    <ul
      onClick={onChoose}
      onKeyDown={moveFocus}
      data-focus-column
      className={`${panel} relative min-h-[288px] w-[540px] p-3`}
    >
      {menu.map((category) => (
        <li
          key={category.id}
          onPointerEnter={() => setActiveId(category.id)}
          onFocus={() => setActiveId(category.id)}
        >
          <a
            href={paths.category(category.id)}
            className={`flex h-[46px] w-[254px] items-center gap-3 rounded-[12px] px-[14px] font-semibold text-compact ${category.id === activeId ? 'bg-verde-1 text-verde-7' : ''}`}
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
            className="flex min-h-[46px] items-center rounded-[12px] px-[14px] text-compact hover:bg-crema-1"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
