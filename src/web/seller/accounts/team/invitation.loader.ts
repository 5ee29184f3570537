import { sellerPaths } from '../../../../wire/seller-paths.ts';
import type { PageRequest } from '../../../app/page.ts';
import { askedText } from '../../../panel/asked.ts';

export async function sellerInvitationLoader({ read, url, brand }: PageRequest) {
  const token = askedText(url.searchParams.get('llave'), 100);
  const reply = await read('getInvitation', { token });
  return {
    meta: {
      title: `Invitación a un equipo | ${brand.name}`,
      description: 'Entra al equipo de una tienda.',
      canonical: null,
    },
    brandName: brand.name,
    token,
    /** Null: used, revoked, over or never given. */
    invitation: reply.ok ? reply.value : null,
    enterPath: sellerPaths.enter(sellerPaths.invitation(token)),
  };
}

export type InvitationData = Awaited<ReturnType<typeof sellerInvitationLoader>>;
