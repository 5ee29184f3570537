import { useEffect } from 'react';
import { Outlet, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';
import { DocumentTitle } from '../app/document-title.tsx';
import { useEarlySigns } from '../app/early-signs.ts';
import { Toasts } from '../ui/toasts.tsx';
import { refuseHalfTyped } from './half-typed.ts';

export function PanelRoot() {
  useScrollRestoration();
  useEarlySigns();
  useEffect(refuseHalfTyped, []);
  return (
    <>
      <DocumentTitle />
      <Outlet />
      <Toasts />
    </>
  );
}
