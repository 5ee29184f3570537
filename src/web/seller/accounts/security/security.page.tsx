import { paths } from '../../../../wire/paths.ts';
import { sellerPaths } from '../../../../wire/seller-paths.ts';
import type { PageProps } from '../../../app/page.ts';
import { SessionList } from '../../../app/session-list.tsx';
import { Card, PageHeading } from '../../../panel/card.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import type { sellerSecurityLoader } from './security.loader.ts';

/** One's own sessions, whatever shop one works in. */
export function Page({ data }: PageProps<typeof sellerSecurityLoader>) {
  const { sessions } = data;
  return (
    <>
      <PageHeading title="Mi acceso" text="Dónde tienes abierta tu cuenta." />
      <div className="grid max-w-[900px] gap-5">
        <Card title="Sesiones abiertas">
          <SessionList sessions={sessions} onLeave={() => location.assign(sellerPaths.enter())} />
        </Card>
        <Card title="Contraseña">
          <p className="mt-3 mb-4 text-tinta-2">
            ¿No reconoces una sesión? Ciérrala y cambia tu contraseña: el cambio también cierra las demás.
          </p>
          <ButtonLink variant="secondary" href={paths.accountDetails()}>
            Cambiar contraseña
          </ButtonLink>
        </Card>
      </div>
    </>
  );
}
