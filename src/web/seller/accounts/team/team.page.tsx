import { useRevalidator } from 'react-router';
import { sellerPaths } from '../../../../wire/seller-paths.ts';
import type { PageProps } from '../../../app/page.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberList } from './member-list.tsx';
import type { sellerTeamLoader } from './team.loader.ts';

export function Page({ data }: PageProps<typeof sellerTeamLoader>) {
  const { team } = data;
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="heading-1">Equipo</h1>
        <ButtonLink variant="outline" href={sellerPaths.activity()}>
          Quién hizo qué
        </ButtonLink>
      </div>
      <div className="mt-6 grid gap-5 lg:grid-cols-[minmax(0,1fr)_340px] lg:items-start">
        <div className="grid gap-5">
          <Panel aria-labelledby="integrantes">
            <h2 id="integrantes" className="heading-3">
              Quienes trabajan en la tienda
            </h2>
            <MemberList members={team.members} onChange={reload} />
          </Panel>
          {team.invitations.length > 0 && (
            <Panel aria-labelledby="invitaciones">
              <h2 id="invitaciones" className="heading-3">
                Invitaciones sin responder
              </h2>
              <InvitationList invitations={team.invitations} onChange={reload} />
            </Panel>
          )}
        </div>
        <Panel aria-labelledby="invitar">
          <h2 id="invitar" className="heading-3">
            Invita a alguien
          </h2>
          <InviteForm onInvited={reload} />
        </Panel>
      </div>
    </>
  );
}
