import type { KeyboardEvent } from 'react';

/**
 * Arrow keys between the links of nested lists marked `data-focus-column`: up and down within a list, right into
 * the list beside, left back. Opens nothing: a list that is not shown is skipped.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const from = document.activeElement as HTMLElement | null;
  const target = from && targetOf(event.key, from);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function targetOf(key: string, from: HTMLElement): HTMLElement | null | undefined {
  const column = from.closest('[data-focus-column]');
  if (!column) return null;
  const item = from.closest('li');
  if (key === 'ArrowDown') return linkOf(item?.nextElementSibling ?? column.firstElementChild);
  if (key === 'ArrowUp') return linkOf(item?.previousElementSibling ?? column.lastElementChild);
  if (key === 'ArrowRight') return item?.querySelector<HTMLElement>(':scope [data-focus-column] a');
  return key === 'ArrowLeft' ? linkOf(column.closest('li')) : null;
}

function linkOf(item: Element | null | undefined): HTMLElement | null | undefined {
  return item?.querySelector<HTMLElement>('a');
}
