import { useEffect, useLayoutEffect } from 'react';
import type { KeptTaps } from './boot/kept-taps.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What people did to a control before the page was alive; `server`: what it came with. */
interface Touched {
  server: string | boolean;
  now: string | boolean;
}

const controls = new Map<Control, Touched>();
let taps: KeptTaps | undefined;
/** Events wait for React, which tells the page of some of them. */
let isReactListening = false;
let isPageShown = false;
/** The box that was ticked by the very click for which React hurried to show the page. */
let ticked: Control | null = null;

/**
 * On slow phones people and password managers fill in fields before React has taken over the page, which then does not
 * hear of it and may even write over it. Call it before hydration. `kept`: what was tapped already.
 */
export function watchEarlySigns(root: HTMLElement, kept?: KeptTaps): void {
  taps = kept;
  for (const control of root.querySelectorAll<Control>('input, textarea, select'))
    controls.set(control, { server: serverValue(control), now: currentValue(control) });
  document.addEventListener('input', note, true);
  document.addEventListener('change', note, true);
}

/** Call it when React has begun to take over. */
export function letReactListen(): void {
  isReactListening = true;
}

function note({ target, type }: Event): void {
  const control = target as Control;
  const touched = controls.get(control);
  if (!touched || control === ticked) return;
  if (isHeardByReact(control, type)) {
    controls.delete(control);
    if (control instanceof HTMLSelectElement) keepChoice(control, touched);
  } else touched.now = currentValue(control);
}

/** Of texts it may hear as well: telling them again changes nothing, other choices would be made twice. */
function isHeardByReact(control: Control, type: string): boolean {
  return isBox(control) ? isPageShown : isReactListening && type === 'change' && isHeardByChange(control);
}

/**
 * For the event React may hurry to show the page, which writes over the choice before anybody hears of it. The list itself
 * is told after that, and before the page.
 */
function keepChoice(select: HTMLSelectElement, { server, now }: Touched): void {
  const chosen = now === server ? select.value : String(now);
  select.addEventListener('change', () => Reflect.set(select, 'value', chosen), { once: true });
}

/** Tells the page, once it is alive, what was typed and then what was tapped before; taps on hearts come first. */
export function useEarlySigns(): void {
  useLayoutEffect(() => {
    isPageShown = true;
    // React compares a box with how it found it: ticked, as the browser ticks before it tells.
    const control = window.event?.target as Control;
    const touched = controls.get(control);
    if (!touched || !isBox(control)) return;
    ticked = control;
    touched.now = currentValue(control);
  }, []);
  useEffect(() => {
    // Behind the event for which React may have hurried: what is said within it would be undone.
    setTimeout(tellPage);
    taps?.answer(() => true);
  }, []);
}

function tellPage(): void {
  document.removeEventListener('input', note, true);
  document.removeEventListener('change', note, true);
  for (const [control, { server, now }] of controls)
    if (control.isConnected && now !== server) replay(control, server, now);
  controls.clear();
}

function replay(control: Control, server: string | boolean, now: string | boolean): void {
  // React hears of a control only when it differs from what it has seen last: it sees what is set on the element
  // itself, not what a click or the setter of the class does.
  if (isBox(control)) {
    control.checked = server === true;
    // Of a group of radio buttons the chosen one speaks.
    if (control.type === 'checkbox' || now) control.click();
  } else if (isHeardByChange(control)) {
    // What was told before may have put it back.
    if (control.type !== 'file') control.value = String(now);
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    control.value = String(server);
    Reflect.set(Object.getPrototypeOf(control), 'value', now, control);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function currentValue(control: Control): string | boolean {
  return isBox(control) ? control.checked : control.value;
}

function serverValue(control: Control): string | boolean {
  if (isBox(control)) return control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? '';
}

function isHeardByChange(control: Control): boolean {
  return control instanceof HTMLSelectElement || control.type === 'file';
}

function isBox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);
}
