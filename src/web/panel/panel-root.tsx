import { Outlet, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';
import { DocumentTitle } from '../app/document-title.tsx';
import { useEarlySigns } from '../app/early-signs.ts';
import { Toasts } from '../ui/toasts.tsx';

export function PanelRoot() {
  useScrollRestoration();
  useEarlySigns();
  return (
    <>
      <DocumentTitle />
      <Outlet />
      <Toasts />
    </>
  );
}
