import type { PageRequest } from '../../../app/page.ts';
import { readId } from '../../../app/read-id.ts';

export async function endInvitationsLoader(page: PageRequest) {
  const asked = page.url.searchParams;
  return {
    meta: {
      title: `No recibir invitaciones a opinar | ${page.brand.name}`,
      description: 'Deja de recibir correos que te piden opinar de tus compras.',
      canonical: null,
    },
    orderNumber: readId(asked.get('pedido') ?? undefined),
    signature: (asked.get('firma') ?? '').slice(0, 60),
  };
}
