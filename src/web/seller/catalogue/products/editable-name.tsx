import { type KeyboardEvent, useRef, useState } from 'react';

interface EditableNameProps {
  name: string;
  /** The other names beside it, which it may not repeat. */
  others: readonly string[];
  onRename: (name: string) => void;
  className?: string;
}

/** A name that becomes a field when it is pressed. Enter or leaving the field keeps the new one, Escape the old one. */
export function EditableName({ name, others, onRename, className = '' }: EditableNameProps) {
  const [text, setText] = useState<string | null>(null);
  /** Whoever leaves the field by a key goes on where she was. */
  const returnsFocus = useRef(false);
  if (text === null)
    return (
      <button
        type="button"
        // biome-ignore lint/a11y/noAutofocus: the focus comes back from the field
        autoFocus={returnsFocus.current}
        onClick={() => setText(name)}
        className={`min-h-[44px] min-w-[44px] break-words text-left underline decoration-borde decoration-dotted underline-offset-4 hover:decoration-solid ${className}`}
      >
        {name}
        <span className="sr-only"> (cambiar el nombre)</span>
      </button>
    );
  const written = text.trim();
  const isTaken = others.some((other) => other.trim().toLowerCase() === written.toLowerCase());
  const keep = () => {
    if (isTaken) return;
    if (written !== '' && written !== name) onRename(written);
    setText(null);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Enter') return;
    returnsFocus.current = true;
    if (event.key === 'Escape') setText(null);
    if (event.key !== 'Enter') return;
    // Enter keeps the name instead of sending the form.
    event.preventDefault();
    keep();
  };
  return (
    <span className="inline-flex min-w-0 flex-col py-1">
      <input
        // biome-ignore lint/a11y/noAutofocus: the person has just asked for this field
        autoFocus
        type="text"
        aria-label={`Nombre nuevo de ${name}`}
        aria-invalid={isTaken || undefined}
        maxLength={60}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onFocus={() => {
          returnsFocus.current = false;
        }}
        onBlur={() => (isTaken ? setText(null) : keep())}
        onKeyDown={press}
        className={`min-h-[36px] w-full max-w-[220px] rounded-[8px] border border-borde bg-papel px-2 aria-invalid:border-tomate-7 ${className}`}
      />
      {isTaken && <span className="text-small text-tomate-7">Ya existe.</span>}
    </span>
  );
}
