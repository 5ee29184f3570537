import { isRouteErrorResponse, useRouteError } from 'react-router';
import { paths } from '../../../wire/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

/** Spec 8: the generic fallback shows the status or the message. It stands alone: the shell may be what failed. */
export function RootFallback() {
  return (
    <main
      id="contenido"
      className="page-width flex min-h-dvh flex-col items-center justify-center gap-4 text-center"
    >
      <h1 className="heading-1">Unexpected Application Error!</h1>
      <p className="text-tinta-2">{detailOf(useRouteError())}</p>
      {/* A new document, in case the running one is what broke. */}
      <ButtonLink href={paths.home()} target="_self" variant="secondary">
        Volver al inicio
      </ButtonLink>
    </main>
  );
}

function detailOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : 'Error';
}
