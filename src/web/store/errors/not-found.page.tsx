import { paths } from '../../../wire/paths.ts';

export function Page() {
  return (
    <section>
      <h1>Página no encontrada</h1>
      <a href={paths.home()}>Volver al inicio</a>
    </section>
  );
}
