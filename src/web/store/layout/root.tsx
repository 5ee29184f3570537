import { Outlet, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';
import { DocumentTitle } from '../../app/document-title.tsx';
import { useEarlySigns } from '../../app/early-signs.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Toasts } from '../../ui/toasts.tsx';
import { NavigationFeedback } from './navigation-feedback.tsx';
import { WhenAlive } from './when-alive.tsx';

const AddedToCart = lazyPart(() => import('./browser-state.tsx').then((part) => part.AddedToCart));

export function Root() {
  // The component of that name adds only an inline script for the framework mode, which we do not use.
  useScrollRestoration();
  useEarlySigns();
  return (
    <>
      <DocumentTitle />
      <NavigationFeedback />
      <Outlet />
      <WhenAlive>
        <AddedToCart />
      </WhenAlive>
      <Toasts />
    </>
  );
}
