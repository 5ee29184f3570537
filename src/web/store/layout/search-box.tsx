import { type FormEvent, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../wire/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSearchHint } from './use-search-hint.ts';
import { useSuggestions } from './use-suggestions.ts';

/** A plain GET form; with scripts it also offers completions, which never get in the way of Enter. */
export function SearchBox() {
  const [searchParams] = useSearchParams();
  const searched = searchParams.get('search') ?? '';
  const [text, setText] = useState(searched);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const navigate = useNavigate();
  const hint = useSearchHint(text === '');
  const suggestions = useSuggestions(isOpen ? text : '');
  const listId = useId();
  const shown = isOpen && suggestions.length > 0;
  useEffect(() => setText(searched), [searched]);

  const search = (wanted: string) => {
    if (wanted.trim() === '') return;
    setText(wanted);
    close();
    void navigate(paths.search(wanted.trim()));
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    search(suggestions[active] ?? text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    if (!shown || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    // One more place than suggestions: -1 is the reader's own text.
    const places = suggestions.length + 1;
    setActive((active) => ((active + 1 + (event.key === 'ArrowDown' ? 1 : places - 1)) % places) - 1);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to all readers yet
    <form
      action={paths.searchForm()}
      role="search"
      onSubmit={onSubmit}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
      className="relative min-w-0 max-md:order-last max-md:basis-full md:flex-1"
    >
      <div className="flex h-[46px] items-center gap-[10px] rounded-full border-[1.5px] border-linea bg-crema-1 pr-[5px] pl-[18px] text-tinta-3 transition-shadow duration-200 has-[input:focus-visible]:border-verde-6 has-[input:focus-visible]:shadow-[0_0_0_4px_rgb(14_110_82/.16)] md:h-[50px]">
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
          aria-expanded={shown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
          className={`h-full w-full min-w-0 flex-1 bg-transparent text-base text-tinta outline-none placeholder:text-tinta-3 placeholder:transition-opacity placeholder:duration-100 [&::-webkit-search-cancel-button]:hidden ${hint.isFading ? 'placeholder:opacity-0' : 'placeholder:opacity-100'}`}
        />
        <button
          type="submit"
          aria-label="Buscar"
          className="relative grid size-[38px] shrink-0 place-items-center rounded-full bg-mango-4 text-tinta transition-[background-color,transform] duration-200 before:absolute before:-inset-1 hover:bg-mango-3 active:scale-98"
        >
          <Icon name="arrow-right" weight="bold" />
        </button>
      </div>
      <div
        id={listId}
        role="listbox"
        aria-label="Sugerencias"
        hidden={!shown}
        className="absolute inset-x-0 top-full z-30 mt-2 overflow-hidden rounded-[18px] border border-linea bg-papel p-2 shadow-e2"
      >
        {shown &&
          suggestions.map((suggestion, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's
            <div
              key={suggestion}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => search(suggestion)}
              className="flex min-h-[44px] cursor-pointer items-center gap-3 rounded-[12px] px-4 hover:bg-crema-1 aria-selected:bg-verde-1 aria-selected:text-verde-7"
            >
              <Icon name="magnifying-glass" size={18} className="text-tinta-3" />
              {suggestion}
            </div>
          ))}
      </div>
    </form>
  );
}
