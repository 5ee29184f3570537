import { isRouteErrorResponse, useRouteError } from 'react-router';
import { paths } from '../../../wire/paths.ts';

/** Spec 8: the generic fallback shows the status or the message. */
export function RootFallback() {
  const error = useRouteError();
  const detail = isRouteErrorResponse(error) ? `${error.status}` : 'Error';
  return (
    <main id="contenido">
      <h1>Unexpected Application Error!</h1>
      <p>{detail}</p>
      <a href={paths.home()}>Volver al inicio</a>
    </main>
  );
}
