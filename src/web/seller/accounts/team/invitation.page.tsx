import { SELLER_ROLE_NAMES } from '../../../../domain/seller-role.ts';
import { sellerPaths } from '../../../../wire/seller-paths.ts';
import { callApi } from '../../../app/api-client.ts';
import { logOut } from '../../../app/session-store.ts';
import { leaving, useSending } from '../../../app/use-sending.ts';
import { PanelMark } from '../../../panel/panel-mark.tsx';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Notice, Panel } from '../../../ui/surfaces.tsx';
import type { InvitationData } from './invitation.loader.ts';
import { JoinForm } from './join-form.tsx';
import { ROLE_TEXTS } from './role-texts.ts';

/** Where the mail of an invitation leads. */
export function Page({ data }: { data: InvitationData }) {
  const { invitation } = data;
  return (
    <main id="contenido" className="grid min-h-dvh place-items-center bg-crema-1 px-4 py-8">
      <div className="w-full max-w-[520px]">
        <PanelMark />
        <Panel className="mt-5">
          {invitation ? (
            <>
              <h1 className="heading-2">{invitation.shopName} te invita a su equipo</h1>
              <p className="mt-2 text-tinta-2">
                Tu rol: <strong>{SELLER_ROLE_NAMES[invitation.role]}</strong>. {ROLE_TEXTS[invitation.role]}
              </p>
              <p className="mt-2 break-all text-tinta-2">Para {invitation.email}</p>
              <WayIn data={data} invitation={invitation} />
            </>
          ) : (
            <>
              <h1 className="heading-2">La invitación ya no sirve</h1>
              <p className="mt-2 text-tinta-2">
                Se usó, se anuló o venció. Pídele a la tienda que te envíe otra.
              </p>
              <ButtonLink href={sellerPaths.home()} className="mt-5">
                Ir al centro de vendedores
              </ButtonLink>
            </>
          )}
        </Panel>
      </div>
    </main>
  );
}

type Shown = NonNullable<InvitationData['invitation']>;

function WayIn({ data, invitation }: { data: InvitationData; invitation: Shown }) {
  if (invitation.isForYou) return <AcceptButton token={data.token} />;
  if (invitation.isForYou === false) return <OtherAccount />;
  if (!invitation.hasAccount) return <JoinForm token={data.token} email={invitation.email} />;
  return (
    <>
      <p className="mt-5">Ya tienes una cuenta con este correo. Entra con ella para aceptar.</p>
      <ButtonLink href={data.enterPath} full className="mt-4">
        Iniciar sesión
      </ButtonLink>
    </>
  );
}

function AcceptButton({ token }: { token: string }) {
  const { sending, problem, send } = useSending();
  const accept = () =>
    send(
      () => callApi('acceptInvitation', { body: { token } }),
      () => {
        location.assign(sellerPaths.home());
        return leaving();
      },
    );
  return (
    <div className="mt-5 grid gap-4">
      <FormProblem text={problem} />
      <Button full loading={sending} loadingLabel="Entrando..." onClick={() => void accept()}>
        Entrar al equipo
      </Button>
    </div>
  );
}

function OtherAccount() {
  const leave = async () => {
    await logOut();
    location.reload();
  };
  return (
    <div className="mt-5 grid gap-4">
      <Notice>La invitación es para otro correo y tienes abierta otra cuenta.</Notice>
      <Button full variant="outline" onClick={() => void leave()}>
        Cerrar sesión y seguir
      </Button>
    </div>
  );
}
