import { type KeptTaps, keepTaps } from './kept-taps.ts';
import { isStorageUsed } from './storage.ts';

// Whatever people do first.
const SIGNS =
  'pointerdown pointermove touchstart keydown focusin scroll wheel input change click submit'.split(' ');

/**
 * The only script of a document until somebody is there. A page that is the same for everybody shows and does nearly
 * all it has to without the program, whose download and start kept phones busy for a second; it is started by the first
 * sign of life. Other pages, and browsers that keep something which a page should show, start by themselves.
 */
export function boot(start: (kept: KeptTaps) => Promise<void>): void {
  const kept = keepTaps();
  let isStarting = false;
  const shownAddress = location.pathname + location.search;

  const begin = (sign?: Event) => {
    if (isStarting || (sign && !isSign(sign))) return;
    isStarting = true;
    setListening(false);
    start(kept).then(
      () => removeEventListener('popstate', showAddress),
      () => {
        // Without a connection: links and plain forms go on to work, and the next sign tries again.
        kept.drop();
        isStarting = false;
        setListening(true);
      },
    );
  };
  const setListening = (isListening: boolean) => {
    const change = isListening ? addEventListener : removeEventListener;
    for (const sign of SIGNS) change(sign, begin, { capture: true, passive: true });
  };
  // Back and forward between addresses that the program had shown before the page was loaded anew.
  const showAddress = () => {
    if (location.pathname + location.search !== shownAddress) location.reload();
  };

  addEventListener('popstate', showAddress);
  setListening(true);
  if (needsScript()) begin();
  else whenIdle(() => holdsSomething() && begin());
}

/** Whether somebody made the event: browsers make some by themselves. */
function isSign(event: Event): boolean {
  // Rows of pictures snap into their place while the page is laid out.
  if (event.type === 'scroll') return event.target === document;
  // A mouse that rests where the page comes to lie is told of it without having moved.
  const { type, movementX, movementY } = event as PointerEvent;
  return type !== 'pointermove' || movementX !== 0 || movementY !== 0;
}

function needsScript(): boolean {
  const root = document.getElementById('raiz');
  return (
    root?.dataset.waits === undefined ||
    root.querySelector('[data-script="now"]') !== null ||
    // The program showed this place before and knows how far it was scrolled.
    history.scrollRestoration === 'manual'
  );
}

/** Something that only the program can show: a cart, a session or where to send, a place in the page, text that came back. */
function holdsSomething(): boolean {
  return (
    location.hash !== '' ||
    isStorageUsed() ||
    // The place that somebody chose: the page shows the assumed one.
    /(^|; )lugar=/.test(document.cookie) ||
    [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(isTouched)
  );
}

function isTouched({ value, defaultValue, checked, defaultChecked, type }: HTMLInputElement): boolean {
  return type !== 'hidden' && (value !== defaultValue || checked !== defaultChecked);
}

/** Once all is loaded and nothing else is to do. */
function whenIdle(act: () => void): void {
  const wait = () => (window.requestIdleCallback ?? setTimeout)(act);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
