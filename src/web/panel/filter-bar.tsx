import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-fields.tsx';

interface FilterBarProps {
  action: string;
  label: string;
  placeholder: string;
  search: string;
  /** Whether any of the fields below the search says something: then they begin open. */
  isFiltered: boolean;
  /** The fields' columns on wider screens. */
  columns: string;
  children: ReactNode;
}

/** A search and, folded, what else narrows a list: a form of its own address, so that it also works without scripts. */
export function FilterBar({
  action,
  label,
  placeholder,
  search,
  isFiltered,
  columns,
  children,
}: FilterBarProps) {
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(isFiltered);
  const fieldsId = useId();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    );
    const query = new URLSearchParams(asked);
    void navigate(query.size > 0 ? `${action}?${query}` : action);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of 2023 do not know <search>
    <form
      role="search"
      action={action}
      onSubmit={send}
      className="rounded-[18px] border border-linea bg-papel p-4 sm:rounded-[22px] sm:p-6 compact:border-0 compact:bg-transparent compact:p-0"
    >
      <div className="list-search flex flex-wrap items-end gap-3">
        <TextField
          label={label}
          type="search"
          name="buscar"
          maxLength={80}
          placeholder={placeholder}
          defaultValue={search}
          className="min-w-0 flex-[1_1_280px]"
        />
        <Button type="submit">Buscar</Button>
        <Button
          variant="outline"
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          onClick={() => setIsOpen(!isOpen)}
        >
          Filtros
        </Button>
      </div>
      <div id={fieldsId} hidden={!isOpen} className={`mt-4 grid gap-4 [&[hidden]]:hidden ${columns}`}>
        {children}
      </div>
    </form>
  );
}
