import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/text-fields.tsx';

export interface Place {
  id: string;
  name: string;
}

interface PlaceListProps {
  label: string;
  places: readonly Place[];
  chosen: readonly string[];
  disabled: boolean;
  onChange: (chosen: string[]) => void;
}

/** The chosen places, each with a way out, and a field that completes the name of the next one. */
export function PlaceList({ label, places, chosen, disabled, onChange }: PlaceListProps) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const nameOf = (id: string) => places.find((place) => place.id === id)?.name ?? id;
  const add = () => {
    const found = findPlace(places, typed);
    setProblem(found ? undefined : 'Elige un lugar de la lista.');
    if (!found) return;
    if (!chosen.includes(found.id)) onChange([...chosen, found.id]);
    setTyped('');
  };
  return (
    <fieldset className="mt-4">
      <legend className="font-semibold text-small">{label}</legend>
      <ul className="mt-2 flex flex-wrap gap-2">
        {chosen.map((id) => (
          <li
            key={id}
            className="flex min-h-[40px] items-center gap-1 rounded-full bg-crema-1 pr-1 pl-3 text-small"
          >
            {nameOf(id)}
            {!disabled && (
              <button
                type="button"
                aria-label={`Quitar ${nameOf(id)}`}
                onClick={() => onChange(chosen.filter((one) => one !== id))}
                className="grid size-[36px] place-items-center rounded-full hover:bg-crema-2"
              >
                <Icon name="x" weight="bold" size={13} />
              </button>
            )}
          </li>
        ))}
        {chosen.length === 0 && <li className="text-small text-tinta-3">Ninguno</li>}
      </ul>
      {!disabled && (
        <div className="mt-2 flex items-start gap-3 sm:max-w-[460px]">
          <TextField
            label={<span className="sr-only">Agregar a {label}</span>}
            placeholder="Escribe el nombre"
            list={listId}
            autoComplete="off"
            className="min-w-0 flex-1"
            error={problem}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
          <datalist id={listId}>
            {typed.length >= 2 &&
              places
                .filter(({ name }) => plain(name).includes(plain(typed)))
                .slice(0, 20)
                .map(({ id, name }) => <option key={id} value={name} />)}
          </datalist>
          <Button variant="outline" onClick={add}>
            Agregar<span className="sr-only"> a {label}</span>
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** By its whole name, or the only one that begins so; accents and capitals do not matter. */
export function findPlace(places: readonly Place[], typed: string): Place | null {
  const wanted = plain(typed.trim());
  if (!wanted) return null;
  const exact = places.find(({ name }) => plain(name) === wanted);
  const beginning = places.filter(({ name }) => plain(name).startsWith(wanted));
  return exact ?? (beginning.length === 1 ? (beginning[0] ?? null) : null);
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
