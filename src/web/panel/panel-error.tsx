import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ButtonLink } from '../ui/button-link.tsx';

/** A page of the panels that is not there, not for this person, or could not be made. */
export function PanelError() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main className="page-width flex min-h-dvh flex-col items-center justify-center gap-4 text-center">
      <h1 className="heading-1">{isMissing ? 'Página no encontrada' : 'No pudimos cargar la página'}</h1>
      <p className="text-tinta-2">
        {isMissing ? 'El enlace cambió o no es de tu tienda.' : 'Revisa tu conexión e intenta de nuevo.'}
      </p>
      <ButtonLink href="/vender" target="_self" variant="secondary">
        Ir al centro de vendedores
      </ButtonLink>
    </main>
  );
}
