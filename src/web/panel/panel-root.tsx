import { Outlet, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';
import { DocumentTitle } from '../app/document-title.tsx';
import { Toasts } from '../ui/toasts.tsx';

export function PanelRoot() {
  useScrollRestoration();
  return (
    <>
      <DocumentTitle />
      <Outlet />
      <Toasts />
    </>
  );
}
