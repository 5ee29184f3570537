import { useEffect } from 'react';
import { Icon } from '../../ui/icon.tsx';

interface SearchSuggestionsProps {
  id: string;
  text: string;
  suggestions: readonly string[];
  active: number;
  onFound: (suggestions: readonly string[]) => void;
  onChoose: (suggestion: string) => void;
}

const PAUSE_MILLIS = 200;
const SHORTEST = 2;

/** Completions below the search box; loaded with the first key. */
export function SearchSuggestions({
  id,
  text,
  suggestions,
  active,
  onFound,
  onChoose,
}: SearchSuggestionsProps) {
  useEffect(() => findAfterPause(text.trim(), onFound), [text, onFound]);
  if (suggestions.length === 0) return null;
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Sugerencias"
      className="absolute inset-x-0 top-full z-30 mt-2 overflow-hidden rounded-[18px] border border-linea bg-papel p-2 shadow-e2"
    >
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's
        <div
          key={suggestion}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // Keeps the focus, and with it the list, until the click.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
          className="flex min-h-[44px] cursor-pointer items-center gap-3 rounded-[12px] px-4 hover:bg-crema-1 aria-selected:bg-verde-1 aria-selected:text-verde-7"
        >
          <Icon name="magnifying-glass" size={18} className="text-tinta-3" />
          {suggestion}
        </div>
      ))}
    </div>
  );
}

/** Answers how to stop. What cannot be fetched shows nothing (spec 8: silent). */
function findAfterPause(text: string, onFound: (suggestions: readonly string[]) => void): () => void {
  const abort = new AbortController();
  const pause = setTimeout(() => {
    if (text.length < SHORTEST) onFound([]);
    else fetchSuggestions(text, abort.signal).then(onFound, () => undefined);
  }, PAUSE_MILLIS);
  return () => {
    clearTimeout(pause);
    abort.abort();
  };
}

// Read by hand: the endpoint's table would bring all its schemas along.
async function fetchSuggestions(text: string, signal: AbortSignal): Promise<readonly string[]> {
  const response = await fetch(`/api/productos/sugerencias?search=${encodeURIComponent(text)}`, { signal });
  if (!response.ok) return [];
  const reply = (await response.json()) as { datos?: string[] };
  return reply.datos ?? [];
}
