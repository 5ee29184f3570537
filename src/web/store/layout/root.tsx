import { Outlet, ScrollRestoration } from 'react-router';
import { DocumentTitle } from '../../app/document-title.tsx';
import { Toasts } from '../../ui/toasts.tsx';
import { NavigationFeedback } from './navigation-feedback.tsx';

export function Root() {
  return (
    <>
      <DocumentTitle />
      <NavigationFeedback />
      <Outlet />
      <Toasts />
      <ScrollRestoration />
    </>
  );
}
