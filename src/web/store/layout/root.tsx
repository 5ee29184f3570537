import { Suspense } from 'react';
import { Outlet, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';
import { DocumentTitle } from '../../app/document-title.tsx';
import { useEarlyTyping } from '../../app/early-typing.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Toasts } from '../../ui/toasts.tsx';
import { NavigationFeedback } from './navigation-feedback.tsx';
import { useHydrated } from './use-hydrated.ts';

const AddedToCart = lazyPart(() => import('./browser-state.tsx').then((part) => part.AddedToCart));

export function Root() {
  const isHydrated = useHydrated();
  // The component of that name adds only an inline script for the framework mode, which we do not use.
  useScrollRestoration();
  useEarlyTyping();
  return (
    <>
      <DocumentTitle />
      <NavigationFeedback />
      <Outlet />
      {isHydrated && (
        <Suspense>
          <AddedToCart />
        </Suspense>
      )}
      <Toasts />
    </>
  );
}
