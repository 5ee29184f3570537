import { type FormEvent, type KeyboardEvent, Suspense, useEffect, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../wire/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useSearchHint } from './use-search-hint.ts';

const SearchSuggestions = lazyPart(() =>
  import('./search-suggestions.tsx').then((part) => part.SearchSuggestions),
);

/** A plain GET form; with scripts it also offers completions, which never get in the way of Enter. */
export function SearchBox() {
  const searched = new URLSearchParams(useLocation().search).get('search') ?? '';
  const [text, setText] = useState(searched);
  const { isOpen, suggestions, active, isShown, open, close, step, found } = useCompletions();
  const navigate = useNavigate();
  const hint = useSearchHint(text === '');
  const listId = useId();
  useEffect(() => setText(searched), [searched]);

  const search = (wanted: string) => {
    if (wanted.trim() === '') return;
    setText(wanted);
    close();
    void navigate(paths.search(wanted.trim()));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    search(suggestions[active] ?? text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isShown || !['Escape', 'ArrowDown', 'ArrowUp'].includes(event.key)) return;
    // Escape would also empty the field.
    event.preventDefault();
    if (event.key === 'Escape') return close();
    step(event.key === 'ArrowDown' ? 1 : -1);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to all readers yet
    <form
      action={paths.search()}
      role="search"
      onSubmit={onSubmit}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
      className="relative min-w-0 max-md:order-last max-md:basis-full md:flex-1"
    >
      <SearchField
        text={text}
        hint={hint}
        listId={isShown ? listId : undefined}
        activeId={active >= 0 ? `${listId}-${active}` : undefined}
        onType={(typed) => {
          setText(typed);
          open();
        }}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <Suspense>
          <SearchSuggestions
            id={listId}
            text={text}
            suggestions={suggestions}
            active={active}
            onFound={found}
            onChoose={search}
          />
        </Suspense>
      )}
    </form>
  );
}

/** The list of completions and the one that the arrows are on; -1: the reader's own text. */
function useCompletions() {
  const [isOpen, setOpen] = useState(false);
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  const [active, setActive] = useState(-1);
  return {
    isOpen,
    suggestions,
    active,
    isShown: isOpen && suggestions.length > 0,
    open: () => {
      setOpen(true);
      setActive(-1);
    },
    close: () => {
      setOpen(false);
      setActive(-1);
      setSuggestions([]);
    },
    step: (by: 1 | -1) => {
      // One more place than suggestions.
      const places = suggestions.length + 1;
      setActive((active) => ((active + 1 + by + places) % places) - 1);
    },
    found: setSuggestions,
  };
}

interface SearchFieldProps {
  text: string;
  hint: ReturnType<typeof useSearchHint>;
  /** The list of completions, while it is shown, and the one that the arrows are on. */
  listId: string | undefined;
  activeId: string | undefined;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function SearchField({ text, hint, listId, activeId, onType, onKeyDown }: SearchFieldProps) {
  return (
    <div className="search-field">
      <Icon name="magnifying-glass" />
      <input
        name="search"
        type="search"
        required
        maxLength={80}
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="search"
        aria-label="Buscar productos"
        placeholder={hint.text}
        role="combobox"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        className={`h-full w-full min-w-0 flex-1 bg-transparent text-body/6 text-tinta outline-none placeholder:text-tinta-3 placeholder:transition-opacity placeholder:duration-100 [&::-webkit-search-cancel-button]:hidden ${hint.isFading ? 'placeholder:opacity-0' : 'placeholder:opacity-100'}`}
      />
      <button
        type="submit"
        aria-label="Buscar"
        className="relative grid size-[38px] shrink-0 place-items-center rounded-full bg-mango-4 text-tinta transition-[background-color,transform] duration-200 before:absolute before:-inset-1 hover:bg-mango-3 active:scale-98"
      >
        <Icon name="arrow-right" weight="bold" />
      </button>
    </div>
  );
}
