import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Page as NotFoundPage } from './not-found.page.tsx';

/** A missing page keeps the shop around it; anything else goes up to the fallback. */
export function NotFoundOrError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  throw error;
}
