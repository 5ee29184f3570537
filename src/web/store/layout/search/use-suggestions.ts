import { useEffect, useState } from 'react';
import type { WireSuggestions } from './suggestion-groups.ts';

/** Between two keys of somebody who types: asked is when she looks up. */
const PAUSE_MILLIS = 120;
const MOST_KEPT = 60;
const KEPT_MILLIS = 60_000;

interface Answer {
  text: string;
  reply: WireSuggestions;
}

const kept = new Map<string, { reply: WireSuggestions; until: number }>();
const nothing: WireSuggestions = {
  correccion: null,
  busquedas: [],
  productos: [],
  categorias: [],
  tiendas: [],
};

/**
 * The suggestions for a text; while they are on their way those of the text before, null when there are none. What is
 * no longer asked for is given up, so that no late answer takes the place of a newer one.
 */
export function useSuggestions(
  typed: string,
  isOpen: boolean,
): { reply: WireSuggestions | null; isCurrent: boolean } {
  const text = typed.trim() === '' ? '' : typed.replace(/\s+/g, ' ').trimStart();
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    const known = findKept(text);
    if (known) return setAnswer({ text, reply: known });
    const abort = new AbortController();
    const ask = () =>
      fetchSuggestions(text, abort.signal).then(
        (reply) => {
          if (!abort.signal.aborted) setAnswer({ text, reply });
        },
        () => undefined,
      );
    // An empty field was opened or emptied, which is one act.
    const pause = setTimeout(ask, text === '' ? 0 : PAUSE_MILLIS);
    return () => {
      clearTimeout(pause);
      abort.abort();
    };
  }, [text, isOpen]);
  // What goes on from a text is none of an empty field's business, and the other way round.
  const fits = answer && (answer.text === '') === (text === '');
  return { reply: fits ? answer.reply : null, isCurrent: answer?.text === text };
}

function findKept(text: string): WireSuggestions | null {
  const found = kept.get(text);
  return found && found.until > Date.now() ? found.reply : null;
}

/** What cannot be had is nothing (spec 8: silent), until it is asked for again. */
async function fetchSuggestions(text: string, signal: AbortSignal): Promise<WireSuggestions> {
  const response = await fetch(`/api/sugerencias?search=${encodeURIComponent(text)}`, { signal }).catch(
    (error: unknown) => {
      if (signal.aborted) throw error;
      return null;
    },
  );
  if (!response?.ok) return nothing;
  const reply = (await response.json()) as WireSuggestions;
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(text, { reply, until: Date.now() + KEPT_MILLIS });
  return reply;
}
