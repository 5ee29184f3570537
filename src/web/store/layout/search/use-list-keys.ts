import { type RefObject, useEffect, useRef, useState } from 'react';
import type { SuggestionGroup } from './suggestion-groups.ts';

interface ListKeys {
  field: RefObject<HTMLInputElement | null>;
  id: string;
  groups: readonly SuggestionGroup[];
  isShown: boolean;
  text: string;
  setOpen: (isOpen: boolean) => void;
  complete: (text: string) => void;
}

/**
 * The keys of an editable combobox with a list (ARIA Authoring Practices), and the option that the arrows are on; -1:
 * none, Enter searches what was typed. Whatever changes the list leaves it.
 */
export function useListKeys({ field, id, groups, isShown, text, setOpen, complete }: ListKeys): number {
  const [place, setPlace] = useState({ groups, index: -1 });
  const suggestions = groups.flatMap((group) => group.suggestions);
  const active = isShown && place.groups === groups ? place.index : -1;
  const move = (index: number) => {
    setPlace({ groups, index });
    document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys that belong to whoever composes a letter out of several.
    if (event.isComposing || event.keyCode === 229 || event.ctrlKey || event.metaKey) return;
    const { key, altKey } = event;
    // The arrow that opens the list is the field's own: it must not wait for this.
    if (!isShown) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (altKey) return key === 'ArrowUp' && setOpen(false);
      // One more place than options: the field's own text.
      const places = suggestions.length + 1;
      return move(((active + 1 + (key === 'ArrowDown' ? 1 : -1) + places) % places) - 1);
    }
    if (key === 'Escape') {
      // It would empty the field too.
      event.preventDefault();
      return setOpen(false);
    }
    if (key === 'Home' || key === 'End') return move(-1);
    const chosen = suggestions[active];
    if (!chosen) return;
    if (key === 'Enter') {
      event.preventDefault();
      document.getElementById(`${id}-${active}`)?.click();
    }
    const isAtEnd = field.current?.selectionStart === text.length;
    if (key === 'ArrowRight' && isAtEnd && 'text' in chosen && !('place' in chosen)) {
      event.preventDefault();
      complete(chosen.text);
    }
  };

  const latest = useRef(onKeyDown);
  useEffect(() => {
    latest.current = onKeyDown;
  });
  useEffect(() => {
    const input = field.current;
    const listen = (event: KeyboardEvent) => latest.current(event);
    input?.addEventListener('keydown', listen);
    return () => input?.removeEventListener('keydown', listen);
  }, [field]);
  return active;
}
