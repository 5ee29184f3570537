import { callApi } from '../../../app/api-client.ts';
import type { PageProps } from '../../../app/page.ts';
import { EndMails } from '../search-alert/end-mails.tsx';
import type { endInvitationsLoader } from './end-invitations.loader.ts';

export function Page({ data: { orderNumber, signature } }: PageProps<typeof endInvitationsLoader>) {
  return (
    <EndMails
      title="No recibir invitaciones a opinar"
      text="No te pedimos más tu opinión por correo. Los correos de tus pedidos siguen llegando, y puedes opinar cuando quieras en la página de cada producto."
      button="No me pidan más opiniones"
      end={
        orderNumber === null ? null : () => callApi('refuseInvitations', { body: { orderNumber, signature } })
      }
    />
  );
}
