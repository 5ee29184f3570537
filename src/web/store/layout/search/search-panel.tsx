import { type RefObject, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { forgetSearches, listPastSearches, pastSearchesFor, rememberSearch } from './past-searches.ts';
import type { ShownList } from './search-box.tsx';
import { groupSuggestions, PAST, type Suggestion } from './suggestion-groups.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useListKeys } from './use-list-keys.ts';
import { useSuggestions } from './use-suggestions.ts';

interface SearchPanelProps {
  id: string;
  field: RefObject<HTMLInputElement | null>;
  /** What the field holds, and what the page shown was searched for. */
  text: string;
  searched: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  setText: (text: string) => void;
  setList: (list: ShownList) => void;
}

const MOST_PAST_BESIDE_OTHERS = 2;

/** The suggestions below the field; loaded when it is first used. It is the combobox's list: the focus stays in the field. */
export function SearchPanel({
  id,
  field,
  text,
  searched,
  isOpen,
  setOpen,
  setText,
  setList,
}: SearchPanelProps) {
  const isWide = useIsWide();
  const { groups, reply, isSettled, forget } = useGroups(text, isOpen, isWide);
  const count = groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0);
  const isShown = isOpen && count > 0;
  useEffect(() => rememberSearch(searched), [searched]);

  const complete = (chosen: string) => {
    setText(`${chosen} `);
    field.current?.focus();
  };
  const choose = (suggestion: Suggestion) => {
    setOpen(false);
    if ('text' in suggestion && suggestion.kind !== 'category' && suggestion.kind !== 'seller')
      setText(suggestion.text);
  };
  const active = useListKeys({ field, id, groups, isShown, text, setOpen, complete });
  useShownList({ setList, isShown, id, active });

  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && isSettled && countText(groups.some(({ title }) => title) ? count : 0)}
      </p>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a press on it leaves the focus, and the list, where they are
        <div
          hidden={!isShown && isWide}
          onMouseDown={(event) => event.preventDefault()}
          className="search-panel"
        >
          {isShown && (
            <SuggestionList
              id={id}
              groups={groups}
              typed={reply?.correccion ?? text}
              active={active}
              onChoose={choose}
              onComplete={complete}
            />
          )}
          {groups[0]?.title === PAST && (
            <button
              type="button"
              aria-label="Borrar lo que buscaste antes"
              onClick={() => {
                forget();
                field.current?.focus();
              }}
              className="search-forget"
            >
              Borrar
            </button>
          )}
          <KeyHints />
        </div>
      )}
    </>
  );
}

/** What to offer for a text; `forget` empties what was searched before. */
function useGroups(text: string, isOpen: boolean, isWide: boolean) {
  const [forgotten, setForgotten] = useState(0);
  const { reply, isCurrent } = useSuggestions(text, isOpen);
  const isEmpty = text.trim() === '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew when the list opens and when it was emptied
  const groups = useMemo(() => {
    const past = isEmpty ? listPastSearches() : pastSearchesFor(text, MOST_PAST_BESIDE_OTHERS);
    return groupSuggestions(text, past, reply, isWide);
  }, [text, isEmpty, reply, isWide, isOpen, forgotten]);
  const forget = () => {
    forgetSearches();
    setForgotten(forgotten + 1);
  };
  return { groups, reply, isSettled: isEmpty || isCurrent, forget };
}

/** Tells the field of its list. */
function useShownList({
  setList,
  isShown,
  id,
  active,
}: Pick<SearchPanelProps, 'setList' | 'id'> & ListPlace): void {
  useEffect(() => {
    setList(isShown ? { id, activeId: active >= 0 ? `${id}-${active}` : undefined } : {});
  }, [setList, isShown, id, active]);
}

interface ListPlace {
  isShown: boolean;
  active: number;
}

function countText(count: number): string {
  if (count === 0) return 'Sin sugerencias';
  return count === 1 ? '1 sugerencia' : `${count} sugerencias`;
}

const keys = [
  [['↑', '↓'], 'moverte'],
  [['Enter'], 'buscar'],
  [['Esc'], 'cerrar'],
] as const;

/** For eyes: who hears the page is told the same by the combobox. */
function KeyHints() {
  return (
    <div
      aria-hidden="true"
      className="flex gap-5 border-linea border-t px-[26px] py-2 text-micro text-tinta-3 max-md:hidden"
    >
      {keys.map(([names, does]) => (
        <span key={does} className="flex items-center gap-1">
          {names.map((name) => (
            <kbd
              key={name}
              className="rounded-[5px] border border-linea bg-lienzo px-[6px] font-sans font-semibold"
            >
              {name}
            </kbd>
          ))}
          {does}
        </span>
      ))}
    </div>
  );
}

const wide = '(min-width: 48rem)';

function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(wide);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(wide).matches,
    () => true,
  );
}
