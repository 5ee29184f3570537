import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { headerAction } from './header-action.ts';

const MobileMenuDialog = lazyPart(() =>
  import('./mobile-menu-dialog.tsx').then((part) => part.MobileMenuDialog),
);

/** Spec 2.2: the slide-in menu of small screens; its content is loaded when it is first opened. */
export function MobileMenu() {
  // Undefined: never opened.
  const [isOpen, setOpen] = useState<boolean>();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu
  useEffect(() => setOpen((isOpen) => isOpen && false), [key]);
  return (
    <>
      <button
        type="button"
        aria-label="Abrir el menú"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={`${headerAction} -ml-[9px] md:hidden noscript:hidden`}
      >
        <Icon name="list" size={26} />
      </button>
      {isOpen !== undefined && (
        <Suspense>
          <MobileMenuDialog open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
