import type { KeyboardEvent } from 'react';

/** 'S, M, L' as its terms, each once. */
export function termsIn(text: string): string[] {
  return [
    ...new Set(
      text
        .split(',')
        .map((term) => term.trim().slice(0, 60))
        .filter(Boolean),
    ),
  ];
}

/** Enter adds instead of sending the form. */
export function onEnter(act: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    act();
  };
}
