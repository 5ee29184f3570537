import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Page as NotFoundPage } from './not-found.page.tsx';

/** A missing page, a lost connection and an outage keep the shop around them; anything else goes up to the fallback. */
export function NotFoundOrError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  if (isRouteErrorResponse(error) && error.status === 503)
    return (
      <PageAway reason="La tienda no está disponible en este momento. Intenta de nuevo en unos minutos." />
    );
  if (isConnectionFailure(error))
    return <PageAway reason="Revisa tu conexión a internet e intenta de nuevo." />;
  throw error;
}

const TITLE = 'No pudimos cargar la página';

function PageAway({ reason }: { reason: string }) {
  const { pathname, search } = useLocation();
  // After the root's own effect, which knows missing pages only.
  useEffect(() => {
    document.title = TITLE;
  });
  return (
    <section role="alert" className="page-width flex flex-col items-center gap-5 pt-16 text-center">
      <h1 className="heading-1">{TITLE}</h1>
      <p className="text-tinta-2">{reason}</p>
      {/* A new document: the script of this one may be what is out of date. */}
      <ButtonLink href={pathname + search} target="_self">
        Reintentar
      </ButtonLink>
    </section>
  );
}

/** The words of Chromium, Firefox and Safari for data or a part of the script that did not arrive. */
function isConnectionFailure(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed|module/i.test(error.message);
}
