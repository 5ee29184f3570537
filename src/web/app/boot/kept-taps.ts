import { isStorageUsed } from './storage.ts';

/** What was tapped or sent where nothing answers yet, kept until something does. */
export interface KeptTaps {
  /**
   * Says what answers by now, and does what was kept for it, in its order and once. Call it again when more answers:
   * taps on the rest are kept on.
   */
  answer: (isAlive: (element: Element) => boolean) => void;
  /** Forgets what was kept: nothing is coming. */
  drop: () => void;
}

interface Kept {
  element: HTMLElement;
  act: () => void;
}

/** Begins to keep taps. Links, fields, native popovers and forms with an address work by themselves and are left alone. */
export function keepTaps(): KeptTaps {
  let isAlive = (_element: Element) => false;
  let kept: Kept[] = [];
  /** What the mouse rests on: it does not come over it again. */
  let hovered: Element | null = null;

  const keep = (event: Event, element: HTMLElement, act: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    // Whoever taps again because nothing happens wants it once; steppers say that each tap counts.
    if (element.dataset.script !== 'each' && kept.some((one) => one.element === element)) return;
    element.ariaBusy = 'true';
    kept.push({ element, act });
  };
  addEventListener(
    'click',
    (event) => {
      const element = scriptedControl(event);
      // The same event anew, with the pointer that made it: menus tell mice from fingers.
      if (element && !isAlive(element))
        keep(event, element, () => element.dispatchEvent(new PointerEvent('click', event)));
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (!form.hasAttribute('action') && !isAlive(form))
        keep(event, form, () => form.requestSubmit(event.submitter));
    },
    true,
  );

  addEventListener(
    'pointerover',
    ({ pointerType, target }) => {
      hovered = pointerType === 'mouse' && !isAlive(target as Element) ? (target as Element) : null;
    },
    true,
  );

  const release = (done: Kept[]) => {
    kept = kept.filter((one) => !done.includes(one));
    for (const { element } of done) element.ariaBusy = null;
  };
  return {
    answer: (nowAlive) => {
      isAlive = nowAlive;
      if (hovered && isAlive(hovered)) {
        hovered.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
        hovered = null;
      }
      const ready = kept.filter(({ element }) => isAlive(element));
      release(ready);
      const isLink = ({ element }: Kept) => element instanceof HTMLAnchorElement;
      // Hearts at once: they become buttons when the page knows who is there.
      for (const { act } of ready.filter(isLink)) act();
      actOneByOne(ready.filter((one) => !isLink(one)));
    },
    drop: () => release(kept),
  };
}

/** Each finds what the one before it has changed. */
function actOneByOne([first, ...others]: Kept[]): void {
  if (!first) return;
  setTimeout(() => {
    first.act();
    actOneByOne(others);
  });
}

/** The button that a click is for and that needs a script; null where the browser itself knows what to do. */
function scriptedControl(event: MouseEvent): HTMLElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const control = (event.target as Element).closest<HTMLElement>(
    'a, button, label, summary, [role="button"]',
  );
  // A heart is a link to the login for strangers only.
  if (control instanceof HTMLAnchorElement)
    return control.dataset.script !== undefined && isStorageUsed() ? control : null;
  if (control instanceof HTMLButtonElement)
    return control.type === 'button' && !control.popoverTargetElement ? control : null;
  return control?.role === 'button' ? control : null;
}
