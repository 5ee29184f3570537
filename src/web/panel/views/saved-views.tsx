import { useState } from 'react';
import { useLocation } from 'react-router';
import {
  filtersOf,
  MAXIMUM_SAVED_VIEWS,
  type SavedView,
  type SavedViewList,
} from '../../../domain/saved-view.ts';
import { Icon } from '../../ui/icon.tsx';
import { useCurrentInView } from '../use-current-in-view.ts';
import { ChangeViewDialog, SaveViewDialog } from './view-dialogs.tsx';

interface SavedViewsProps {
  list: SavedViewList;
  /** The list's address without filters. */
  address: string;
  /** What most people look for; the query of each is as `filtersOf` orders it. */
  presets?: readonly Omit<SavedView, 'id'>[];
  views: readonly SavedView[];
  /** The word of the address that the list's own tabs are: alone it is nothing to keep. */
  tabWord?: string;
  /** Whoever only looks on keeps nothing. */
  isReadOnly?: boolean | undefined;
}

type Asked = 'save' | SavedView | null;

/** Ways to look at a list, as pills: what everybody is given and what she has kept. */
export function SavedViews({ list, address, presets = [], views, tabWord, isReadOnly }: SavedViewsProps) {
  const row = useCurrentInView();
  const [asked, setAsked] = useState<Asked>(null);
  const { search } = useLocation();
  const filters = filtersOf(list, new URLSearchParams(search));
  const query = new URLSearchParams(filters).toString();
  const isKnown = [...presets, ...views].some((view) => view.query === query);
  const isWorthIt = !isKnown && filters.some(([word]) => word !== tabWord);
  const canSave = !isReadOnly && isWorthIt && views.length < MAXIMUM_SAVED_VIEWS;
  if (presets.length === 0 && views.length === 0 && !canSave) return null;
  const hrefOf = (view: { query: string }) => (view.query === '' ? address : `${address}?${view.query}`);
  return (
    <>
      <nav ref={row} aria-label="Vistas" className="-mx-4 min-w-0 overflow-x-auto px-4 sm:mx-0 sm:px-0">
        <ul className="flex w-max items-center gap-2 py-1">
          {presets.map((view) => (
            <li key={view.name}>
              <Pill view={view} href={hrefOf(view)} isCurrent={view.query === query} />
            </li>
          ))}
          {views.map((view) => (
            <li key={view.id} className="flex items-center">
              <Pill view={view} href={hrefOf(view)} isCurrent={view.query === query} />
              {!isReadOnly && <ChangeButton name={view.name} onClick={() => setAsked(view)} />}
            </li>
          ))}
          {canSave && (
            <li>
              <button
                type="button"
                onClick={() => setAsked('save')}
                className="flex min-h-[44px] items-center gap-2 whitespace-nowrap rounded-full px-3 font-semibold text-small text-verde-7 -outline-offset-2 hover:bg-crema-2 compact:min-h-[38px]"
              >
                <Icon name="plus" weight="bold" size={16} />
                Guardar vista
              </button>
            </li>
          )}
        </ul>
      </nav>
      {asked === 'save' && <SaveViewDialog list={list} query={query} onClose={() => setAsked(null)} />}
      {asked !== null && asked !== 'save' && (
        <ChangeViewDialog list={list} view={asked} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

interface PillProps {
  view: { name: string };
  href: string;
  isCurrent: boolean;
}

function Pill({ view, href, isCurrent }: PillProps) {
  return (
    <a
      href={href}
      data-keep-scroll
      aria-current={isCurrent ? 'page' : undefined}
      className="flex min-h-[44px] max-w-[240px] items-center rounded-full border border-borde bg-papel px-4 font-semibold text-small -outline-offset-2 hover:bg-crema-2 aria-[current]:border-verde-7 aria-[current]:bg-verde-7 aria-[current]:text-white compact:min-h-[38px]"
    >
      <span className="truncate">{view.name}</span>
    </a>
  );
}

function ChangeButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={`Cambiar la vista ${name}`}
      onClick={onClick}
      className="grid size-[44px] shrink-0 place-items-center rounded-full text-tinta-2 -outline-offset-2 hover:bg-crema-2 compact:size-[38px]"
    >
      <Icon name="dots-three" weight="bold" size={20} />
    </button>
  );
}
