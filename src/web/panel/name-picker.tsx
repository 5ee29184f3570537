import { type ReactNode, useState } from 'react';
import type { ApiReply } from '../app/api-client.ts';
import { useSending } from '../app/use-sending.ts';
import { Button } from '../ui/button.tsx';
import { FieldMessage } from '../ui/field.tsx';
import { TextField } from '../ui/text-fields.tsx';

export interface Named {
  id: number;
  name: string;
}

interface NamePickerProps<Value> {
  label: string;
  placeholder: string;
  /** What is chosen now, or that nothing is. */
  current: ReactNode;
  /** Where nothing has such a name. */
  empty: string;
  error: string | undefined;
  errorId: string;
  /** Nothing typed asks nothing. */
  needsText?: boolean;
  ask: (text: string) => Promise<ApiReply<Value>>;
  namesOf: (value: Value) => readonly Named[];
  onChoose: (named: Named) => void;
}

/** One of many, found by its name. */
export function NamePicker<Value>(props: NamePickerProps<Value>) {
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<readonly Named[] | null>(null);
  const { problem, send } = useSending();
  const look = async () =>
    (search.trim() !== '' || !props.needsText) &&
    send(
      () => props.ask(search.trim()),
      (value) => setFound(props.namesOf(value)),
    );
  const choose = (named: Named) => {
    setFound(null);
    setSearch('');
    props.onChoose(named);
  };
  const message = props.error || problem;
  return (
    <div className="grid gap-3">
      <div className="flex items-end gap-2">
        <TextField
          className="min-w-0 flex-1"
          label={props.label}
          placeholder={props.placeholder}
          maxLength={80}
          value={search}
          aria-invalid={props.error ? true : undefined}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void look();
          }}
        />
        <Button variant="secondary" onClick={() => void look()}>
          Buscar
        </Button>
      </div>
      <p aria-live="polite" className="text-small">
        {props.current}
      </p>
      {found && <Found found={found} empty={props.empty} onChoose={choose} />}
      {message && <FieldMessage id={props.errorId} error={message} />}
    </div>
  );
}

interface FoundProps {
  found: readonly Named[];
  empty: string;
  onChoose: (named: Named) => void;
}

function Found({ found, empty, onChoose }: FoundProps) {
  return (
    <ul className="grid gap-1">
      {found.map((named) => (
        <li key={named.id}>
          <button
            type="button"
            onClick={() => onChoose(named)}
            className="min-h-[44px] w-full rounded-[12px] px-3 text-left font-semibold hover:bg-crema-1"
          >
            {named.name}
          </button>
        </li>
      ))}
      {found.length === 0 && <li className="text-tinta-2">{empty}</li>}
    </ul>
  );
}
