import {
  type FocusEvent,
  type FormEvent,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../../wire/paths.ts';
import { isClosingEntry, useBackKey } from '../../../app/closing-entry.ts';
import { Icon } from '../../../ui/icon.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { useSearchHint } from './use-search-hint.ts';

const SearchPanel = lazyPart(() => import('./search-panel.tsx').then((part) => part.SearchPanel));

/** The list below the field, while there is one, and the option that the arrows are on. */
export interface ShownList {
  id?: string;
  activeId?: string | undefined;
}

const noList: ShownList = {};

/** A plain GET form. With scripts it suggests below the field, on phones on a whole page, once the field is used. */
export function SearchBox() {
  const { key, search } = useLocation();
  const searched = new URLSearchParams(search).get('search') ?? '';
  const [text, setText] = useState(searched);
  const [shownSearch, setShownSearch] = useState(searched);
  const [isUsed, setUsed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [list, setList] = useState(noList);
  const field = useRef<HTMLInputElement>(null);
  const typed = () => field.current?.value ?? '';
  const navigate = useNavigate();
  const id = useId();
  const open = () => {
    setUsed(true);
    setOpen(true);
  };
  const close = useBackKey(isOpen, setOpen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list belongs to the page that it was opened on
  useEffect(() => setOpen(false), [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn next would take back what was typed before
  useEffect(() => type(typed()), []);

  // Not by an effect: the one of the start would take back what was typed just before it.
  if (shownSearch !== searched) {
    setShownSearch(searched);
    setText(searched);
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setOpen(false);
    const asked = text.trim();
    if (asked) void navigate(paths.search(asked), { replace: isClosingEntry() });
  };
  const type = (value: string) => {
    setText(value);
    // What was typed before the page was alive is told when the focus may be elsewhere.
    if (document.activeElement === field.current) open();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to all readers yet
    <form
      action={paths.search()}
      role="search"
      data-open={isOpen || undefined}
      onSubmit={onSubmit}
      onFocus={() => {
        setText(typed());
        setUsed(true);
      }}
      onBlur={(event) => isLeft(event) && setOpen(false)}
      className="search-form"
    >
      {isOpen && (
        <FieldButton
          icon="arrow-left"
          label="Cerrar las sugerencias"
          onClick={close}
          className="search-back"
        />
      )}
      <SearchField {...{ field, text, list, open, type }} canEmpty={isUsed && text !== ''} />
      {isUsed && (
        <Suspense>
          <SearchPanel {...{ id, field, text, searched, isOpen, setOpen, setText, setList }} />
        </Suspense>
      )}
    </form>
  );
}

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  list: ShownList;
  canEmpty: boolean;
  open: () => void;
  type: (text: string) => void;
}

function SearchField({ field, text, list, canEmpty, open, type }: SearchFieldProps) {
  const hint = useSearchHint(text === '');
  return (
    <div className="search-field">
      <Icon name="magnifying-glass" />
      <input
        ref={field}
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
        aria-autocomplete="list"
        aria-expanded={list.id !== undefined}
        aria-controls={list.id}
        aria-activedescendant={list.activeId}
        value={text}
        onClick={open}
        onChange={(event) => type(event.target.value)}
        onKeyDown={({ key }) => key === 'ArrowDown' && open()}
        className={hint.isFading ? 'placeholder:opacity-0' : undefined}
      />
      {canEmpty && (
        <FieldButton
          icon="x"
          label="Borrar el texto"
          className="search-empty"
          onClick={() => {
            field.current?.focus();
            type('');
          }}
        />
      )}
      <button type="submit" aria-label="Buscar" className="search-submit">
        <Icon name="arrow-right" weight="bold" />
      </button>
    </div>
  );
}

interface FieldButtonProps {
  icon: 'arrow-left' | 'x';
  label: string;
  onClick: () => void;
  className: string;
}

function FieldButton({ icon, label, onClick, className }: FieldButtonProps) {
  return (
    <button type="button" aria-label={label} onClick={onClick} className={className}>
      <Icon name={icon} weight="bold" />
    </button>
  );
}

/** On a phone the keyboard may be put away while the page of suggestions stays. */
function isLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return relatedTarget ? !currentTarget.contains(relatedTarget) : matchMedia('(min-width: 48rem)').matches;
}
