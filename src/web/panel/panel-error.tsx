import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { operatorPaths } from '../../wire/operator-paths.ts';
import { sellerPaths } from '../../wire/seller-paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';

/** A page of the panels that is not there, not for this person, or could not be made. */
export function PanelError() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const panel = pathname.startsWith(operatorPaths.home()) ? operatorPanel : sellerPanel;
  return (
    <main className="page-width flex min-h-dvh flex-col items-center justify-center gap-4 text-center">
      <h1 className="heading-1">{isMissing ? 'Página no encontrada' : 'No pudimos cargar la página'}</h1>
      <p className="text-tinta-2">{isMissing ? panel.missing : 'Revisa tu conexión e intenta de nuevo.'}</p>
      <ButtonLink href={panel.home} target="_self" variant="secondary">
        {panel.way}
      </ButtonLink>
    </main>
  );
}

const sellerPanel = {
  missing: 'El enlace cambió o no es de tu tienda.',
  home: sellerPaths.home(),
  way: 'Ir al centro de vendedores',
};

const operatorPanel = {
  missing: 'El enlace cambió o lo que buscas ya no existe.',
  home: operatorPaths.home(),
  way: 'Ir al resumen de la operación',
};
