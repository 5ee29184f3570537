import { Outlet, ScrollRestoration } from 'react-router';
import { DocumentTitle } from '../../app/document-title.tsx';

export function Root() {
  return (
    <>
      <DocumentTitle />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
