import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { fieldBox, fieldControl } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';

interface SearchFormProps {
  action: string;
  /** What else the address says: the open group. */
  hidden: Record<string, string>;
  label: string;
  placeholder: string;
  /** What is searched for now. */
  search: string;
  className?: string;
}

/** A form of its own address, so that it also works before the program is there. */
export function SearchForm({ action, hidden, label, placeholder, search, className = '' }: SearchFormProps) {
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  const [asked, setAsked] = useState<string | null>(null);
  const navigate = useNavigate();
  // Back, the menu or a view show another list. Not by a key: who searches would be thrown out of the field.
  if (shown !== search) {
    setShown(search);
    // What she asked for herself is no news: she may be typing on already.
    if (search !== asked) setTyped(search);
    setAsked(null);
  }
  const send = (event: FormEvent) => {
    event.preventDefault();
    const words = typed.trim();
    setAsked(words);
    void navigate(`${action}?${new URLSearchParams({ ...hidden, ...(words && { buscar: words }) })}`);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of 2023 do not know <search>
    <form role="search" action={action} onSubmit={send} className={`list-search ${className}`}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <span className={`${fieldBox} pr-1!`}>
        <input
          type="search"
          name="buscar"
          maxLength={80}
          aria-label={label}
          placeholder={placeholder}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className={fieldControl}
        />
        <button
          type="submit"
          aria-label="Buscar"
          className="grid size-[44px] shrink-0 place-items-center rounded-[10px] hover:bg-crema-2"
        >
          <Icon name="magnifying-glass" size={22} />
        </button>
      </span>
    </form>
  );
}
