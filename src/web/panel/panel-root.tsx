import { Outlet, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';
import { DocumentTitle } from '../app/document-title.tsx';
import { useEarlyTyping } from '../app/early-typing.ts';
import { Toasts } from '../ui/toasts.tsx';

export function PanelRoot() {
  useScrollRestoration();
  useEarlyTyping();
  return (
    <>
      <DocumentTitle />
      <Outlet />
      <Toasts />
    </>
  );
}
