import { Suspense, useEffect, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { JumpSetup } from './jump-setup.ts';

const JumpDialog = lazyPart(() => import('./jump-dialog.tsx').then((part) => part.JumpDialog));

/** Open by its buttons and by Ctrl K or ⌘ K, unless another dialog is being answered. */
export function useJump() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isAsked || event.key.toLowerCase() !== 'k' || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}

export function JumpBox({ setup, jump }: { setup: JumpSetup; jump: ReturnType<typeof useJump> }) {
  return (
    <Suspense>{jump.isOpen && <JumpDialog key={setup.memory} setup={setup} onClose={jump.close} />}</Suspense>
  );
}

/** On top of the sidebar. */
export function JumpButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onClick}
      className="mt-4 hidden min-h-[44px] w-full items-center gap-3 rounded-[12px] border border-white/40 px-3 text-compact text-white/90 hover:bg-white/10 focus-visible:outline-mango-4 lg:flex"
    >
      <Icon name="magnifying-glass" size={20} />
      Ir a…
      <span
        aria-hidden="true"
        className="ml-auto rounded-[7px] bg-white/15 px-2 py-1 font-sans text-micro leading-none"
      >
        Ctrl K
      </span>
    </button>
  );
}

/** In the bar of narrow screens. */
export function JumpIcon({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label="Ir a…"
      onClick={onClick}
      className="ml-auto grid size-[44px] place-items-center rounded-[12px] hover:bg-crema-2"
    >
      <Icon name="magnifying-glass" size={24} />
    </button>
  );
}
