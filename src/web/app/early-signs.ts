import { useEffect } from 'react';
import type { KeptTaps } from './boot/kept-taps.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What people did to a control before the page was alive; `server`: what it came with. */
interface Touched {
  server: string | boolean;
  now: string | boolean;
}

const controls = new Map<Control, Touched>();
let taps: KeptTaps | undefined;

/**
 * On slow phones people and password managers fill in fields before React has taken over the page, which then does not
 * hear of it and may even write over it. Call it before hydration. `kept`: what was tapped already.
 */
export function watchEarlySigns(root: HTMLElement, kept?: KeptTaps): void {
  taps = kept;
  for (const control of root.querySelectorAll<Control>('input, textarea, select'))
    if (!(control instanceof HTMLInputElement && /^(hidden|submit|button|image)$/.test(control.type)))
      controls.set(control, { server: serverValue(control), now: currentValue(control) });
  document.addEventListener('input', note, true);
  document.addEventListener('change', note, true);
}

function note({ target }: Event): void {
  const touched = controls.get(target as Control);
  if (touched) touched.now = currentValue(target as Control);
}

/** Tells the page, once it is alive, what was typed and then what was tapped before. */
export function useEarlySigns(): void {
  useEffect(() => {
    document.removeEventListener('input', note, true);
    document.removeEventListener('change', note, true);
    for (const [control, { server, now }] of controls)
      if (control.isConnected && now !== server) replay(control, server, now);
    controls.clear();
    taps?.answer(() => true);
  }, []);
}

function replay(control: Control, server: string | boolean, now: string | boolean): void {
  // React hears of a control only when it differs from what it has seen last: it sees what is set on the element
  // itself, not what a click or the setter of the class does.
  if (isBox(control)) {
    control.checked = server === true;
    // Of a group of radio buttons the chosen one speaks.
    if (control.type === 'checkbox' || now) control.click();
  } else if (control instanceof HTMLSelectElement || control.type === 'file') {
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    control.value = String(server);
    const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
    setter?.call(control, now);
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

function isBox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);
}
