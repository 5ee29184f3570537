import { useEffect, useState } from 'react';

const PAUSE_MILLIS = 200;
const SHORTEST = 2;

/** Completions of what is being typed, after a short pause; none when they cannot be had (spec 8: silent). */
export function useSuggestions(text: string): readonly string[] {
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  const wanted = text.trim();
  useEffect(() => {
    if (wanted.length < SHORTEST) {
      setSuggestions([]);
      return;
    }
    const abort = new AbortController();
    const pause = setTimeout(() => {
      fetchSuggestions(wanted, abort.signal).then(setSuggestions, () => undefined);
    }, PAUSE_MILLIS);
    return () => {
      clearTimeout(pause);
      abort.abort();
    };
  }, [wanted]);
  return suggestions;
}

// Read by hand: the endpoint table would bring its schemas into every first visit.
async function fetchSuggestions(text: string, signal: AbortSignal): Promise<readonly string[]> {
  const response = await fetch(`/api/productos/sugerencias?search=${encodeURIComponent(text)}`, { signal });
  if (!response.ok) return [];
  const reply = (await response.json()) as { datos?: string[] };
  return reply.datos ?? [];
}
