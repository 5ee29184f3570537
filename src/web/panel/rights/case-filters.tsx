import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/text-fields.tsx';
import { caseListHref, KIND_OPTIONS, STATE_OPTIONS, WAITING } from './case-filter.ts';

interface CaseFiltersProps {
  action: string;
  filter: { estado: string; tipo: string };
  /** 'Esperan tu respuesta' */
  waitingName: string;
  children?: ReactNode;
}

/** What narrows the list: a form of its own address, so that it also works without scripts. */
export function CaseFilters({ action, filter, waitingName, children }: CaseFiltersProps) {
  const navigate = useNavigate();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]),
    );
    void navigate(caseListHref(action, words));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of 2023 do not know <search>
    <form
      role="search"
      aria-label="Filtrar los casos"
      action={action}
      onSubmit={send}
      className="grid items-end gap-3 sm:flex sm:flex-wrap"
    >
      <SelectField label="Estado" name="estado" defaultValue={filter.estado} className="sm:w-60">
        <option value="">Abiertos</option>
        <option value={WAITING}>{waitingName}</option>
        {STATE_OPTIONS.map(({ word, name }) => (
          <option key={word} value={word}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label="Tipo" name="tipo" defaultValue={filter.tipo} className="sm:w-64">
        <option value="">Todos</option>
        {KIND_OPTIONS.map(({ word, name }) => (
          <option key={word} value={word}>
            {name}
          </option>
        ))}
      </SelectField>
      {children}
      <Button type="submit" variant="outline">
        Filtrar
      </Button>
    </form>
  );
}
